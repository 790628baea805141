public import Aside
public import Foundation

/// A date that the user types, changes part by part, or picks from a calendar.
///
/// Only dates in the range are written to the property. While the text is not such a date, the reason is shown beside the
/// field, the property keeps its last value, and the screen's default action (`shortcut: .enter`) is disabled. The same
/// happens while the property itself holds a date outside of the range.
///
/// A refused text is not in the property. A screen that guards its closing finds such a text in its outline:
/// `outline.controls.contains { $0.format != nil && $0.error != nil }`.
@MainActor
public struct DateField<Root>: ScreenElement {
    /// What the element shows.
    public let content: ScreenContent

    /// Makes a field for a date.
    ///
    /// - Parameters:
    ///   - label: What the date is for.
    ///   - date: The screen's property that holds the date.
    ///   - range: The dates that can be entered, such as `.now...`; by default all.
    ///   - showsTime: Whether the user also enters hours and minutes. Without them, an entered day stands for its
    ///     beginning.
    ///   - locale: The language that decides the order of day, month and year.
    ///   - timeZone: The time zone of the date.
    ///   - today: The date that the key for today enters.
    ///   - isEnabled: Whether the user can change the date now.
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
