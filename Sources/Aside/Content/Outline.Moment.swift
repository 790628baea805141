extension Outline {
    /// A date and a time of day of the Gregorian calendar, as calendar and clock show them, without a time zone.
    public struct Moment: Hashable, Sendable, Codable {
        /// The year, from 1 to 9999.
        public internal(set) var year: Int
        /// The month, from 1 to 12.
        public internal(set) var month: Int
        /// The day of the month.
        public internal(set) var day: Int
        /// The hour, from 0 to 23.
        public internal(set) var hour: Int
        /// The minute, from 0 to 59.
        public internal(set) var minute: Int

        /// Makes a moment; `nil` if the date or the time does not exist.
        ///
        /// - Parameters:
        ///   - year: The year, from 1 to 9999.
        ///   - month: The month, from 1 to 12.
        ///   - day: The day of the month.
        ///   - hour: The hour, from 0 to 23.
        ///   - minute: The minute, from 0 to 59.
        public init?(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0) {
            guard 1...9999 ~= year, 1...12 ~= month, 1...Self.days(in: month, of: year) ~= day,
                0...23 ~= hour, 0...59 ~= minute
            else { return nil }
            (self.year, self.month, self.day, self.hour, self.minute) = (year, month, day, hour, minute)
        }
    }
}

extension Outline.Moment: Comparable {
    /// Returns whether a moment is before another one.
    public static func < (one: Self, other: Self) -> Bool {
        (one.year, one.month, one.day, one.hour, one.minute)
            < (other.year, other.month, other.day, other.hour, other.minute)
    }
}

extension Outline.Moment {
    /// The earliest possible moment.
    package static let earliest = Self(dayNumber: firstDay, minuteOfDay: 0)
    /// The latest possible moment.
    package static let latest = Self(dayNumber: lastDay, minuteOfDay: 1_439)

    /// The numbers of the first day of the year 1 and of the last day of the year 9999.
    private static let (firstDay, lastDay) = (306, 3_652_364)

    /// The beginning of its day.
    var startOfDay: Self {
        var start = self
        (start.hour, start.minute) = (0, 0)
        return start
    }

    static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Returns the moment some years later.
    ///
    /// If that month has fewer days, the result is its last day.
    func adding(years: Int) -> Self {
        moved(toMonth: (Double(year) + Double(years)) * 12 + Double(month - 1))
    }

    /// Returns the moment some months later.
    ///
    /// If that month has fewer days, the result is its last day.
    func adding(months: Int) -> Self {
        moved(toMonth: Double(year) * 12 + Double(month - 1) + Double(months))
    }

    /// Returns the moment some days later.
    func adding(days: Int) -> Self {
        moved(toMinute: (Double(dayNumber) + Double(days)) * 1_440 + Double(minuteOfDay))
    }

    /// Returns the moment some minutes later.
    func adding(minutes: Int) -> Self {
        moved(toMinute: Double(dayNumber) * 1_440 + Double(minuteOfDay) + Double(minutes))
    }

    /// Returns the moment some hours later.
    func adding(hours: Int) -> Self {
        moved(toMinute: Double(dayNumber) * 1_440 + Double(minuteOfDay) + Double(hours) * 60)
    }

    private var minuteOfDay: Int { hour * 60 + minute }

    /// Compares very large numbers as floating-point numbers, and converts only a number in the calendar's range.
    private func moved(toMonth number: Double) -> Self {
        guard number >= 12 else { return .earliest }
        guard number < 10_000 * 12 else { return .latest }
        let (year, month) = (Int(number) / 12, Int(number) % 12 + 1)
        let day = min(day, Self.days(in: month, of: year))
        return Self(year: year, month: month, day: day, hour: hour, minute: minute) ?? .earliest
    }

    private func moved(toMinute number: Double) -> Self {
        guard number >= Double(Self.firstDay) * 1_440 else { return .earliest }
        guard number < Double(Self.lastDay + 1) * 1_440 else { return .latest }
        let minutes = Int(number)
        return Self(dayNumber: minutes / 1_440, minuteOfDay: minutes % 1_440)
    }

    // MARK: Days in a row

    /// The number of the day, counted from 1 March of the year 0.
    ///
    /// A leap day is then the last day of its year.
    private var dayNumber: Int {
        let year = month > 2 ? year : year - 1
        let (era, yearOfEra) = (year / 400, year % 400)
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    }

    private init(dayNumber: Int, minuteOfDay: Int) {
        let (era, dayOfEra) = (dayNumber / 146_097, dayNumber % 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
        (hour, minute) = (minuteOfDay / 60, minuteOfDay % 60)
    }
}
