extension Outline {
    /// The dates that a field accepts, and how they are written.
    public struct DateRange: Hashable, Sendable, Codable {
        /// How a date is written, such as `dd.MM.yyyy HH:mm`.
        ///
        /// Several `y`, `M`, `d`, `H` or `m` in a row stand for a number with that many digits.
        public let pattern: String
        /// The earliest date that is accepted; `nil` if there is none.
        public let first: Moment?
        /// The latest date that is accepted; `nil` if there is none.
        public let last: Moment?
        /// The day on which the date is asked for.
        public let today: Moment

        /// Makes a range of dates.
        ///
        /// - Parameters:
        ///   - pattern: How a date is written. It contains at least `y`, `M` and `d`.
        ///   - first: The earliest date that is accepted. If the pattern shows no time, its day counts.
        ///   - last: The latest date that is accepted. If the pattern shows no time, its day counts.
        ///   - today: The day on which the date is asked for.
        public init(pattern: String, first: Moment? = nil, last: Moment? = nil, today: Moment) {
            require(
                Set("yMd").isSubset(of: Set(pattern)),
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
    package enum Problem: Hashable, Sendable {
        /// The text is not a date.
        case noDate
        /// The date is before the first date or after the last one.
        case outside
    }

    /// Checks a text.
    ///
    /// - Parameter text: The text that was entered.
    /// - Returns: Why it is not a date in the range; `nil` if it is one.
    package func problem(with text: String) -> Problem? {
        guard let moment = moment(in: text) else { return .noDate }
        return nearest(moment) == moment ? nil : .outside
    }

    /// Reads a date.
    ///
    /// - Parameter text: The numbers in the order of the pattern, or with the year first, as in `2026-12-24`. The
    ///   characters between them and leading zeros do not matter. A year with two digits is in this century.
    /// - Returns: The date; `nil` if the text is not a date.
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
        if runs[0].count == 4 { units = "yMdHm".compactMap { letter in units.first { $0.letter == letter } } }
        var values: [Character: Int] = ["H": 0, "m": 0]
        for (unit, run) in zip(units, runs) {
            guard run.count <= max(unit.width, 2), let value = Int(run) else { return nil }
            values[unit.letter] = unit.letter == "y" && run.count <= 2 ? 2000 + value : value
        }
        guard let year = values["y"], let month = values["M"], let day = values["d"],
            let hour = values["H"], let minute = values["m"]
        else { return nil }
        return Outline.Moment(year: year, month: month, day: day, hour: hour, minute: minute)
    }

    /// Writes a date.
    ///
    /// - Parameter moment: The date.
    /// - Returns: The text, written as the pattern says.
    package func text(of moment: Outline.Moment) -> String {
        let values: [Character: Int] = [
            "y": moment.year, "M": moment.month, "d": moment.day, "H": moment.hour, "m": moment.minute,
        ]
        return runs.map { run in
            guard let value = values[run.letter] else { return run.text }
            let digits = "\(value)"
            return String(repeating: "0", count: max(0, run.text.count - digits.count)) + digits
        }.joined()
    }

    /// Whether the pattern contains hours.
    package var showsTime: Bool { pattern.contains("H") }

    // MARK: Part by part

    /// Finds the parts of a date in a text: its groups of digits.
    ///
    /// - Parameter text: The text that was entered.
    /// - Returns: The place of each part, counted in characters.
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

    /// Changes one part of a date by some steps, within the range.
    ///
    /// The day after the last of a month is the first of the next.
    ///
    /// - Parameters:
    ///   - text: The date to start from. A text that is not a date counts as today.
    ///   - part: The index of the part, from 0.
    ///   - count: How many steps to go up, or down if it is negative.
    /// - Returns: The new date as a text.
    package func stepped(_ text: String, part: Int, by count: Int) -> String {
        let units = units
        guard let moment = moment(in: text), units.indices.contains(part) else { return textOfToday() }
        let next =
            switch units[part].letter {
            case "y": moment.adding(years: count)
            case "M": moment.adding(months: count)
            case "d": moment.adding(days: count)
            case "H": moment.adding(hours: count)
            default: moment.adding(minutes: count)
            }
        return self.text(of: nearest(next))
    }

    /// Returns today, or the date in the range that is nearest to today, as a text.
    ///
    /// - Parameter text: If this is a date, its time of day is kept.
    /// - Returns: The text.
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

    /// Returns the year that the user typed where the pattern has a day and a month, as at the start of `2026-12-24`.
    ///
    /// - Parameters:
    ///   - caret: How many characters are before the caret.
    ///   - text: The text of the field.
    /// - Returns: The year; `nil` if the digits before the caret may be a day and a month.
    package func yearTyped(before caret: Int, in text: String) -> String? {
        let digits = text.prefix(caret).filter(\.isNumber)
        let parts = [digits.prefix(2), digits.suffix(2)]
        let order = units.map(\.letter)
        guard digits.count == 4, ["19", "20"].contains(parts[0]), order.prefix(2).contains("d"),
            let month = order.prefix(2).firstIndex(of: "M"), let number = Int(parts[month]), number > 12
        else { return nil }
        return digits
    }

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
        runs.filter { "yMdHm".contains($0.letter) }
    }
}

extension Outline.DateRange {
    package var bounds: Bounds {
        Bounds(first: first.map(text), last: last.map(text))
    }

    /// Returns the message about what is wrong with a text; `nil` if it is a date in the range.
    package func message(about text: String, _ words: Strings) -> String? {
        guard problem(with: text) != nil else { return nil }
        return bounds.phrase(
            between: words.noDateInRange, from: words.noDateFrom, upTo: words.noDateUpTo, any: words.noDate
        ).with(["example": textOfToday()])
    }
}
