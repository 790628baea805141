import Aside
import AsideText

extension StageSnapshot {
    /// Whether letters go into a field.
    func isTyping(_ attention: Attention) -> Bool {
        target(of: attention).flatMap { front.outline?[$0.item]?.text } != nil
    }

    /// What is entered where the user is, if that is no line of text.
    func format(at attention: Attention) -> Outline.FieldFormat? {
        target(of: attention).flatMap { front.outline?[$0.item]?.format }
    }

    /// Whether something in front goes on and nobody knows how far it has come.
    var hasUnknownProgress: Bool {
        front.outline?.items.contains { $0.kind == .meter(fraction: nil) } ?? false
    }
}
