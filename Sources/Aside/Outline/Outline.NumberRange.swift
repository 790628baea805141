extension Outline {
    /// The numbers that a field accepts, and the size of a step.
    ///
    /// Keys and buttons step to the next multiple of the step. A typed number need not be a multiple.
    public enum NumberRange: Hashable, Sendable {
        /// Whole numbers.
        case whole(in: ClosedRange<Int>, step: Int)
        /// Numbers with decimals.
        case decimal(in: ClosedRange<Double>, step: Double)
    }
}

extension Outline.NumberRange {
    /// Why a text is not a number in the range.
    package enum Problem: Equatable, Sendable {
        /// The text is not a number.
        case noNumber
        /// The number has decimals, but a whole number is required.
        case notWhole
        /// The number is less or greater than the range allows.
        case outside
    }

    /// The least number as a text; `nil` if there is none.
    package var least: String? {
        switch self {
        case .whole(let range, _): range.lowerBound == .min ? nil : "\(range.lowerBound)"
        case .decimal(let range, _):
            range.lowerBound <= -.greatestFiniteMagnitude ? nil : Self.text(of: range.lowerBound)
        }
    }

    /// The greatest number as a text; `nil` if there is none.
    package var most: String? {
        switch self {
        case .whole(let range, _): range.upperBound == .max ? nil : "\(range.upperBound)"
        case .decimal(let range, _):
            range.upperBound >= .greatestFiniteMagnitude ? nil : Self.text(of: range.upperBound)
        }
    }

    /// Whether the range contains numbers below zero.
    package var hasNegatives: Bool {
        switch self {
        case .whole(let range, _): range.lowerBound < 0
        case .decimal(let range, _): range.lowerBound < 0
        }
    }

    /// Returns why a text, without the spaces around it, is not a number in the range; `nil` if it is one.
    package func problem(with text: String) -> Problem? {
        switch self {
        case .whole(let range, _):
            if let number = Self.whole(text) { return range.contains(number) ? nil : .outside }
            guard let number = Self.decimal(text) else { return .noNumber }
            // A number with too many digits for an `Int` is outside of the range.
            return number == number.rounded() ? .outside : .notWhole
        case .decimal(let range, _):
            guard let number = Self.decimal(text) else { return .noNumber }
            return range.contains(number) ? nil : .outside
        }
    }

    // MARK: Reading and writing

    /// Reads a whole number.
    static func whole(_ text: String) -> Int? {
        Int(digits(of: text))
    }

    /// Reads a number.
    ///
    /// Words such as `nan` and `0x10` are not numbers.
    static func decimal(_ text: String) -> Double? {
        let digits = digits(of: text)
        guard digits.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }) else { return nil }
        return Double(digits).flatMap { $0.isFinite ? $0 : nil }
    }

    /// Makes a range of numbers with decimals.
    ///
    /// Infinite ends become finite ones, because JSON cannot hold them.
    static func decimal(_ range: ClosedRange<Double>, by step: Double) -> Self {
        let most = Double.greatestFiniteMagnitude
        return .decimal(in: range.clamped(to: -most...most), step: step)
    }

    /// Returns a number as people write it, without a fraction of zero.
    static func text(of number: Double) -> String {
        let text = "\(number == 0 ? 0 : number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// Returns the text without the spaces around it, and with the digits of all scripts converted to ASCII.
    private static func digits(of text: String) -> String {
        // A longer text, such as a pasted file, is not a number. Searching it would take long.
        guard text.utf8.count <= 1_000 else { return "" }
        return String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()).asciiDigits
    }

    // MARK: What is said

    package var bounds: RangeHint { RangeHint(first: least, last: most) }

    /// Returns the message about what is wrong with a text; `nil` if it is a number in the range.
    func message(about text: String, _ words: Words) -> String? {
        guard let problem = problem(with: text) else { return nil }
        if problem == .notWhole { return words[.noWholeNumber] }
        return bounds.phrase(
            between: words[.noNumberInRange], from: words[.noNumberFrom], upTo: words[.noNumberUpTo],
            any: words[.noNumber])
    }
}

extension String {
    /// The text with the digits of all scripts converted to ASCII.
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

extension Outline.NumberRange {
    /// Changes a number by some steps up, or down if the count is negative, within the range.
    ///
    /// A step leads to the next multiple of the step, or to the end of the range if that is nearer. With a step of 5,
    /// the numbers from 1 to 12 are 1, 5, 10 and 12. A text that is not a number counts as the number nearest to zero.
    package func stepped(_ text: String, by count: Int) -> String {
        switch self {
        case .whole(let range, let step):
            guard let number = Self.whole(text) else { return "\(Self.nearest(0, in: range))" }
            let next = Self.multiple(of: step, count, from: number) ?? (count < 0 ? .min : .max)
            return "\(Self.nearest(next, in: range))"
        case .decimal(let range, let step):
            guard let number = Self.decimal(text) else { return Self.text(of: Self.nearest(0, in: range)) }
            let next = Self.multiple(of: step, count, from: number)
            return Self.text(of: Self.nearest(next.isFinite ? next : number, in: range))
        }
    }

    /// Returns the multiple of a step that is some steps away; `nil` if it does not fit into an `Int`.
    private static func multiple(of step: Int, _ count: Int, from number: Int) -> Int? {
        let (quotient, rest) = number.quotientAndRemainder(dividingBy: step)
        // A number between two multiples counts as the multiple behind it, in the direction of the step.
        let isBetween = rest != 0 && (rest < 0) == (count > 0)
        let (place, isFar) = (isBetween ? quotient - count.signum() : quotient).addingReportingOverflow(count)
        let (multiple, isOver) = place.multipliedReportingOverflow(by: step)
        return isFar || isOver ? nil : multiple
    }

    /// Returns the multiple of a step that is some steps away.
    private static func multiple(of step: Double, _ count: Int, from number: Double) -> Double {
        let quotient = number / step
        // 0.3 divided by 0.1 is a little less than 3, but 0.3 still counts as a multiple.
        let isMultiple = abs(quotient - quotient.rounded()) <= 1e-9 * max(1, abs(quotient))
        let place = quotient.rounded(isMultiple ? .toNearestOrAwayFromZero : count > 0 ? .down : .up) + Double(count)
        // The result has as many decimals as the step, so that 0.1 + 0.2 is 0.3.
        let unit = (0..<decimals(of: step)).reduce(1.0) { power, _ in power * 10 }
        return (place * step * unit).rounded() / unit
    }

    /// Returns the number of digits after the decimal point, at most 15.
    private static func decimals(of number: Double) -> Int {
        // Small numbers are written with an exponent, such as 2.5e-05.
        let parts = text(of: number).split(separator: "e")
        let digits = String(parts[0]).split(separator: ".").dropFirst().first?.count ?? 0
        let exponent = parts.dropFirst().first.flatMap { Int(String($0)) } ?? 0
        return min(max(0, digits - exponent), 15)
    }

    private static func nearest<Number: Comparable>(_ number: Number, in range: ClosedRange<Number>) -> Number {
        min(max(number, range.lowerBound), range.upperBound)
    }
}

/// The least and the greatest value that a field accepts, as texts.
package struct RangeHint {
    /// The least value; `nil` if there is none.
    package let first: String?
    /// The greatest value; `nil` if there is none.
    package let last: String?

    /// Chooses the text that fits the bounds, and puts the bounds into it, in place of `{first}` and `{last}`.
    package func phrase(between: String, from: String, upTo: String, any: String = "") -> String {
        let text =
            switch (first, last) {
            case (_?, _?): between
            case (_?, nil): from
            case (nil, _?): upTo
            case (nil, nil): any
            }
        return text.with(["first": first ?? "", "last": last ?? ""])
    }
}
