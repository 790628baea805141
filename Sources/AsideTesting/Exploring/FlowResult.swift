import Aside

/// What a flow has returned, so that the results of two walks can be compared.
struct FlowResult: Hashable {
    /// The code that makes an equal value; `nil` if there is none.
    let code: String?
    /// Which of all results without code it equals; `nil` if it cannot be compared.
    fileprivate(set) var number: Int?
    /// Describes the value.
    let text: String

    /// The text; where another result has the same text, the code.
    func text(beside other: FlowResult) -> String { text == other.text ? code ?? text : text }

    static func == (one: FlowResult, other: FlowResult) -> Bool {
        one.code == other.code && one.number == other.number
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(code)
        hasher.combine(number)
    }
}

/// The results that the walks of an exploration have returned and that no code can make.
@MainActor
final class FlowResults {
    private var known: [any Equatable] = []

    func result(_ value: Any) -> FlowResult {
        var result = FlowResult(code: SwiftValue.code(value), text: String(describing: value))
        guard result.code == nil, let value = value as? any Equatable else { return result }
        result.number = known.firstIndex { isEqual($0, to: value) } ?? known.count
        if result.number == known.count { known.append(value) }
        return result
    }

    private func isEqual<Value: Equatable>(_ value: Value, to other: any Equatable) -> Bool {
        value == other as? Value
    }
}
