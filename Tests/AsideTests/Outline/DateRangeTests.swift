import Testing

@testable import Aside

@Suite("Outline.DateRange")
struct DateRangeTests {
    private typealias Moment = Outline.Moment

    private static func moment(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Moment {
        Moment(year: year, month: month, day: day, hour: hour, minute: minute) ?? .earliest
    }

    private static let days = Outline.DateRange(
        pattern: "dd.MM.yyyy", first: moment(2026, 11, 22, 10), last: moment(2027, 1, 31),
        today: moment(2026, 11, 22, 9))
    private static let times = Outline.DateRange(pattern: "yyyy-MM-dd HH:mm", today: moment(2026, 11, 22, 9, 41))

    @Test(
        "A text is a date of a range, or says why it is not",
        arguments: [
            ("24.12.2026", nil), ("24-12-2026", nil), ("24 / 12 / 26", nil), ("24122026", nil), ("1.1.27", nil),
            ("２４.１２.２０２６", nil), ("22.11.2026", nil), ("31.01.2027", nil), ("24.12.2026 ", nil),
            ("21.11.2026", .outside), ("01.02.2027", .outside), ("24.12.1926", .outside), ("29.02.2028", .outside),
            ("", .noDate), ("24.12.", .noDate), ("24.12", .noDate), ("31.11.2026", .noDate), ("29.02.2027", .noDate),
            ("24.13.2026", .noDate), ("00.12.2026", .noDate), ("24.12.0000", .noDate), ("24.12.20260", .noDate),
            ("024.12.2026", .noDate), ("24.Dec.2026", .noDate), ("24.12.2026 10", .noDate), ("2412202", .noDate),
            ("👨‍👩‍👧", .noDate), ("2026-12-24", nil), ("2027/1/31", nil), ("2026-24-12", .noDate), ("2026-12", .noDate),
            ("2026-11-21", .outside), ("24.12.7", .noDate), ("24.12.026", .noDate),
        ] as [(String, Outline.DateRange.Problem?)])
    func reads(_ text: String, problem: Outline.DateRange.Problem?) {
        #expect(Self.days.problem(with: text) == problem)
    }

    @Test(
        "Where the year comes first, it has four digits, so that a day that comes first is never read as the year",
        arguments: [("2026-12-24 10:00", true), ("26-12-24 10:00", false), ("1.2.17 10:00", false)])
    func yearFirst(_ text: String, isDate: Bool) {
        #expect((Self.times.moment(in: text) != nil) == isDate)
    }

    @Test("A pasted megabyte is not a date, and is refused quickly")
    func long() {
        #expect(Self.days.problem(with: String(repeating: "24.12.2026 ", count: 100_000)) == .noDate)
    }

    @Test(
        "A step changes one part; a day too late for its month moves to the next month or becomes its last day",
        arguments: [
            ("2026-12-31 23:59", 2, 1, "2027-01-01 23:59"), ("2026-12-31 23:59", 1, 2, "2027-02-28 23:59"),
            ("2028-02-29 00:00", 0, 1, "2029-02-28 00:00"), ("2026-12-31 23:59", 4, 1, "2027-01-01 00:00"),
            ("2027-01-01 00:30", 3, -1, "2026-12-31 23:30"), ("2026-03-01 00:00", 2, -1, "2026-02-28 00:00"),
            ("2024-03-01 00:00", 2, -1, "2024-02-29 00:00"), ("9999-12-31 23:59", 4, 1, "9999-12-31 23:59"),
            ("0001-01-01 00:00", 4, -1, "0001-01-01 00:00"), ("2026-11-22 10:00", 0, .max, "9999-12-31 23:59"),
            ("2026-11-22 10:00", 3, .min, "0001-01-01 00:00"), ("2026-11-22 10:00", 2, .max, "9999-12-31 23:59"),
            ("", 0, 1, "2026-11-22 00:00"), ("soon", 4, -1, "2026-11-22 00:00"),
            ("2026-11-22 10:00", 5, 1, "2026-11-22 00:00"),
        ])
    func steps(_ text: String, part: Int, by count: Int, to result: String) {
        #expect(Self.times.stepped(text, part: part, by: count) == result)
    }

    @Test("A step never leaves the range, and a bound counts from the beginning of its day")
    func bounds() {
        #expect(Self.days.stepped("31.01.2027", part: 0, by: 1) == "31.01.2027")
        #expect(Self.days.stepped("22.11.2026", part: 2, by: -1) == "22.11.2026")
        #expect(Self.days.stepped("no date", part: 0, by: 1) == "22.11.2026")
    }

    @Test("A range of days is the same at any time of its first and last day")
    func sameDay() {
        func range(_ minute: Int) -> Outline.DateRange {
            let moment = Outline.Moment(year: 2026, month: 11, day: 22, hour: 13, minute: minute)!
            return Outline.DateRange(pattern: "dd.MM.yyyy", first: moment, last: moment, today: moment)
        }
        #expect(range(7) == range(8))
        #expect(range(7).problem(with: "22.11.2026") == nil)
    }

    @Test("Today keeps the entered time, and is the nearest date in the range")
    func today() {
        #expect(Self.times.textOfToday(at: "2020-01-01 17:30") == "2026-11-22 17:30")
        #expect(Self.times.textOfToday() == "2026-11-22 00:00")
        let past = Outline.DateRange(pattern: "M/d/yy", last: Self.moment(2020, 2, 29), today: Self.moment(2026, 1, 1))
        #expect(past.textOfToday() == "2/29/2020")
    }

    @Test(
        "Each part of a date is at its digits",
        arguments: [("24.12.2026", [0..<2, 3..<5, 6..<10]), ("", []), ("1/", [0..<1])])
    func parts(of text: String, _ places: [Range<Int>]) {
        #expect(Self.days.parts(of: text) == places)
    }

    @Test("Steps of a day go through all days of four centuries in order, and none twice")
    func calendar() {
        var day = Self.moment(1899, 12, 31)
        var count = 0
        while day < Self.moment(2300, 1, 1) {
            let next = day.adding(1, "d")
            #expect(next > day && next.adding(-1, "d") == day && (next.day == day.day + 1 || next.day == 1))
            day = next
            count += 1
        }
        #expect(count == 146_098)
    }
}
