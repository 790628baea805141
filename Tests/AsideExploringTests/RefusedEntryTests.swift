import Aside
import Observation
import TestSupport
import Testing

@testable import AsideExploring

@MainActor
@Suite("Refused entries make no states, and are named if all are refused")
struct RefusedEntryTests {
    private func token(_ walk: Walk) async throws {
        _ = try await walk.stage.prompt("Token") { text in
            guard text.hasPrefix("t") else { throw InvalidInput("That is no token.") }
        }
        _ = try await walk.stage.confirm("Sure?")
    }

    @Test("A warning names a prompt that refuses every entry, but no prompt that accepts a typed text")
    func neverAccepted() async throws {
        let blind = try await explore { try await token($0) }
        #expect(
            blind.warnings == [
                "These refused every entry: prompt “Token”. What comes after it was not explored. Enter a text that it "
                    + "accepts (`walk.type(…, into: …)`), or give it such a placeholder."
            ])
        let told = try await explore { walk in
            walk.type("wrong", "t1", into: "Token")
            try await token(walk)
        }
        #expect(told.warnings.isEmpty)
        #expect(told.mermaid.contains("Sure?"))
    }

    @Test("A warning names a field of a screen that refuses every text, but none that refuses some")
    func refusingField() async throws {
        let exploration = try await explore { try await $0.stage.show(DoorScreen()).value() }
        #expect(exploration.warnings.map { $0.prefix { $0 != "." } } == ["These refused every entry: “Code” on “Door”"])
    }

    @Test("A refused entry is forgotten, so prompts that refuse in any order make few states")
    func forgotten() async throws {
        let exploration = try await explore(ExplorationOptions(walks: 800)) { walk in
            for name in ["One", "Two", "Three"] {
                _ = try await walk.stage.prompt(name, placeholder: "right") { text in
                    guard text == "right" else { throw InvalidInput("No.") }
                }
                _ = try await walk.stage.confirm("\(name) again?")
            }
        }
        #expect(exploration.warnings.isEmpty)
    }

    @Test("A value that a later move changes does not count as changed by leaving")
    func laterMove() async throws {
        try await explore { walk in
            var booked = 0
            var isRefused = true
            walk.remember { isRefused }
            walk.unchangedByLeaving("the bookings") { booked }
            try await walk.stage.show(ButtonScreen("Summary", ["Book"], "Leave")).then { choice in
                guard choice == "Book" else { return }
                try await walk.stage.retrying("Not booked") {
                    defer { isRefused = false }
                    if isRefused { throw InvalidInput("The slot is taken.") }
                    booked += 1
                }
                _ = try await walk.stage.confirm("Booked. Print it?")
            }
        }
    }

    @Test("A printed press names the group that distinguishes its button")
    func nestedGroups() async throws {
        let exploration = try await explore { try await $0.stage.show(DaysScreen()).value() }
        let moves = exploration.graph.states.flatMap { $0.moves }
        let presses = moves.map { "\($0.turn)" }.filter { $0.contains("press") }
        #expect(
            presses == [
                "DaysScreen: press “10:00” in “Monday”", "DaysScreen: press “10:00” in “Tuesday”",
            ])
    }
}

@MainActor
@Observable
private final class DoorScreen: Screen {
    let outlet = Outlet<Void>()
    let title = "Door"
    var code = ""
    var name = ""

    var content: Content {
        Field("Code", \.code, .text().checked { if $0 != "4711" { throw InvalidInput("Wrong.") } })
        Field("Name", \.name, .text().checked { if $0.isEmpty { throw InvalidInput("Who?") } })
        Action("Open", shortcut: .enter) { self.publish() }
        Action("Ring") { self.publish() }
    }
}

private final class DaysScreen: Screen {
    let outlet = Outlet<Void>()

    var content: Content {
        for day in ["Monday", "Tuesday"] {
            Block(day) {
                Row("10:00") { Action("10:00") { self.publish() } }
            }
        }
    }
}
