public import Aside
public import Foundation

extension Input {
    /// Makes an input for a value in a format of Foundation, such as a price.
    ///
    /// ```swift
    /// import Aside
    /// import AsideFoundation
    /// import Foundation
    ///
    /// @MainActor let price = Input.format(Decimal.FormatStyle.Currency(code: "EUR"), example: 12.5)
    /// ```
    ///
    /// - Parameters:
    ///   - format: How the value is written. It also reads what was entered.
    ///   - start: The value that a prompt starts from; `nil` for none.
    ///   - example: A value that shows the format while the field is empty.
    ///   - problem: The message if a text has another format; by default the example.
    /// - Returns: The input.
    public static func format<Format: ParseableFormatStyle>(
        _ format: Format, start: Value? = nil, example: Value, problem: String? = nil
    ) -> Input where Format.FormatInput == Value, Format.FormatOutput == String {
        let shown = format.format(example)
        let read: @MainActor (String) -> Value? = { try? format.parseStrategy.parse($0) }
        return Input(
            start: start, placeholder: shown,
            problem: { text, _ in read(text) == nil ? problem ?? "Enter it as \(shown)." : nil },
            write: { format.format($0) }, read: read)
    }
}

// The factory stands twice: here it can begin a chain of modifiers that ends with another type.
extension Input {
    /// Makes an input for a value in a format of Foundation, such as a price.
    ///
    /// - Parameters:
    ///   - format: How the value is written. It also reads what was entered.
    ///   - start: The value that a prompt starts from; `nil` for none.
    ///   - example: A value that shows the format while the field is empty.
    ///   - problem: The message if a text has another format; by default the example.
    /// - Returns: The input.
    @_disfavoredOverload
    public static func format<Format: ParseableFormatStyle>(
        _ format: Format, start: Format.FormatInput? = nil, example: Format.FormatInput, problem: String? = nil
    ) -> Input<Format.FormatInput> where Format.FormatOutput == String {
        .format(format, start: start, example: example, problem: problem)
    }
}
