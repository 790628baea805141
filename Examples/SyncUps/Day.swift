#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A day of the calendar, which is the same one in every time zone.
public struct Day: Hashable, Sendable {
    /// When it begins in ``timeZone``: controls and formats take dates.
    let start: Date
    /// The time zone of ``start``, which is never the user's.
    static let timeZone = TimeZone.gmt

    /// The day that a calendar on the wall shows.
    ///
    /// - Parameters:
    ///   - date: when somebody looks at it.
    ///   - timeZone: where it hangs.
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

/// In a file it is a text that people can read.
extension Day: RawRepresentable, Codable {
    private static let format = Date.ISO8601FormatStyle(timeZone: timeZone).year().month().day()

    /// Its text, such as `2026-03-04`.
    public var rawValue: String { Self.format.format(start) }

    /// The day that a text stands for; `nil` where there is no such day.
    public init?(rawValue: String) {
        guard let date = try? Self.format.parse(rawValue) else { return nil }
        self.init(of: date, in: Self.timeZone)
        // The thirty-first of February would be one of March.
        if self.rawValue != rawValue { return nil }
    }
}

extension Day: ExpressibleByStringLiteral {
    /// A day that stands in the code: one that is none is a programmer's error.
    public init(stringLiteral text: String) {
        guard let day = Day(rawValue: text) else {
            preconditionFailure("“\(text)” is not a day. Write it like “2026-03-04”.")
        }
        self = day
    }
}
