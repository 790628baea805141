import Aside

/// The targets, line by line.
///
/// The width of the frame does not matter. There may be very many rows in a list, so they become targets only when
/// somebody asks for them.
struct TargetLines {
    private enum Part {
        case line([Target])
        case rows(Outline.Item.ID, [Int])

        var count: Int {
            switch self {
            case .line: 1
            case .rows(_, let places): places.count
            }
        }
    }

    /// The parts.
    ///
    /// None of them is empty.
    private var parts: [Part] = []
    private(set) var count = 0

    /// Adds controls that are side by side.
    mutating func add(_ line: [Target]) {
        guard !line.isEmpty else { return }
        parts.append(.line(line))
        count += 1
    }

    /// Adds a control beside the last one.
    mutating func addBeside(_ target: Target) {
        guard case .line(let line)? = parts.last else { return add([target]) }
        parts[parts.count - 1] = .line(line + [target])
    }

    mutating func add(rows places: [Int], of list: Outline.Item.ID) {
        guard !places.isEmpty else { return }
        parts.append(.rows(list, places))
        count += places.count
    }

    subscript(line: Int) -> [Target] {
        var rest = line
        for part in parts {
            if rest < part.count {
                switch part {
                case .line(let targets): return targets
                case .rows(let list, let places): return [Target(list, option: places[rest])]
                }
            }
            rest -= part.count
        }
        return []
    }

    /// Returns the line of a target; `nil` if the target is not there.
    func line(of target: Target) -> Int? {
        var lines = 0
        for part in parts {
            switch part {
            case .line(let targets): if targets.contains(target) { return lines }
            case .rows(let list, let places):
                if list == target.item, let option = target.option, let row = places.place(of: option) {
                    return lines + row
                }
            }
            lines += part.count
        }
        return nil
    }

    func lastRow(of list: Outline.Item.ID) -> Target? {
        for case .rows(list, let places) in parts { return places.last.map { Target(list, option: $0) } }
        return nil
    }

    var first: Target? { count > 0 ? self[0].first : nil }
    var last: Target? { count > 0 ? self[count - 1].last : nil }
    /// Whether there is more than one target.
    var isSeveral: Bool { count > 1 || count == 1 && self[0].count > 1 }
    /// Returns the first target that meets a condition, without a list of all targets.
    func first(where meetsCondition: (Target) -> Bool) -> Target? {
        for line in 0..<count {
            if let target = self[line].first(where: meetsCondition) { return target }
        }
        return nil
    }

    /// All targets, in the order of reading.
    var all: [Target] { (0..<count).flatMap { self[$0] } }
}

extension [Int] {
    /// Returns the place of an option among the places of a list, which mostly contain all options.
    func place(of option: Int) -> Int? {
        indices.contains(option) && self[option] == option ? option : firstIndex(of: option)
    }
}
