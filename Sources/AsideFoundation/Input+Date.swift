public import Aside
public import Foundation

extension Input where Value == Date {
    /// Makes an input for a date, which the user types, changes part by part, or picks from a calendar.
    ///
    /// - Parameters:
    ///   - start: The date that a prompt starts from; `nil` for none.
    ///   - range: The dates that can be entered, such as `.now...`; by default all.
    ///   - showsTime: Whether the user also enters hours and minutes. Without them, an entered day stands for its
    ///     beginning.
    ///   - locale: The language that decides the order of day, month and year.
    ///   - timeZone: The time zone of the date.
    ///   - today: The date that the key for today enters.
    /// - Returns: The input.
    public static func date(
        _ start: Date? = nil, in range: some RangeExpression<Date> = Date.distantPast..., showsTime: Bool = false,
        locale: Locale = .current, timeZone: TimeZone = .current, today: Date = Date()
    ) -> Input {
        let form = DateForm(showsTime: showsTime, locale: locale, timeZone: timeZone, today: today)
        let dates = form.range(DateEnds(range))
        return Input(format: .date(dates), start: start, problem: dates.message) { date in
            dates.text(of: form.moment(of: date))
        } read: { text in
            dates.moment(in: text)?.date(in: timeZone)
        }
    }
}

// The factory stands twice: here it can begin a chain of modifiers that ends with another type.
extension Input {
    /// Makes an input for a date, which the user types, changes part by part, or picks from a calendar.
    ///
    /// - Parameters:
    ///   - start: The date that a prompt starts from; `nil` for none.
    ///   - range: The dates that can be entered, such as `.now...`; by default all.
    ///   - showsTime: Whether the user also enters hours and minutes. Without them, an entered day stands for its
    ///     beginning.
    ///   - locale: The language that decides the order of day, month and year.
    ///   - timeZone: The time zone of the date.
    ///   - today: The date that the key for today enters.
    /// - Returns: The input.
    @_disfavoredOverload
    public static func date(
        _ start: Date? = nil, in range: some RangeExpression<Date> = Date.distantPast..., showsTime: Bool = false,
        locale: Locale = .current, timeZone: TimeZone = .current, today: Date = Date()
    ) -> Input<Date> {
        .date(start, in: range, showsTime: showsTime, locale: locale, timeZone: timeZone, today: today)
    }
}
