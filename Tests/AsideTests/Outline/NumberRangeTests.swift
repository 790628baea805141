import Testing

@testable import Aside

@Suite("Outline.NumberRange")
struct NumberRangeTests {
    private typealias Range = Outline.NumberRange

    @Test(
        "A text is a number of a range, or says why it is not",
        arguments: [
            ("1", nil), ("8", nil), (" 4 ", nil), ("04", nil), ("+4", nil), ("４", nil), ("٤", nil),
            ("0", .outside), ("9", .outside), ("-1", .outside), ("99999999999999999999", .outside),
            ("2.5", .notWhole), ("2.0", .outside), ("", .noNumber), (" ", .noNumber), ("four", .noNumber),
            ("4 5", .noNumber), ("四", .noNumber), ("👨‍👩‍👧", .noNumber), ("½", .noNumber), ("nan", .noNumber),
            ("0x4", .noNumber), ("1,5", .noNumber), (String(repeating: "9", count: 1_000_000), .noNumber),
        ] as [(String, Outline.NumberRange.Problem?)])
    func whole(_ text: String, problem: Outline.NumberRange.Problem?) {
        #expect(Range.whole(in: 1...8, step: 1).problem(with: text) == problem)
    }

    @Test(
        "A number with decimals is accepted if the range has decimals",
        arguments: [
            ("0", nil), ("0.25", nil), (".5", nil), ("1", nil), ("1e-1", nil), ("1.01", .outside), ("-0.1", .outside),
            ("inf", .noNumber), ("nan", .noNumber), ("1e999", .noNumber), ("0x1p-1", .noNumber), ("", .noNumber),
        ] as [(String, Outline.NumberRange.Problem?)])
    func decimal(_ text: String, problem: Outline.NumberRange.Problem?) {
        #expect(Range.decimal(0...1, by: 0.25).problem(with: text) == problem)
    }

    @Test(
        "A step leads to the next multiple, never leaves the range, and begins at the number nearest to zero",
        arguments: [
            (Outline.NumberRange.whole(in: 1...8, step: 1), "2", 1, "3"), (.whole(in: 1...8, step: 1), "8", 1, "8"),
            (.whole(in: 1...8, step: 3), "6", 1, "8"), (.whole(in: 1...8, step: 1), "1", -1, "1"),
            (.whole(in: 1...8, step: 1), "99", 1, "8"), (.whole(in: 1...8, step: 1), "99", -1, "8"),
            (.whole(in: 1...8, step: 1), "", 1, "1"), (.whole(in: -8 ... -1, step: 1), "x", 1, "-1"),
            (.whole(in: -8...8, step: 1), "", -1, "0"), (.whole(in: -8...8, step: 2), "1", -1, "0"),
            (.whole(in: .min ... .max, step: 10), "9223372036854775807", 1, "9223372036854775807"),
            (.whole(in: .min ... .max, step: .max), "-9", -2, "-9223372036854775808"),
            (.decimal(in: 0...1, step: 0.1), "0.1", 2, "0.3"), (.decimal(in: 0...1, step: 0.1), "0.95", 1, "1"),
            (.decimal(in: 0...1, step: 0.5), "0.25", 1, "0.5"), (.decimal(in: 0...1, step: 0.1), "0.1", -1, "0"),
            (.decimal(in: -1...1, step: 0.1), "0", -1, "-0.1"),
            (.decimal(in: 0...1e300, step: 1), "1e300", 1, "1e+300"),
            (.whole(in: 1...240, step: 5), "5", -1, "1"), (.whole(in: 1...240, step: 5), "1", 1, "5"),
            (.whole(in: 1...240, step: 5), "7", 1, "10"), (.whole(in: 1...240, step: 5), "7", -1, "5"),
            (.whole(in: 1...240, step: 5), "7", 2, "15"), (.whole(in: 1...240, step: 5), "7", -2, "1"),
            (.whole(in: 1...242, step: 5), "240", 1, "242"), (.whole(in: 1...242, step: 5), "242", -1, "240"),
            (.whole(in: -20...20, step: 5), "-7", 1, "-5"), (.whole(in: -20...20, step: 5), "-7", -1, "-10"),
            (.whole(in: -20...20, step: 5), "-3", 1, "0"), (.whole(in: -20...20, step: 5), "3", -1, "0"),
            (.whole(in: .min ... .max, step: 10), "-9223372036854775808", -1, "-9223372036854775808"),
            (.whole(in: .min ... .max, step: 10), "-9223372036854775808", 1, "-9223372036854775800"),
            (.decimal(in: 0...1, step: 0.1), "0.3", 1, "0.4"), (.decimal(in: 0...1, step: 0.1), "0.7", -1, "0.6"),
            (.decimal(in: 0.25...2, step: 0.5), "0.5", -1, "0.25"),
            (.decimal(in: 0.25...2, step: 0.5), "0.25", 1, "0.5"),
            (.decimal(in: 0...1, step: 0.1), "0.33", -1, "0.3"), (.decimal(in: 0...1, step: 0.00001), "0", 3, "3e-05"),
            (.decimal(in: -1...1, step: 0.1), "-0.25", 1, "-0.2"),
            (.decimal(in: 0...1e6, step: 0.25), "7e5", 1, "700000.25"),
        ] as [(Outline.NumberRange, String, Int, String)])
    func steps(_ range: Outline.NumberRange, from text: String, by count: Int, to result: String) {
        #expect(range.stepped(text, by: count) == result)
    }

    @Test("A range shows only the ends that it has")
    func ends() {
        #expect([Range.whole(in: 1...8, step: 1).least, Range.whole(in: 1...8, step: 1).most] == ["1", "8"])
        #expect([Range.whole(in: .min...8, step: 1).least, Range.whole(in: 1 ... .max, step: 1).most] == [nil, nil])
        let all = Range.decimal(-.infinity ... .infinity, by: 0.5)
        #expect([all.least, all.most] == [nil, nil])
        #expect([Range.decimal(0.5...2, by: 1).least, Range.decimal(0.5...2, by: 1).most] == ["0.5", "2"])
    }
}
