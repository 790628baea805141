public import Aside
public import Foundation

extension Outline.Moment {
    /// Makes the moment that a calendar and a clock show at a date.
    ///
    /// If the date is out of their range, this is the first or the last moment.
    ///
    /// - Parameters:
    ///   - date: The date.
    ///   - timeZone: The time zone of calendar and clock.
    public init(_ date: Date, in timeZone: TimeZone) {
        let parts = Calendar.gregorian(in: timeZone).dateComponents(
            [.era, .year, .month, .day, .hour, .minute], from: date)
        let year = parts.era == 0 ? 0 : parts.year ?? 0
        let moment = Self(
            year: year, month: parts.month ?? 1, day: parts.day ?? 1, hour: parts.hour ?? 0, minute: parts.minute ?? 0)
        self = moment ?? (year < 1 ? .earliest : .latest)
    }

    /// Returns the date at which a calendar and a clock show this moment.
    ///
    /// If the clock skips the moment, this is the next date.
    ///
    /// - Parameter timeZone: The time zone of calendar and clock.
    /// - Returns: The date.
    public func date(in timeZone: TimeZone) -> Date {
        let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
        return Calendar.gregorian(in: timeZone).date(from: parts) ?? .distantPast
    }
}

extension Calendar {
    fileprivate static func gregorian(in timeZone: TimeZone) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        return calendar
    }
}
