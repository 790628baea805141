extension Input where Value == Int {
    /// Makes an input for a whole number, which the user types or changes in steps.
    ///
    /// - Parameters:
    ///   - start: The number that a prompt starts from; `nil` for none.
    ///   - range: The numbers that can be entered, such as `1...8` or `1...`; by default all.
    ///   - step: The size of a step, at least 1. A step leads to the next multiple; a typed number need not be a
    ///     multiple.
    /// - Returns: The input.
    public static func number(
        _ start: Int? = nil, in range: some RangeExpression<Int> = Int.min ... .max, step: Int = 1
    ) -> Input {
        require(step > 0, "The step of a number is \(step). Make it 1 or more.")
        let numbers = Outline.NumberRange.whole(in: range.ends(in: .min ... .max) { $0 - 1 }, step: step)
        return Input(format: .number(numbers), start: start, problem: numbers.message) { number in
            "\(number)"
        } read: { text in
            Outline.NumberRange.whole(text)
        }
    }
}

extension Input where Value == Double {
    /// Makes an input for a number with decimals, which the user types or changes in steps.
    ///
    /// - Parameters:
    ///   - start: The number that a prompt starts from; `nil` for none.
    ///   - range: The numbers that can be entered, such as `0...1` or `0...`; by default all.
    ///   - step: The size of a step, more than 0. A step leads to the next multiple; a typed number need not be a
    ///     multiple.
    /// - Returns: The input.
    @_disfavoredOverload  // A number without any sign of decimals is a whole one.
    public static func number(
        _ start: Double? = nil, in range: some RangeExpression<Double> = -Double.infinity ... .infinity,
        step: Double = 1
    ) -> Input {
        require(step > 0, "The step of a number is \(step). Make it more than 0.")
        let ends = range.ends(in: -.infinity ... .infinity, before: \.nextDown)
        let numbers = Outline.NumberRange.decimal(ends, by: step)
        return Input(format: .number(numbers), start: start, problem: numbers.message) { number in
            Outline.NumberRange.text(of: number)
        } read: { text in
            Outline.NumberRange.decimal(text)
        }
    }
}

// Each factory stands twice: here it can begin a chain of modifiers that ends with another type.
extension Input {
    /// Makes an input for a whole number, to begin a chain that ends with another type.
    @_disfavoredOverload
    public static func number(
        _ start: Int? = nil, in range: some RangeExpression<Int> = Int.min ... .max, step: Int = 1
    ) -> Input<Int> {
        .number(start, in: range, step: step)
    }

    /// Makes an input for a number with decimals, to begin a chain that ends with another type.
    @_disfavoredOverload
    public static func number(
        _ start: Double?, in range: some RangeExpression<Double> = -Double.infinity ... .infinity, step: Double = 1
    ) -> Input<Double> {
        .number(start, in: range, step: step)
    }
}

extension RangeExpression {
    /// Returns the same numbers as a range that includes both of its ends.
    fileprivate func ends(in all: ClosedRange<Bound>, before: (Bound) -> Bound) -> ClosedRange<Bound> {
        var (first, last) = (all.lowerBound, all.upperBound)
        switch self {
        case let range as ClosedRange<Bound>: (first, last) = (range.lowerBound, range.upperBound)
        case let range as PartialRangeFrom<Bound>: first = range.lowerBound
        case let range as PartialRangeThrough<Bound>: last = range.upperBound
        case let range as PartialRangeUpTo<Bound>: last = before(range.upperBound)
        case let range as Range<Bound>:
            require(!range.isEmpty, "The range of a number is \(range), which is empty. Give it at least one number.")
            (first, last) = (range.lowerBound, before(range.upperBound))
        default: fail("A number cannot be in “\(self)”. Write its range as 1...8, 1..., ...8 or 1..<9.")
        }
        return first...last
    }
}
