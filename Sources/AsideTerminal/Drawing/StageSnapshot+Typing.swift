import Aside
import AsideText

extension StageSnapshot {
    /// Returns whether letters go into a field.
    func isTyping(_ viewState: ViewState) -> Bool {
        target(of: viewState).flatMap { front.outline?[$0.item]?.text } != nil
    }

    /// Returns the format of the focused field; `nil` for a single line of text.
    func format(at viewState: ViewState) -> Outline.FieldFormat? {
        target(of: viewState).flatMap { front.outline?[$0.item]?.format }
    }

    /// Whether a prompt is in front, which has one field alone.
    var isPrompt: Bool { front.asked?.kind == .prompt }

    /// Whether a prompt is in front into which nothing is typed.
    ///
    /// A text area is submitted by the key that ends the input elsewhere.
    var isEmptyPrompt: Bool {
        guard isPrompt, let controls = front.outline?.controls else { return false }
        return controls.allSatisfy { ($0.text ?? "").isEmpty && $0.format != .lines }
    }

    /// Whether work in front is running with a progress that is not known.
    var hasUnknownProgress: Bool {
        front.outline?.items.contains { $0.kind == .meter(fraction: nil) } ?? false
    }
}
