import Aside
import Testing

@testable import AsideTerminal

@MainActor
@Suite("Long lists in lines")
struct LongListTests {
    private let list = Menu(
        labels: Dictionary(uniqueKeysWithValues: (1...100).map { ($0, "Place \($0)") } + [(101, "Oslo")]),
        unprinted: 101, printed: [7])

    @Test(
        "A line means an option by its label or its beginning, or a printed one by its number; others find labels",
        arguments: [
            ("7", .number(7)), ("07", .number(7)), ("101", .nothing), ("oslo", .number(101)), ("OSL", .number(101)),
            ("place 1", .number(1)), ("os", .found([101])), ("99", .found([99])),
            ("e 9", .found([9] + Array(90...99))), ("place", .tooMany(100)), ("rome", .nothing), ("102", .nothing),
        ] as [(String, Menu.Match)])
    func match(line: String, meaning: Menu.Match) {
        #expect(list.match(line) == meaning)
    }

    @Test("A number filters the rows, and picks one only after that was printed with it")
    func unprinted() async {
        let run = await Terminal.transcript(answers: ["m", "7", "8", "17"]) { terminal in
            terminal.print(try await terminal.choose("Machine", from: (101...160).map { "m-\($0)" }))
        }
        #expect(run.output == "m-117\n", "\(run.text)")
        #expect(run.errors.contains("60 labels contain “m”. Enter more of one."), "\(run.text)")
        #expect(run.errors.contains("  7) m-107\n  17) m-117\n"), "\(run.text)")
        let digits = await Terminal.transcript(answers: ["05", "5"]) { terminal in
            terminal.print(try await terminal.choose("Digit", from: (0...59).map { "\($0)" }))
        }
        #expect(digits.output == "5\n", "\(digits.text)")
        #expect(digits.errors.contains("No label contains “05”."), "\(digits.text)")
    }

    @Test("A hundred thousand rows are not printed: a part of a label lists those with it, and a number picks one")
    func printed() async {
        let run = await Terminal.transcript(answers: ["w 9999", "9999"]) { terminal in
            terminal.print("\(try await terminal.choose("Which?", from: 1...100_000, initial: 500) { "Row \($0)" })")
        }
        #expect(
            run.text.hasPrefix(
                """
                Which?
                  100000 choices: enter a part of a label to list those that contain it
                  an empty line keeps Row 500
                  100001) Cancel
                > w 9999
                  9999) Row 9999

                """), "\(run.text)")
        #expect(run.output == "9999\n")
    }

    @Test("Several printed rows of a long list are taken by numbers in one line")
    func several() async {
        let run = await Terminal.transcript(answers: ["2", "60", "2 60, Row 7"]) { terminal in
            terminal.print("\(try await terminal.chooseMany("Which?", from: 1...60) { "Row \($0)" })")
        }
        #expect(run.output == "[2, 7, 60]\n", "\(run.text)")
    }
}
