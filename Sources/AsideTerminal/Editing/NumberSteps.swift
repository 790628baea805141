import Aside

/// The steps that the user takes with keys in a field for a number.
struct NumberSteps {
    /// How many steps up, or down where it is negative.
    let count: Int

    /// The steps that an event means; `nil` for one that means something else.
    ///
    /// - Parameters:
    ///   - event: the event.
    ///   - caret: how many characters stand before the caret.
    ///   - range: the numbers of the field; where it has some below zero, a minus at the beginning is a sign.
    init?(_ event: InputEvent, caret: Int, in range: Outline.NumberRange) {
        switch event {
        case .key(Key(.up)): count = 1
        case .key(Key(.down)): count = -1
        case .text(let text) where !text.isEmpty && text.allSatisfy { $0 == "+" }: count = text.count
        case .text(let text) where !text.isEmpty && text.allSatisfy { $0 == "-" || $0 == "−" }:
            guard caret > 0 || !range.hasNegatives else { return nil }
            count = -text.count
        default: return nil
        }
    }
}
