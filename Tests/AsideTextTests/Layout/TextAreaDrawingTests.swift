import Aside
import Testing

@testable import AsideText

@MainActor
@Suite struct TextAreaDrawingTests {
    @Test("A text of several lines has four rows, which scroll with the caret")
    func screen() async throws {
        let screen = RemarkScreen()
        try await withScreen(screen) { stage in
            #expect(
                stage.text(columns: 40) == """
                      Note
                    ────────────────────────────────────────
                    ▸ Note  [(Anything to tell)           ]
                            [                             ]
                            [                             ]
                            [                             ]
                      Name  [Ada                          ]

                      [ Send   ]
                    """)
            screen.note = "One line that is too long for a row of the area.\n漢字 👨‍👩‍👧\n\n4\n5\n6"
            #expect(
                stage.text(columns: 40).contains(
                    """
                    ▸ Note  [                             ↑
                            [4                            ]
                            [5                            ]
                            [6                            ]
                    """))
            #expect(
                stage.text(columns: 40, viewState: ViewState(caret: 0)).contains(
                    """
                    ▸ Note  [One line that is too long    ]
                            [for a row of the area.       ]
                            [漢字 👨‍👩‍👧                      ]
                            [                             ↓
                    """))
        }
    }

    @Test("The cursor is where the caret is, also at the end of a full row")
    func cursor() async throws {
        let screen = RemarkScreen()
        screen.note = String(repeating: "x", count: 28) + "y z"
        try await withScreen(screen) { stage in
            let size = Size(columns: 40, rows: 12)
            for (caret, row, column) in [(0, 2, 9), (27, 2, 36), (28, 3, 9), (29, 3, 10), (31, 3, 12)] {
                let frame = Frame(StageSnapshot(stage), size: size, viewState: ViewState(caret: caret))
                #expect(frame.cursor == Position(row: row, column: column), "caret \(caret)")
            }
        }
    }

    @Test("A row that is in view stays where it is while the caret moves")
    func scrolling() async throws {
        let screen = RemarkScreen()
        screen.note = (1...9).map { "\($0)" }.joined(separator: "\n")
        try await withScreen(screen) { stage in
            var viewState = ViewState()
            var first: [Int?] = []
            for caret in [17, 15, 13, 11, 9, 7, 9, 13, 15, 0, 17] {
                viewState.caret = caret
                viewState.textArea =
                    Frame(StageSnapshot(stage), size: Size(columns: 40, rows: 12), viewState: viewState).textArea
                first.append(viewState.textArea?.firstRow)
            }
            #expect(first == [5, 5, 5, 5, 4, 3, 3, 3, 4, 0, 5])
        }
    }
}

@MainActor
private final class RemarkScreen: Screen {
    let outlet = Outlet<String>()
    let title = "Note"
    var note = ""
    var name = "Ada"

    var content: Content {
        Field("Note", \.note, .lines(placeholder: "Anything to tell"))
        Field("Name", \.name)
        Action("Send", shortcut: .enter) { self.publish(self.note) }
    }
}
