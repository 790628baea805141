/// What a flow has returned, so that the results of two walks can be compared.
///
/// Values that cannot be compared are all the same: objects, tuples, and what holds an object.
struct FlowResult: Hashable {
    /// Which of all results it equals.
    fileprivate(set) var number = 0
    let text: String

    static func == (one: FlowResult, other: FlowResult) -> Bool { one.number == other.number }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// The results that the walks of an exploration have returned.
@MainActor
final class FlowResults {
    private var known: [any Equatable] = []

    func result(_ value: Any) -> FlowResult {
        var result = FlowResult(text: String(describing: value))
        let isTuple = Mirror(reflecting: value).displayStyle == .tuple
        guard let value = value as? any Equatable ?? (isTuple ? nil : Self.content(of: value)) else { return result }
        result.number = known.firstIndex { isEqual($0, to: value) } ?? known.count
        if result.number == known.count { known.append(value) }
        return result
    }

    private func isEqual<Value: Equatable>(_ value: Value, to other: any Equatable) -> Bool {
        value == other as? Value
    }

    /// Returns what a value holds, in words; `nil` if it holds an object, whose content may change.
    private static func content(of value: Any) -> String? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle != .class else { return nil }
        guard !mirror.children.isEmpty else { return "\(type(of: value)) \(value)" }
        let parts = mirror.children.map { content(of: $0.value).map { [$0] } ?? [] }
        return parts.contains([]) ? nil : parts.joined().joined(separator: ",")
    }
}
