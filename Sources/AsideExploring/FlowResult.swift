/// The results that the walks of an exploration have returned, so that those of two walks can be compared.
///
/// Values that cannot be compared are all the same: objects, tuples, and what holds an object.
@MainActor
final class FlowResults {
    private var known: [any Equatable] = []
    private(set) var texts: [String] = []

    /// Returns which of all results a value equals.
    func number(of value: Any) -> Int {
        let isTuple = Mirror(reflecting: value).displayStyle == .tuple
        let content = value as? any Equatable ?? (isTuple ? "" : Self.content(of: value) ?? "")
        if let number = known.firstIndex(where: { isEqual($0, to: content) }) { return number }
        known.append(content)
        texts.append(String(describing: value))
        return known.count - 1
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
