public import Aside
public import Foundation

extension PromptField {
    /// Makes a field for a date, which ``Aside/FieldValues/subscript(date:timeZone:)`` returns.
    ///
    /// - Parameters:
    ///   - label: What the date is for.
    ///   - date: The date to start from; `nil` for none.
    ///   - range: The dates that can be entered; by default all.
    ///   - showsTime: Whether the user also enters hours and minutes. Without them, an entered day stands for its
    ///     beginning.
    ///   - locale: The language that decides the order of day, month and year.
    ///   - timeZone: The time zone of the date.
    ///   - today: The date that the key for today enters.
    /// - Returns: The field.
    public static func date(
        _ label: String, date: Date? = nil, in range: some RangeExpression<Date> = Date.distantPast...,
        showsTime: Bool = false, locale: Locale = .current, timeZone: TimeZone = .current, today: Date = Date()
    ) -> PromptField {
        let form = DateForm(showsTime: showsTime, locale: locale, timeZone: timeZone, today: today)
        let dates = form.range(DateEnds(range))
        return .date(label, text: date.map { dates.text(of: form.moment(of: $0)) } ?? "", in: dates)
    }
}

extension FieldValues {
    /// The date in a field.
    ///
    /// When the check of a prompt runs, each of its date fields holds a date.
    ///
    /// - Parameters:
    ///   - label: The field's label. The field must hold a date.
    ///   - timeZone: The time zone of the date, the same as in the field.
    public subscript(date label: String, timeZone timeZone: TimeZone = .current) -> Date {
        moment(label).date(in: timeZone)
    }
}

extension Question where Answer == Date {
    /// Makes a question for a date.
    ///
    /// - Parameters:
    ///   - title: What is to be entered.
    ///   - message: The text below the title.
    ///   - date: The date to start from; `nil` for none.
    ///   - range: The dates that are accepted. For any other input, a message beside the field says why.
    ///   - showsTime: Whether the user also enters hours and minutes.
    ///   - locale: The language that decides the order of day, month and year.
    ///   - timeZone: The time zone of the date.
    ///   - today: The date that the key for today enters.
    ///   - submit: The label of the submit button.
    ///   - cancel: The label of the cancel button.
    ///   - policy: How to queue, coalesce or expire the question.
    /// - Returns: The question.
    public static func prompt(
        _ title: String,
        message: String? = nil,
        date: Date?,
        in range: some RangeExpression<Date> = Date.distantPast...,
        showsTime: Bool = false,
        locale: Locale = .current,
        timeZone: TimeZone = .current,
        today: Date = Date(),
        submit: String? = nil,
        cancel: String? = nil,
        policy: QuestionPolicy<Date> = .queue
    ) -> Question {
        let field = PromptField.date(
            title, date: date, in: range, showsTime: showsTime, locale: locale, timeZone: timeZone, today: today)
        return prompt(title, message: message, fields: [field], submit: submit, cancel: cancel, policy: policy) {
            $0[date: title, timeZone: timeZone]
        }
    }
}

extension Flow {
    /// Asks for a date.
    ///
    /// If the input is not a date in the range, a message beside the field says so.
    ///
    /// - Parameters:
    ///   - title: What is to be entered.
    ///   - message: The text below the title.
    ///   - date: The date to start from; `nil` for none.
    ///   - range: The dates that are accepted.
    ///   - showsTime: Whether the user also enters hours and minutes.
    ///   - locale: The language that decides the order of day, month and year.
    ///   - timeZone: The time zone of the date.
    ///   - today: The date that the key for today enters.
    ///   - submit: The label of the submit button.
    ///   - policy: How to queue, coalesce or expire the question.
    ///   - file: Together with `line`, the place in the source that messages name; by default the place of the call.
    ///   - line: See `file`.
    /// - Returns: The date.
    /// - Throws: `CancellationError` if the question ends without an answer.
    public func prompt(
        _ title: String,
        message: String? = nil,
        date: Date?,
        in range: some RangeExpression<Date> = Date.distantPast...,
        showsTime: Bool = false,
        locale: Locale = .current,
        timeZone: TimeZone = .current,
        today: Date = Date(),
        submit: String? = nil,
        policy: QuestionPolicy<Date> = .queue,
        file: String = #fileID,
        line: Int = #line
    ) async throws(CancellationError) -> Date {
        try await ask(
            .prompt(
                title, message: message, date: date, in: range, showsTime: showsTime, locale: locale,
                timeZone: timeZone, today: today, submit: submit, policy: policy),
            file: file, line: line)
    }
}
