/// The modals that wait on one surface, each with its turn: a number that is higher for those that come later.
///
/// Questions of unknown tasks are kept apart. They move together, without a search among the others.
struct WaitingLine {
    private var known = SerialRegister<ModalID>()
    private var nobodys = SerialRegister<ModalID>()

    var isEmpty: Bool { known.isEmpty && nobodys.isEmpty }
    var hasNobodys: Bool { !nobodys.isEmpty }

    /// The modals that known work asked for, in order.
    var ofKnownWork: [ModalID] { known.values }
    /// The modals that unknown tasks asked for, in order.
    var ofUnknownTasks: [ModalID] { nobodys.values }

    var first: ModalID? { isNobodysFirst ? nobodys.first?.value : known.first?.value }

    mutating func insert(_ modal: ModalID, turn: Int, isNobodys: Bool) {
        if isNobodys { nobodys[turn] = modal } else { known[turn] = modal }
    }

    /// Removes a modal from the line.
    ///
    /// Does nothing if no modal has that turn.
    mutating func remove(turn: Int, isNobodys: Bool) {
        if isNobodys { nobodys[turn] = nil } else { known[turn] = nil }
    }

    mutating func popFirst() -> ModalID? {
        if isNobodysFirst { Self.popFirst(&nobodys) } else { Self.popFirst(&known) }
    }

    /// Removes the modals that unknown tasks asked for, in order.
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
