#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A day of the calendar, without a time zone.
public struct Day: Hashable, Sendable {
    /// The beginning of the day in ``timeZone``, for controls and formats that take a date.
    let start: Date
    /// The time zone of ``start``, which is never the user's.
    static let timeZone = TimeZone.gmt

    /// Makes the day of a date.
    ///
    /// - Parameters:
    ///   - date: The date.
    ///   - timeZone: The time zone that decides which day it is.
    public init(of date: Date, in timeZone: TimeZone) {
        let seconds = date.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: date))
        start = Date(timeIntervalSince1970: (seconds / 86_400).rounded(.down) * 86_400)
    }

    func adding(days: Int) -> Day {
        Day(of: start.addingTimeInterval(Double(days) * 86_400), in: Self.timeZone)
    }
}

extension Day: Comparable {
    /// Whether a day comes before another one.
    public static func < (one: Day, other: Day) -> Bool { one.start < other.start }
}

// MARK: As a text

extension Day: RawRepresentable {
    private static let format = Date.ISO8601FormatStyle(timeZone: timeZone).year().month().day()

    /// The text of the day, such as `2026-03-04`.
    public var rawValue: String { Self.format.format(start) }

    /// Reads a day from a text; `nil` if there is no such day.
    public init?(rawValue: String) {
        guard let date = try? Self.format.parse(rawValue) else { return nil }
        self.init(of: date, in: Self.timeZone)
        // The parser takes 31 February for a day of March.
        if self.rawValue != rawValue { return nil }
    }
}

extension Day: ExpressibleByStringLiteral {
    /// Makes a day from a literal.
    ///
    /// An invalid one is a programmer's error.
    public init(stringLiteral text: String) {
        guard let day = Day(rawValue: text) else {
            preconditionFailure("“\(text)” is not a day. Write it like “2026-03-04”.")
        }
        self = day
    }
}
