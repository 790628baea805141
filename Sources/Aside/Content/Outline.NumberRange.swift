extension Outline {
    /// Which numbers a field takes, and how far one step goes.
    ///
    /// A step is what keys and buttons do. A number that is typed need not be a whole number of steps.
    public enum NumberRange: Hashable, Sendable, Codable {
        /// Whole numbers.
        case whole(in: ClosedRange<Int>, step: Int)
        /// Numbers with decimals.
        case decimal(in: ClosedRange<Double>, step: Double)
    }
}

extension Outline.NumberRange {
    /// Why a text is no number of a range.
    public enum Problem: Hashable, Sendable {
        /// It is no number at all.
        case noNumber
        /// It is a number with decimals where a whole one is wanted.
        case notWhole
        /// It is less than the range begins with, or more than it ends with.
        case outside
    }

    /// The least number as a text; `nil` where there is none.
    public var least: String? {
        switch self {
        case .whole(let range, _): range.lowerBound == .min ? nil : "\(range.lowerBound)"
        case .decimal(let range, _):
            range.lowerBound <= -.greatestFiniteMagnitude ? nil : Self.text(of: range.lowerBound)
        }
    }

    /// The greatest number as a text; `nil` where there is none.
    public var most: String? {
        switch self {
        case .whole(let range, _): range.upperBound == .max ? nil : "\(range.upperBound)"
        case .decimal(let range, _):
            range.upperBound >= .greatestFiniteMagnitude ? nil : Self.text(of: range.upperBound)
        }
    }

    /// Whether there are numbers below zero in it.
    public var hasNegatives: Bool {
        switch self {
        case .whole(let range, _): range.lowerBound < 0
        case .decimal(let range, _): range.lowerBound < 0
        }
    }

    /// Looks for what is wrong with a text.
    ///
    /// - Parameter text: what was entered; blanks around it do not count.
    /// - Returns: why it is no number of the range; `nil` where it is one.
    public func problem(with text: String) -> Problem? {
        switch self {
        case .whole(let range, _):
            if let number = Self.whole(text) { return range.contains(number) ? nil : .outside }
            guard let number = Self.decimal(text) else { return .noNumber }
            // More digits than a number has are outside, whatever they say.
            return number == number.rounded() ? .outside : .notWhole
        case .decimal(let range, _):
            guard let number = Self.decimal(text) else { return .noNumber }
            return range.contains(number) ? nil : .outside
        }
    }

    /// Steps from a text to another one, never out of the range.
    ///
    /// - Parameters:
    ///   - text: where to start; a text that is no number counts as the number nearest to zero.
    ///   - count: how many steps up, or down where it is negative.
    /// - Returns: the number as a text.
    public func stepped(_ text: String, by count: Int) -> String {
        switch self {
        case .whole(let range, let step):
            guard let number = Self.whole(text) else { return "\(Self.nearest(0, in: range))" }
            let (distance, isFar) = step.multipliedReportingOverflow(by: count)
            let (sum, isOver) = number.addingReportingOverflow(distance)
            let end = count < 0 ? Int.min : .max
            return "\(Self.nearest(isFar || isOver ? end : sum, in: range))"
        case .decimal(let range, let step):
            guard let number = Self.decimal(text) else { return Self.text(of: Self.nearest(0, in: range)) }
            // As many decimals as the step and the text have: 0.1 + 0.2 is 0.3.
            let unit = Self.power(of: max(Self.decimals(of: Self.text(of: step)), Self.decimals(of: text)))
            let sum = ((number + step * Double(count)) * unit).rounded() / unit
            return Self.text(of: Self.nearest(sum.isFinite ? sum : number, in: range))
        }
    }
}

extension Outline.NumberRange {
    /// Reads a whole number.
    static func whole(_ text: String) -> Int? {
        Int(digits(of: text))
    }

    /// Reads a number; words such as `nan` and `0x10` are none.
    static func decimal(_ text: String) -> Double? {
        let digits = digits(of: text)
        guard digits.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }) else { return nil }
        return Double(digits).flatMap { $0.isFinite ? $0 : nil }
    }

    /// A range of numbers with decimals, whose ends are numbers themselves: the infinite cannot be written as JSON.
    static func decimal(_ range: ClosedRange<Double>, by step: Double) -> Self {
        let most = Double.greatestFiniteMagnitude
        return .decimal(in: range.clamped(to: -most...most), step: step)
    }

    /// A number as people write it: without a fraction of zero.
    static func text(of number: Double) -> String {
        let text = "\(number == 0 ? 0 : number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// The text without the blanks around it, and with the digits of every script as those of ASCII.
    private static func digits(of text: String) -> String {
        // A whole file that was pasted is no number, which need not take long to find.
        guard text.utf8.count <= 1_000 else { return "" }
        return String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()).asciiDigits
    }

    private static func decimals(of text: String) -> Int {
        min(text.split(separator: ".", omittingEmptySubsequences: false).dropFirst().first?.count ?? 0, 15)
    }

    private static func power(of decimals: Int) -> Double {
        (0..<decimals).reduce(1) { power, _ in power * 10 }
    }

    private static func nearest<Number: Comparable>(_ number: Number, in range: ClosedRange<Number>) -> Number {
        min(max(number, range.lowerBound), range.upperBound)
    }
}

extension Outline.NumberRange {
    package var bounds: Bounds { Bounds(first: least, last: most) }

    /// What is wrong with a text in the words of a stage.
    func message(about text: String, _ words: Strings) -> String? {
        guard let problem = problem(with: text) else { return nil }
        if problem == .notWhole { return words.noWholeNumber }
        return bounds.phrase(
            between: words.noNumberInRange, from: words.noNumberFrom, upTo: words.noNumberUpTo, any: words.noNumber)
    }
}

extension String {
    /// The text with the digits of every script as those of ASCII.
    var asciiDigits: String {
        String(
            map { character in
                let scalars = character.unicodeScalars
                guard scalars.count == 1, !character.isASCII, scalars.first?.properties.numericType == .decimal,
                    let digit = character.wholeNumberValue
                else { return character }
                return Character("\(digit)")
            })
    }
}
