import Aside
import AsideText

extension StageSnapshot {
    /// Whether letters go into a field.
    func isTyping(_ attention: Attention) -> Bool {
        target(of: attention).flatMap { front.outline?[$0.item]?.text } != nil
    }

    /// Whether the user is in a field for a number.
    func isInNumber(_ attention: Attention) -> Bool {
        target(of: attention).flatMap { front.outline?[$0.item]?.numberRange } != nil
    }

    /// Whether something in front goes on and nobody knows how far it has come.
    var hasUnknownProgress: Bool {
        front.outline?.items.contains { $0.kind == .meter(fraction: nil) } ?? false
    }
}
