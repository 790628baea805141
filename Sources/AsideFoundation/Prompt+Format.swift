public import Aside
public import Foundation

extension Flow {
    /// Asks for a value in a format of Foundation, such as a price.
    ///
    /// ```swift
    /// import Aside
    /// import AsideFoundation
    /// import Foundation
    ///
    /// extension Flow {
    ///     func askForPrice() async throws -> Decimal {
    ///         try await prompt("Price", format: .currency(code: "EUR"), example: 12.5)
    ///     }
    /// }
    /// ```
    ///
    /// If a text has another format, the prompt shows the example beside the field.
    ///
    /// - Parameters:
    ///   - title: What is to be entered.
    ///   - message: The text below the title.
    ///   - value: The value to start from; `nil` for none.
    ///   - format: How the value is written. It also reads what was entered.
    ///   - example: A value that shows the format while the field is empty.
    ///   - problem: The message beside the field if a text has another format; by default the example.
    ///   - submit: The label of the submit button.
    ///   - policy: How to queue, coalesce or expire the question.
    ///   - file: Together with `line`, the place in the source that messages name; by default the place of the call.
    ///   - line: See `file`.
    /// - Returns: The entered value.
    /// - Throws: `CancellationError` if the question ended without an answer.
    public func prompt<Format: ParseableFormatStyle>(
        _ title: String,
        message: String? = nil,
        value: Format.FormatInput? = nil,
        format: Format,
        example: Format.FormatInput,
        problem: String? = nil,
        submit: String? = nil,
        policy: QuestionPolicy<Format.FormatInput> = .queue,
        file: String = #fileID,
        line: Int = #line
    ) async throws(CancellationError) -> Format.FormatInput where Format.FormatOutput == String {
        let shown = format.format(example)
        return try await prompt(
            title, message: message, text: value.map(format.format) ?? "", placeholder: shown, submit: submit,
            policy: policy, file: file, line: line
        ) { text in
            do {
                return try format.parseStrategy.parse(text)
            } catch {
                throw InvalidInput(problem ?? "Enter it as \(shown).")
            }
        }
    }
}
