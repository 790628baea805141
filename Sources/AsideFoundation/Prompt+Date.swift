public import Aside
public import Foundation

extension PromptField {
    /// A field for a date; ``Aside/FieldValues/subscript(date:timeZone:)`` gives it.
    ///
    /// - Parameters:
    ///   - label: what happens then.
    ///   - date: the date to start from; `nil` for none.
    ///   - range: the dates that can be entered; by default all.
    ///   - showsTime: whether hours and minutes are entered, too. Without them, an entered day stands for its beginning.
    ///   - locale: in whose order day, month and year are written.
    ///   - timeZone: where the clock hangs.
    ///   - today: the date that a key enters.
    /// - Returns: the field.
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
    /// The date in a field; a prompt that is checked has one in each field for a date.
    ///
    /// - Parameters:
    ///   - label: the field's label; one that holds no date is a programmer's error.
    ///   - timeZone: where the clock hangs: the same as in the field.
    public subscript(date label: String, timeZone timeZone: TimeZone = .current) -> Date {
        moment(label).date(in: timeZone)
    }
}

extension Question where Answer == Date {
    /// A question for a date.
    ///
    /// - Parameters:
    ///   - title: what happens then.
    ///   - message: the text below the title.
    ///   - date: the date to start from; `nil` for none.
    ///   - range: the dates that are taken; any other text is explained beside the field.
    ///   - showsTime: whether hours and minutes are entered, too.
    ///   - locale: in whose order day, month and year are written.
    ///   - timeZone: where the clock hangs.
    ///   - today: the date that a key enters.
    ///   - submit: the label of the button that submits.
    ///   - cancel: the label of the button that gives up.
    ///   - policy: how to queue, coalesce or expire the question.
    /// - Returns: the question.
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
    /// Asks for a date; what is no date of the range is explained beside the field.
    ///
    /// - Parameters:
    ///   - title: what happens then.
    ///   - message: the text below the title.
    ///   - date: the date to start from; `nil` for none.
    ///   - range: the dates that are taken.
    ///   - showsTime: whether hours and minutes are entered, too.
    ///   - locale: in whose order day, month and year are written.
    ///   - timeZone: where the clock hangs.
    ///   - today: the date that a key enters.
    ///   - submit: the label of the button that submits.
    ///   - policy: how to queue, coalesce or expire the question.
    ///   - file: The source location is the asking line unless you pass another one.
    ///   - line: See `file`.
    /// - Returns: the date.
    /// - Throws: `CancellationError` where the question ended without an answer.
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
