import Aside
import AsideText
import Testing

@testable import AsideTerminal

@MainActor
struct DateKeysTests {
    private static func moment(_ year: Int, _ month: Int, _ day: Int) -> Outline.Moment {
        Outline.Moment(year: year, month: month, day: day) ?? .earliest
    }

    private static let range = Outline.DateRange(
        pattern: "dd.MM.yyyy", first: moment(2026, 1, 1), last: moment(2027, 12, 31), today: moment(2026, 11, 22))

    @Test(
        "Arrows change the marked part of a date and move to other parts; digits replace it, and a full part moves on",
        arguments: [
            ("up", "25.12.2026"), ("down", "23.12.2026"), ("'+'", "25.12.2026"), ("right up", "24.01.2027"),
            ("right right up", "24.12.2027"), ("right right right up", "24.12.2027"), ("right left up", "25.12.2026"),
            ("left up", "25.12.2026"), ("'t'", "22.11.2026"), ("'T' up", "23.11.2026"),
            ("'t' '3'", "3.11.2026"), ("'07'", "07.12.2026"),
            ("'0705'", "07.05.2026"), ("'07052027'", "07.05.2027"), ("'7.5.2027'", "7.5.2027"), ("'3'", "3.12.2026"),
            ("'07.05.2027'", "07.05.2027"), ("right '.' '2027'", "24.12.2027"),
            ("'31' up", "31.01.2027"), ("right '02' left '31'", "24.31.2026"), ("home up", "25.12.2026"),
            ("end down", "01.01.2026"), ("backspace", "24.12.202"), ("right backspace", "24.1.2026"),
            ("\"1.2.2027\"", "1.2.2027"), ("\"soon\"", "24.12.2026soon"),
            ("'x'", "24.12.2026x"), ("'x' up", "22.11.2026"), ("ctrl-u '1'", "1"), ("ctrl-u up", "22.11.2026"),
            ("end '0705'", "07.05.2026"), ("'07052027' '1'", "1.05.2027"), ("'1.2.20' '27'", "1.2.2027"),
            ("ctrl-u \"2026-11-26_10:00\" up", "22.11.2026"), ("\"-1\" '+'", "22.11.2026"),
            ("ctrl-u '1.2.3.4' down", "22.11.2026"), ("right right tab shift-tab up", "25.12.2026"),
            ("'2012'", "20.12.2026"), ("'2727'", "27.27.2026"), ("\"2027-12-24\"", "2027-12-24"),
        ] as [(Keys, String)])
    func edits(_ keys: Keys, _ text: String) async throws {
        #expect(try await entry(in: Self.arrival(in: Self.range), after: keys) == text)
    }

    @Test(
        "In every order of a date, the first arrow changes the day, and digits begin with the first part",
        arguments: [
            ("MM/dd/yyyy", "up", "12/25/2026"), ("MM/dd/yyyy", "down", "12/23/2026"),
            ("MM/dd/yyyy", "right left up", "01/24/2027"),
            ("yyyy-MM-dd", "'+'", "2026-12-25"), ("yyyy-MM-dd", "up up", "2026-12-26"),
            ("yyyy-MM-dd", "'2027-01-02'", "2027-01-02"), ("yyyy-MM-dd", "'20270102'", "2027-01-02"),
            ("yyyy-MM-dd", "up '20'", "2026-12-20"), ("yyyy-MM-dd", "up '07'", "2026-12-07"),
            ("MM/dd/yyyy", "up '11/2028'", "12/11/2028"),
        ] as [(String, Keys, String)])
    func orders(_ pattern: String, _ keys: Keys, _ text: String) async throws {
        let range = Outline.DateRange(pattern: pattern, today: Self.moment(2026, 11, 22))
        #expect(try await entry(in: Self.arrival(in: range), after: keys) == text)
    }

    @Test("In lines, a date says its range, and which texts it refuses")
    func lines() async {
        let run = await Terminal.transcript(answers: ["soon", "1.1.2028", "31.12.2027"]) { terminal in
            terminal.print(Self.range.text(of: try await terminal.prompt("Arrival", Self.arrival(in: Self.range))))
        }
        #expect(
            run.text.contains("\n  from 01.01.2026 to 31.12.2027\n  an empty line keeps 24.12.2026\n"), "\(run.text)")
        for refusal in [
            "> soon\n“soon” is not a date. Write it like 22.11.2026.\n",
            "> 1.1.2028\n“1.1.2028” is not a date from 01.01.2026 to 31.12.2027.\n",
        ] { #expect(run.text.contains(refusal), "\(run.text)") }
        #expect(run.output == "31.12.2027\n")
    }

    /// Makes an input for a date without Foundation.
    private static func arrival(in range: Outline.DateRange) -> Input<Outline.Moment> {
        Input(
            format: .date(range), start: moment(2026, 12, 24), problem: range.message,
            write: { range.text(of: $0) }, read: { range.moment(in: $0) })
    }
}
