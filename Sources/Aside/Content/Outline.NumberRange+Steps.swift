extension Outline.NumberRange {
    /// Changes a number by some steps, within the range.
    ///
    /// A step leads to the next multiple of the step, or to the end of the range if that is nearer. With a step of 5,
    /// the numbers from 1 to 12 are 1, 5, 10 and 12.
    ///
    /// - Parameters:
    ///   - text: The number to start from. A text that is not a number counts as the number nearest to zero.
    ///   - count: How many steps to go up, or down if it is negative.
    /// - Returns: The new number as a text.
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
        let digits = parts[0].split(separator: ".").dropFirst().first?.count ?? 0
        let exponent = parts.dropFirst().first.flatMap { Int($0) } ?? 0
        return min(max(0, digits - exponent), 15)
    }

    private static func nearest<Number: Comparable>(_ number: Number, in range: ClosedRange<Number>) -> Number {
        min(max(number, range.lowerBound), range.upperBound)
    }
}
