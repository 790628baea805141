import Aside
import AsideTesting
import AsideText
import Observation
import TestSupport
import Testing

@testable import AsideTerminal

@MainActor
@Suite("Keys that leave a field")
struct LeavingKeysTests {
    @Test(
        "The checks of a field run when the focus leaves it and when Enter is pressed in it, and not while it is edited",
        arguments: [
            ("tab", ["ada"]), ("shift-tab", ["ada"]), ("down", ["ada"]), ("enter", ["ada"]), ("left", []),
            ("home", []), ("f1", []), ("ctrl-l", []), ("tab shift-tab", ["ada"]), ("esc", []),
        ] as [(Keys, [String])])
    func leaving(_ keys: Keys, checked: [String]) async throws {
        let screen = CheckedScreen()
        try await withView(of: screen) { _, view, _ in
            for event in Keys("ctrl-u 'ada'").events { view.take(event) }
            #expect(screen.checked == [])
            for event in keys.events { view.take(event) }
            #expect(screen.checked == checked)
        }
    }

    @Test("Enter leaves the only field of a screen, too")
    func onlyField() async throws {
        let screen = CheckedScreen(isAlone: true)
        try await withView(of: screen) { _, view, _ in
            for event in Keys("'a' enter").events { view.take(event) }
            #expect(screen.checked == ["Bob" + "a"])
        }
    }

    @Test("A text area is left by Ctrl-D, and not by a new line")
    func textArea() async throws {
        let screen = CheckedScreen()
        try await withView(of: screen) { _, view, _ in
            for event in Keys("tab 'n' enter").events { view.take(event) }
            #expect(screen.checked == [])
            view.take(.key(.control("d")))
            #expect(screen.checked.first == "n\n")
        }
    }

    @Test("A mouse press on another control leaves the field, and one in the same field does not")
    func mouse() async throws {
        let screen = CheckedScreen()
        try await withView(of: screen) { _, view, canvas in
            for event in Keys("ctrl-u 'ada'").events { view.take(event) }
            view.take(.mouse(try #require(canvas.place(of: "ada"))))
            #expect(screen.checked == [])
            view.take(.mouse(try #require(canvas.place(of: "Note"))))
            #expect(screen.checked == ["ada"])
        }
    }

    @Test("A switch whose check is running can be turned again at once")
    func busySwitch() async throws {
        let screen = CheckedScreen()
        try await withView(of: screen) { _, view, _ in
            try screen.toggle("Terms")
            #expect(screen.outline["Terms"]?.isBusy == true)
            for event in Keys("tab tab '_'").events { view.take(event) }
            #expect(screen.terms == [true, false])
        }
    }

    @Test(
        "The keys skip the options of a selection that are not available",
        arguments: [
            (1, "B", "D"), (1, "D", "B"), (-1, "D", "B"), (-1, "B", "D"),
            // The program may have chosen one that is not available.
            (1, "A", "B"), (-1, "A", "D"), (1, "C", "D"), (-1, "C", "B"), (1, "E", "B"), (1, nil, "B"), (-1, nil, "D"),
        ] as [(Int, String?, String)])
    func unavailable(places: Int, from seat: String?, to next: String) async throws {
        let screen = CheckedScreen()
        screen.seat = seat
        try await with(screen) { stage in
            Command.cycle(try #require(screen.outline["Seat"]).id, places).carryOut(on: stage)
            #expect(screen.seat == next)
        }
    }
}

/// Fields with checks.
@MainActor
@Observable
private final class CheckedScreen: Screen {
    let outlet = Outlet<Void>()
    let title = "Checked"
    var name = "Bob"
    var note = ""
    var hasTerms = false
    var seat: String? = "B"
    @ObservationIgnored private(set) var checked: [String] = []
    @ObservationIgnored private(set) var terms: [Bool] = []
    private let isAlone: Bool

    init(isAlone: Bool = false) {
        self.isAlone = isAlone
    }

    var content: Content {
        Field("Name", \.name, .text().checked { try await self.check($0) })
        if !isAlone {
            Field("Note", \.note, .lines().checked { try await self.check($0) })
            Field(
                "Terms", \.hasTerms,
                .toggle().checked {
                    self.terms.append($0)
                    if $0 { try await untilCancelled() }
                })
            Field(
                "Seat", \.seat,
                .choice(from: ["A", "B", "C", "D", "E"]) {
                    ListOption($0, unavailable: "ACE".contains($0) ? "Taken" : nil)
                })
            Action("Go", shortcut: .enter) {}
        }
    }

    private func check(_ text: String) async throws {
        checked.append(text)
    }
}
