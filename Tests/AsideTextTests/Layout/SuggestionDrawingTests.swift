import Aside
import Observation
import Testing

@testable import AsideText

@MainActor
@Suite struct SuggestionDrawingTests {
    private static let cities = ["Bern", "Berlin", "Bergen", "Bochum", "Bonn", "Bremen", "Oslo"]

    private func draw(
        text: String = "", _ cities: [String] = cities, room: Int? = nil, row: String? = nil, theme: Theme = .plain,
        error: String? = nil
    ) -> Frame {
        var content = ModalContent(kind: .prompt, title: "City")
        content.body = [
            Outline.Item(
                .field(text: text, placeholder: "", error: error, isSecure: false), "City",
                suggestions: cities.isEmpty && room == nil ? nil : Outline.Suggestions(cities, room: room))
        ]
        content.choices = [.init(id: 0, label: "OK", role: .preferred), .init(id: 1, label: "Cancel", role: .cancel)]
        var viewState = ViewState()
        viewState.suggestion = row.map { ViewState.SuggestedRow($0, of: content.outline.items[0].id) }
        return Frame(inline: StageSnapshot(content), columns: 40, theme: theme, viewState: viewState)
    }

    @Test("Any number of suggestions, even none, takes the same room")
    func room() {
        #expect(
            draw(text: "ber", ["Bern", "Berlin"], room: 7).description == """
                  City
                ▸ [ber                                ]
                   Bern
                   Berlin



                  [*  OK ↵ ]   ( Cancel )
                """)
        #expect(draw(text: "x", [], room: 7).size.rows == draw().size.rows)
        #expect(draw(["Oslo", "Rome"]).size.rows == 5)
        #expect(draw([]).size.rows == 3)
    }

    @Test("The suggestion to which the user has moved has the sign of the focus, and is always in view")
    func focus() {
        #expect(
            draw(row: "Berlin").description == """
                  City
                  [                                   ]
                   Bern
                ▸  Berlin
                   Bergen
                   Bochum
                   Bonn                               ↓
                  [*  OK   ]   ( Cancel )
                """)
        #expect(draw(row: "Berlin").cursor == nil)
        #expect(draw(row: "Oslo").description.contains("   Bergen                             ↑\n   Bochum\n"))
        #expect(draw(row: "Oslo").description.contains("▸  Oslo\n"))
        // A suggestion that is no longer offered does not have the focus.
        #expect(draw(row: "Rome").description == draw().description)
        #expect(draw(row: "Rome").cursor != nil)
    }

    @Test("An error takes its room from the suggestions, so the box does not grow")
    func error() {
        let frame = draw(error: "There is no such city.")
        #expect(frame.description.contains("]\n  ✗ There is no such city.\n   Bern\n"))
        #expect(frame.description.contains("\n   Bochum                             ↓\n"))
        #expect(frame.size == draw().size)
    }

    @Test("The rest of the first suggestion follows the caret if it begins with the text and can look different")
    func completion() {
        #expect(draw(text: "berl", ["Berlin"], theme: .dark).description.contains("▌berlin"))
        #expect(!draw(text: "berl", ["Berlin"]).description.contains("berlin"))
        #expect(!draw(text: "erl", ["Berlin"], theme: .dark).description.contains("erlin "))
        #expect(draw(text: "berl", ["Berlin"], theme: .dark).cursor == draw(text: "berl", ["Berlin"]).cursor)
    }

    @Test("A field without the focus or beneath a modal keeps its room blank")
    func blank() async throws {
        try await withScreen(TripScreen()) { stage in
            let to = try #require(StageSnapshot(stage).front.outline?.controls[1])
            #expect(
                stage.text(columns: 30, viewState: ViewState(Target(to.id))).contains(
                    """
                      From  [                   ]


                    ▸ To    [                   ]
                             Bern
                             Oslo
                      Name  [Ann
                    """))
        }
    }

    @Test("A suggestion is in view on a terminal that has no room for all of them")
    func small() async throws {
        try await withScreen(TripScreen()) { stage in
            let field = try #require(StageSnapshot(stage).front.outline?.controls[1])
            var viewState = ViewState(Target(field.id))
            viewState.suggestion = ViewState.SuggestedRow("Oslo", of: field.id)
            let frame = Frame(StageSnapshot(stage), size: Size(columns: 40, rows: 6), viewState: viewState)
            #expect(frame.description.contains("▸        Oslo"))
        }
    }

    @Test("Any text can be suggested, and is cut off if there is no room")
    func wide() {
        let text = draw([String(repeating: "長い", count: 30), "a\u{1B}[2Jb\nc"]).description
        #expect(text.contains("…"))
        #expect(!text.contains("\u{1B}"))
    }
}

@MainActor
@Observable
private final class TripScreen: Screen {
    let outlet = Outlet<Int>()
    let title = "Trip"
    var from = ""
    var to = ""
    var name = "Ann"

    var content: Content {
        Field("From", \.from, .text().suggesting(["Bern", "Oslo"]))
        Field("To", \.to, .text().suggesting(["Bern", "Oslo"]))
        Field("Name", \.name)
        Action("Book", shortcut: .enter) { self.publish(1) }
    }
}
