import Aside
import Foundation

/// The form in which dates are written and read: in the order of a language, and in a time zone.
struct DateForm {
    let showsTime: Bool
    let locale: Locale
    let timeZone: TimeZone
    let today: Date

    func range(_ ends: DateEnds) -> Outline.DateRange {
        Outline.DateRange(
            pattern: DatePatterns.shared.pattern(of: locale) + (showsTime ? " HH:mm" : ""),
            first: ends.first.map(moment), last: ends.last.map(moment), today: moment(of: today))
    }

    /// Returns a date as a calendar and a clock show it in the time zone.
    func moment(of date: Date) -> Outline.Moment { Outline.Moment(date, in: timeZone) }
}

/// The ends of a range of dates, if it has any.
struct DateEnds {
    private(set) var first: Date?
    private(set) var last: Date?

    init(_ range: some RangeExpression<Date>) {
        switch range {
        case let range as ClosedRange<Date>: (first, last) = (range.lowerBound, range.upperBound)
        case let range as Range<Date>: (first, last) = (range.lowerBound, range.upperBound.addingTimeInterval(-1))
        case let range as PartialRangeFrom<Date>: first = range.lowerBound
        case let range as PartialRangeThrough<Date>: last = range.upperBound
        case let range as PartialRangeUpTo<Date>: last = range.upperBound.addingTimeInterval(-1)
        default: break
        }
        // The default arguments mean all dates.
        if first == .distantPast { first = nil }
    }
}
