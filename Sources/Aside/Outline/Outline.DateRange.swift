extension Outline {
    /// The dates that a field accepts, and how they are written.
    public struct DateRange: Hashable, Sendable {
        /// How a date is written, such as `dd.MM.yyyy HH:mm`.
        ///
        /// Several `y`, `M`, `d`, `H` or `m` in a row stand for a number with that many digits.
        package private(set) var pattern: String
        /// The earliest date that is accepted; `nil` if there is none.
        public private(set) var first: Moment?
        /// The latest date that is accepted; `nil` if there is none.
        public private(set) var last: Moment?
        /// The day on which the date is asked for.
        package private(set) var today: Moment

        /// Makes a range of dates.
        ///
        /// - Parameters:
        ///   - pattern: How a date is written. It contains at least `y`, `M` and `d`.
        ///   - first: The earliest date that is accepted. If the pattern shows no time, its day counts.
        ///   - last: The latest date that is accepted. If the pattern shows no time, its day counts.
        ///   - today: The day on which the date is asked for.
        package init(pattern: String, first: Moment? = nil, last: Moment? = nil, today: Moment) {
            require(
                "yMd".allSatisfy(pattern.contains),
                "The pattern “\(pattern)” shows no whole date. Give it years (y), months (M) and days (d).")
            if let first, let last {
                require(first <= last, "The range of dates ends before it begins. Exchange its ends.")
            }
            self.pattern = pattern
            // If the pattern shows no time, keeping the minute would change the content every minute.
            let showsTime = pattern.contains("H")
            self.first = showsTime ? first : first?.startOfDay
            self.last = showsTime ? last : last?.startOfDay
            self.today = today.startOfDay
        }
    }
}

extension Outline.DateRange {
    /// Why a text is not a date in the range.
    package enum Problem: Equatable, Sendable {
        /// The text is not a date.
        case noDate
        /// The date is before the first date or after the last one.
        case outside
    }

    /// Returns why a text is not a date in the range; `nil` if it is one.
    package func problem(with text: String) -> Problem? {
        guard let moment = moment(in: text) else { return .noDate }
        return nearest(moment) == moment ? nil : .outside
    }

    /// Reads a date: its numbers in the order of the pattern, or with the year first, as in `2026-12-24`.
    ///
    /// The characters between the numbers and leading zeros do not matter. A year with two digits is in this century. A
    /// year that comes first has four digits, as a date such as `1.2.17` most likely begins with its day.
    package func moment(in text: String) -> Outline.Moment? {
        guard text.utf8.count <= 100, !text.contains(where: \.isLetter) else { return nil }
        var units = units
        var runs = text.asciiDigits.split { !$0.isASCII || !$0.isNumber }
        if runs.count == 1, runs[0].count == units.reduce(0, { $0 + $1.width }) {
            var rest = runs[0]
            runs = units.map { unit in
                defer { rest = rest.dropFirst(unit.width) }
                return rest.prefix(unit.width)
            }
        }
        guard runs.count == units.count else { return nil }
        // If the first number has four digits, it is the year, in every language.
        if runs[0].count == 4 { units = Run.letters.compactMap { letter in units.first { $0.letter == letter } } }
        var values = Run.letters.map { _ in 0 }
        for (unit, run) in zip(units, runs) {
            guard run.count <= max(unit.width, 2), var value = Int(String(run)), let place = unit.place else {
                return nil
            }
            if unit.letter == "y", run.count < 4 {
                guard run.count == 2, units.first?.letter != "y" else { return nil }
                value += 2000
            }
            values[place] = value
        }
        return Outline.Moment(
            year: values[0], month: values[1], day: values[2], hour: values[3], minute: values[4])
    }

    /// Writes a date as the pattern says.
    package func text(of moment: Outline.Moment) -> String {
        let values = [moment.year, moment.month, moment.day, moment.hour, moment.minute]
        return runs.map { run in
            guard let place = run.place else { return run.text }
            let digits = "\(values[place])"
            return String(repeating: "0", count: max(0, run.text.count - digits.count)) + digits
        }.joined()
    }

    /// Whether the pattern contains hours.
    package var showsTime: Bool { pattern.contains("H") }

    // MARK: Part by part

    /// Returns the places of the parts of a date in a text, which are its groups of digits.
    package func parts(of text: String) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        for (place, character) in text.enumerated() where character.isNumber {
            if let last = parts.last, last.upperBound == place {
                parts[parts.count - 1] = last.lowerBound..<place + 1
            } else {
                parts.append(place..<place + 1)
            }
        }
        return parts
    }

    /// Changes one part of a date by some steps up, or down if the count is negative, within the range.
    ///
    /// The day after the last of a month is the first of the next. A text that is not a date counts as today.
    package func stepped(_ text: String, part: Int, by count: Int) -> String {
        let units = units
        guard let moment = moment(in: text), units.indices.contains(part) else { return textOfToday() }
        return self.text(of: nearest(moment.adding(count, units[part].letter)))
    }

    /// Returns today, or the date in the range that is nearest to today, as a text; if the old text is a date, with its
    /// time of day.
    package func textOfToday(at text: String = "") -> String {
        var date = today
        if let moment = moment(in: text) { (date.hour, date.minute) = (moment.hour, moment.minute) }
        return self.text(of: nearest(date))
    }

    /// Returns the maximum number of digits of a part; 0 if there is no such part.
    package func width(ofPart part: Int) -> Int {
        units.indices.contains(part) ? units[part].width : 0
    }

    /// The index of the part that is the day.
    package var partOfDay: Int { units.firstIndex { $0.letter == "d" } ?? 0 }

    /// Returns the date in the range that is nearest to another one.
    func nearest(_ moment: Outline.Moment) -> Outline.Moment {
        var start = moment
        if !showsTime { start = start.startOfDay }
        return min(max(start, first ?? start), last ?? .latest)
    }

    // MARK: The pattern

    private struct Run {
        let letter: Character
        var text: String
        var width: Int { text.count }

        /// The letters of year, month, day, hour and minute.
        static let letters: [Character] = ["y", "M", "d", "H", "m"]

        /// The index of its letter; `nil` for what separates the parts of a date.
        var place: Int? { Self.letters.firstIndex(of: letter) }
    }

    private var runs: [Run] {
        var runs: [Run] = []
        for letter in pattern {
            if runs.last?.letter == letter {
                runs[runs.count - 1].text.append(letter)
            } else {
                runs.append(Run(letter: letter, text: String(letter)))
            }
        }
        return runs
    }

    /// The parts of a date in the order in which they are written.
    private var units: [Run] {
        runs.filter { $0.place != nil }
    }
}

extension Outline.DateRange {
    package var bounds: RangeHint {
        RangeHint(first: first.map(text), last: last.map(text))
    }

    /// Returns the message about what is wrong with a text; `nil` if it is a date in the range.
    package func message(about text: String, _ words: Words) -> String? {
        switch problem(with: text) {
        case .noDate: words(.noDate, ["example": textOfToday()])
        case .outside:
            bounds.phrase(
                between: words[.noDateInRange], from: words[.noDateFrom], upTo: words[.noDateUpTo], any: words[.noDate])
        case nil: nil
        }
    }
}

extension Outline {
    /// A date and a time of day of the Gregorian calendar, as calendar and clock show them, without a time zone.
    public struct Moment: Hashable, Sendable {
        /// The year, from 1 to 9999.
        package internal(set) var year: Int
        /// The month, from 1 to 12.
        package internal(set) var month: Int
        /// The day of the month.
        package internal(set) var day: Int
        /// The hour, from 0 to 23.
        package internal(set) var hour: Int
        /// The minute, from 0 to 59.
        package internal(set) var minute: Int

        /// Makes a moment; `nil` if the date or the time does not exist.
        ///
        /// - Parameters:
        ///   - year: The year, from 1 to 9999.
        ///   - month: The month, from 1 to 12.
        ///   - day: The day of the month.
        ///   - hour: The hour, from 0 to 23.
        ///   - minute: The minute, from 0 to 59.
        package init?(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0) {
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

    /// Returns the moment some units later: years, months, days, hours or minutes, by their letter in a pattern.
    ///
    /// If the month has fewer days, the result is its last day.
    func adding(_ count: Int, _ unit: Character) -> Self {
        let count = Double(count)
        return switch unit {
        case "y": moved(byMonths: count * 12)
        case "M": moved(byMonths: count)
        case "d": moved(byMinutes: count * 1_440)
        case "H": moved(byMinutes: count * 60)
        default: moved(byMinutes: count)
        }
    }

    private var minuteOfDay: Int { hour * 60 + minute }

    /// Compares very large numbers as floating-point numbers, and converts only a number in the calendar's range.
    private func moved(byMonths count: Double) -> Self {
        let number = Double(year * 12 + month - 1) + count
        guard number >= 12 else { return .earliest }
        guard number < 10_000 * 12 else { return .latest }
        let (year, month) = (Int(number) / 12, Int(number) % 12 + 1)
        let day = min(day, Self.days(in: month, of: year))
        return Self(year: year, month: month, day: day, hour: hour, minute: minute) ?? .earliest
    }

    private func moved(byMinutes count: Double) -> Self {
        let number = Double(dayNumber * 1_440 + minuteOfDay) + count
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
