public import Aside
public import Foundation

/// A date that the user types, steps part by part or picks from a calendar.
///
/// The property only ever holds a date of the range. While the text is none, the reason stands beside the field, the
/// property keeps its last value, and the screen's default action (`shortcut: .enter`) is disabled.
@MainActor
public struct DateField<Root>: ScreenElement {
    /// What the element shows.
    public let content: ScreenContent

    /// Makes a field for a date.
    ///
    /// - Parameters:
    ///   - label: what happens then.
    ///   - date: the screen's property that holds the date.
    ///   - range: the dates that can be entered, such as `.now...`; by default all.
    ///   - showsTime: whether hours and minutes are entered, too. Without them, an entered day stands for its beginning.
    ///   - locale: in whose order day, month and year are written.
    ///   - timeZone: where the clock hangs.
    ///   - today: the date that a key enters.
    ///   - isEnabled: whether the user can change it now.
    public init(
        _ label: String,
        date: ReferenceWritableKeyPath<Root, Date>,
        in range: some RangeExpression<Date> = Date.distantPast...,
        showsTime: Bool = false,
        locale: Locale = .current,
        timeZone: TimeZone = .current,
        today: Date = Date(),
        isEnabled: Bool = true
    ) {
        let form = DateForm(showsTime: showsTime, locale: locale, timeZone: timeZone, today: today)
        content = .dateField(label, form.range(DateEnds(range)), isEnabled: isEnabled) { (root: Root) in
            form.moment(of: root[keyPath: date])
        } write: { root, moment in
            root[keyPath: date] = moment.date(in: timeZone)
        }
    }
}
