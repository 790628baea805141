import Aside
import Foundation

/// Gives the moments of a calendar and a clock on the wall to a picker of dates, which thinks in time zones: both are in
/// one in which no hour is left out or comes twice.
enum WallClock {
    static let timeZone = TimeZone(secondsFromGMT: 0) ?? .current

    private static let calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        return calendar
    }()

    static func date(of moment: Outline.Moment) -> Date {
        let parts = DateComponents(
            year: moment.year, month: moment.month, day: moment.day, hour: moment.hour, minute: moment.minute)
        return calendar.date(from: parts) ?? .distantPast
    }

    static func moment(of date: Date) -> Outline.Moment {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        return Outline.Moment(
            year: parts.year ?? 1, month: parts.month ?? 1, day: parts.day ?? 1, hour: parts.hour ?? 0,
            minute: parts.minute ?? 0) ?? .earliest
    }

    /// The dates that can be picked.
    static func dates(of range: Outline.DateRange) -> ClosedRange<Date> {
        date(of: range.first ?? .earliest)...date(of: range.last ?? .latest)
    }
}
