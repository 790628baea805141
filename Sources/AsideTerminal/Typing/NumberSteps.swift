import Aside

/// The steps that a key takes in a number field.
struct NumberSteps {
    /// How many steps up, or down if it is negative.
    let count: Int

    /// Makes the steps that an event takes; `nil` for another event.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - caret: How many characters are before the caret.
    ///   - range: The numbers of the field. If some of them are negative, a minus at the beginning is a sign.
    ///   - isAlone: Whether ↑ and ↓ lead to no other field, and take steps.
    init?(_ event: InputEvent, caret: Int, in range: Outline.NumberRange, isAlone: Bool) {
        switch event {
        case .key(Key(.up)) where isAlone: count = 1
        case .key(Key(.down)) where isAlone: count = -1
        case .text(let text) where !text.isEmpty && text.allSatisfy { $0 == "+" }: count = text.count
        case .text(let text) where !text.isEmpty && text.allSatisfy { $0 == "-" || $0 == "−" }:
            guard caret > 0 || !range.hasNegatives else { return nil }
            count = -text.count
        default: return nil
        }
    }
}
