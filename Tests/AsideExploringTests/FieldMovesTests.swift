import Aside
import AsideExploring
import AsideTesting
import Observation
import Testing

@MainActor
@Suite("Entries in fields are recorded, replayed and explored")
struct FieldMovesTests {
    @Test("A typed number is recorded once, a text of several lines with its lines, and both are replayed")
    func recorded() async throws {
        let first = TestPresenter()
        let recorder = first.stage.record()
        _ = try await first.run {
            try await book(first.stage)
        } steps: {
            let table = try await first.screen(TableScreen.self)
            try table.fill("Guests", "9")
            try table.fill("Guests", "4")
            try table.fill("Note", "one\ntwo")
            try table.press("Book")
            try await first.prompt("Tip").submit("2")
            try await first.prompt("More").submit("three\nfour")
        }
        #expect(
            recorder.recording.turns.map(\.description) == [
                "TableScreen: fill in Guests: “4”, Note: “one\ntwo”", "TableScreen: press “Book”",
                "prompt “Tip”: submit “2”", "prompt “More”: submit “three\nfour”",
            ])
        #expect(
            first.transcript.description == #"""
                Table → Book
                no screens
                prompt “Tip” → “2”
                prompt “More” → “three\nfour”
                """#)
        let second = TestPresenter()
        let result = try await second.replay(recorder.recording) { try await book(second.stage) }
        #expect(result == (42, "one\ntwo|three\nfour"))
    }

    @Test("An exploration enters the ends of the range")
    func explored() async throws {
        var numbers: Set<Int> = []
        _ = try await explore { walk in
            numbers.insert(try await book(walk.stage).number)
        }
        #expect(numbers == [10, 15, 20, 25, 80, 85])
    }

    @Test("A field without a placeholder keeps its text on some walks, and has another one or none on others")
    func startText() async throws {
        var names: Set<String> = []
        try await explore { walk in names.insert(try await walk.stage.prompt("Name", .text("Byron"))) }
        #expect(names == ["Byron", "a", ""])
        names = []
        try await explore { walk in
            walk.type(into: "Name")
            names.insert(try await walk.stage.prompt("Name", .text("Byron")))
        }
        #expect(names == ["Byron"], "the test gives no text")
    }

    @Test("An exploration enters the first two suggestions beside the placeholder, and leaves the field empty")
    func suggestions() async throws {
        var cities: Set<String> = []
        _ = try await explore { walk in
            walk.accept(.askedTwice, at: "prompt “City”")
            let first = try await walk.stage.prompt("City", .text().suggesting(["Bern", "Oslo", "Wien"]))
            let second = try await walk.stage.prompt("City", .text(placeholder: "Rome").suggesting(["Bern", "Oslo"]))
            cities.formUnion([first, second])
        }
        #expect(cities == ["", "Bern", "Oslo", "Rome"])
    }

    @Test("Fields for which nothing better is known get the same letter, and once different ones")
    func differentLetters() async throws {
        var pairs: Set<[String]> = []
        try await explore { walk in
            pairs.insert(
                try await walk.stage.form("Password", ["", ""]) {
                    Field("Password", \.[0], .text().secure())
                    Field("Again", \.[1], .text().secure())
                })
        }
        #expect(pairs == [["a", "a"], ["a", "b"], ["", "a"], ["a", ""]])
    }

    private func book(_ stage: Stage) async throws -> (number: Int, text: String) {
        let table = try await stage.show(TableScreen()).value()
        let tip = try await stage.prompt("Tip", .number(in: 0...5))
        let more = try await stage.prompt("More", .lines())
        return (table.guests * 10 + tip, "\(table.note)|\(more)")
    }
}

@MainActor
@Observable
private final class TableScreen: Screen {
    struct Table {
        var guests = 2
        var note = ""
    }

    let outlet = Outlet<Table>()
    let title = "Table"
    var table = Table()

    var content: Content {
        Field("Guests", \.table.guests, .number(in: 1...8))
        Field("Note", \.table.note, .lines(placeholder: "Any"))
        Action("Book", shortcut: .enter) { self.publish(self.table) }
    }
}
