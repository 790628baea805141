import Aside
import Testing

@testable import AsideTerminal

@Suite("Menu")
struct MenuTests {
    private let menu = Menu(
        labels: [1: "Delete", 2: "Deliver later", 3: "Keep", 4: "2024", 5: "Straße  9", 6: "K", 7: "Yesterday"],
        synonyms: [("yes", 1), ("y", 1), ("no", 3), ("n", 3)].map(Menu.Synonym.init))

    @Test(
        "A line chooses an answer by its number, its label, a word for it, or a beginning of three letters that only one has",
        arguments: [
            ("1", .number(1)), (" 3 ", .number(3)), ("+1", .number(1)), ("2024", .number(4)), ("delete", .number(1)),
            ("DELI", .number(2)), ("deliver  later", .number(2)), ("del", .several([1, 2])), ("k", .number(6)),
            ("ke", .nothing), ("kee", .number(3)), ("n", .number(3)), ("NO", .number(3)), ("yes", .number(1)),
            ("y", .number(1)), ("d", .nothing), ("de", .nothing), ("yester", .number(7)),
            ("straße 9", .number(5)), ("20", .nothing), ("202", .number(4)), ("", .nothing), ("  ", .nothing),
            ("8", .nothing),
            ("0", .nothing), ("-1", .nothing), ("1.0", .nothing), ("99999999999999999999", .nothing),
            ("elete", .nothing), ("deletes", .nothing),
        ] as [(String, Menu.Match)]
    )
    func match(line: String, match: Menu.Match) {
        #expect(menu.match(line) == match)
    }

    @Test("A label that is a number comes before the number of another answer, in a long list, too")
    func numbers() {
        #expect(Menu(labels: [1: "3", 2: "1", 3: "2"]).match("2") == .number(3))
        #expect(Menu(labels: [1: "3", 2: "1", 3: "2"], unprinted: 3).match("2") == .number(3))
    }
}
