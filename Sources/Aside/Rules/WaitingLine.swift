/// The modals that wait on one surface, each with its turn: a number that is higher for those that come later.
///
/// The questions of unknown tasks are kept apart, because they move together, and whoever moves them must not have to
/// look at all others.
struct WaitingLine {
    private var known = SerialRegister<ModalID>()
    private var nobodys = SerialRegister<ModalID>()

    var isEmpty: Bool { known.isEmpty && nobodys.isEmpty }
    var hasNobodys: Bool { !nobodys.isEmpty }

    /// Those that were asked by work that is known, in order.
    var ofKnownWork: [ModalID] { known.values }
    /// Those that were asked by unknown tasks, in order.
    var ofUnknownTasks: [ModalID] { nobodys.values }

    var first: ModalID? { isNobodysFirst ? nobodys.first?.value : known.first?.value }

    mutating func insert(_ modal: ModalID, turn: Int, isNobodys: Bool) {
        if isNobodys { nobodys[turn] = modal } else { known[turn] = modal }
    }

    /// Takes one out of the line; without effect where nobody has that turn.
    mutating func remove(turn: Int, isNobodys: Bool) {
        if isNobodys { nobodys[turn] = nil } else { known[turn] = nil }
    }

    mutating func popFirst() -> ModalID? {
        if isNobodysFirst { Self.popFirst(&nobodys) } else { Self.popFirst(&known) }
    }

    /// Takes out those that were asked by unknown tasks, in order.
    mutating func popNobodys() -> [ModalID] {
        guard hasNobodys else { return [] }
        defer { nobodys = SerialRegister() }
        return nobodys.values
    }

    private var isNobodysFirst: Bool {
        guard let nobodys = nobodys.first else { return false }
        guard let known = known.first else { return true }
        return nobodys.serial < known.serial
    }

    private static func popFirst(_ line: inout SerialRegister<ModalID>) -> ModalID? {
        guard let first = line.first else { return nil }
        line[first.serial] = nil
        return first.value
    }
}
