import Aside
import Observation
import TestSupport
import Testing

@testable import AsideExploring

@MainActor
@Suite("Past answers and kept screens tell states apart, and nothing else does")
struct MemoryTests {
    @Test("Time that passes at a question and changes nothing leads to no new state")
    func timeAtQuestion() async throws {
        let exploration = try await explore { walk in
            let stage = walk.stage
            try await stage.show(TickingScreen(stage.clock)).then {
                try await stage.show(ButtonScreen("Review", ["Delete"])).until { _ in
                    try await stage.confirm("Delete?") ? .leave : .stay
                }
            }
        }
        #expect(exploration.states == 5)
        #expect(exploration.warnings.count == 1)
        let advice = " What comes later was not explored. Let it come sooner in this test."
        #expect(exploration.warnings.first?.hasSuffix(advice) == true)
        for place in ["Clock", "Review", "alert “Delete?”"] {
            #expect(exploration.warnings.first?.contains("30000.0 seconds (1000 times) at \(place)") == true)
        }
    }

    @Test("Two ways that differ by a forgotten answer are neither a failure nor a finding")
    func forgottenAnswer() async throws {
        let explorer = await explored(ExplorationOptions(moves: 30)) { walk in
            let room = try await walk.stage.choose("Room", from: ["Attic", "Cellar"])
            // Any number of answers: not even all memory has an end here.
            while try await walk.stage.confirm("Again?") {}
            _ = try await walk.stage.choose("Sure?", from: [room])
        }
        #expect(explorer.failures.isEmpty && explorer.findings.isEmpty)
        #expect(Exploration(explorer).coverage.contains("Cellar"))
    }

    @Test("What every screen of a chain was told is known to what follows the chain, unless the user left it")
    func answersOfChain() async {
        let explorer = await explored { walk in
            let stage = walk.stage
            let size = try? await stage.show(.choose("Size", from: ["S", "L"])).then { size in
                try await stage.show(.choose("Color", from: ["red", "blue"])).then { size + $0 }
            }
            await stage.alert(size == nil ? "Nothing" : "Gift")
        }
        #expect(explorer.graph.states.count { $0.name == "alert “Gift”" } == 4)
        #expect(explorer.graph.states.count { $0.name == "alert “Nothing”" } == 1)
    }

    @Test("What was answered in a sheet is forgotten when the user dismisses it")
    func dismissedSheet() async {
        let explorer = await explored { walk in
            let stage = walk.stage
            let isGift = try await stage.nilIfDismissed {
                try await stage.sheet { sheet in
                    let isGift = try await sheet.confirm("Is it a gift?")
                    try await sheet.show(ButtonScreen("Note", ["Done"])).value()
                    return isGift
                }
            }
            await stage.alert(isGift == nil ? "Nothing" : "Sent")
        }
        #expect(explorer.graph.states.count { $0.name == "alert “Sent”" } == 2)
        #expect(explorer.graph.states.count { $0.name == "alert “Nothing”" } == 1)
    }

    @Test("The same answer leads to the same state, whatever stood in the fields before it")
    func sameAnswer() async throws {
        let exploration = try await explore { walk in
            let stage = walk.stage
            try await stage.show(.prompt("Name", .text(placeholder: "Ada"))).then { _ in
                try await stage.show(.prompt("City", .text(placeholder: "Rome"))).then { _ in
                    await stage.alert("Done")
                }
            }
        }
        let names = exploration.graph.states.map(\.name)
        #expect(names.count { $0 == "City" } == 2)
        #expect(names.count { $0 == "alert “Done”" } == 4)
    }

    @Test("What is changed in a form and changed back, and its own questions, tell no states apart")
    func openForm() async {
        let explorer = await explored { walk in
            let trip = try await walk.stage.nilIfDismissed {
                try await walk.stage.form("Trip", Trip()) {
                    Field("Meal", \.meal, .choice(from: ["Soup", "Cake"]))
                    Field("Window", \.atWindow)
                }
            }
            await walk.stage.alert(trip == nil ? "No trip" : "Trip")
        }
        #expect(explorer.graph.states.count { $0.name == "form “Trip”" } == 4)
        #expect(explorer.graph.states.count { $0.name == "alert “Trip”" } == 4)
        #expect(explorer.plan.memory == nil)
        #expect(explorer.warnings == [])
    }

    @Test("What a screen publishes while its flow is at work is refused, and makes no new state")
    func refused() async {
        let explorer = await explored { walk in
            try await walk.stage.show(ButtonScreen("Pick", ["A", "B"])).then { label in
                try await walk.clock.sleep(for: .seconds(1))
                return label
            }
        }
        #expect(explorer.faults == [])
        // The screen, twice the same at work, both results, and two ends of the exploration.
        #expect(explorer.graph.states.count <= 8)
        #expect(explorer.warnings == [])
    }

    @Test("With limited memory, a shorter way to a state with other past answers is no failure")
    func shorterWay() async {
        let explorer = Explorer(ExplorationOptions()) { walk in
            let stage = walk.stage
            try await stage.show(ButtonScreen("Root", ["Far", "Near"])).then { way in
                if way == "Far" { _ = try await stage.choose("Extra", from: [1]) }
                let form = KeptForm()
                try await stage.show(form).then {
                    form.note = "again"
                    guard try await stage.confirm("Continue?") else { return }
                    _ = try await stage.show(ButtonScreen("Leaf", [])).value()
                }
            }
        }
        await explorer.explore(remembering: 1)
        #expect(explorer.failures.map(\.headline) == [])
        #expect(explorer.graph.states.count > 10)
    }

    @Test("Equal questions in a row are all explored, or a warning says that they are not", arguments: [6, 7])
    func equalQuestions(count: Int) async throws {
        // Half of the walks, at most, tell states apart by all answers.
        let exploration = try await explore(ExplorationOptions(walks: 250)) { walk in
            for _ in 1...count { _ = try await walk.stage.confirm("Go on?") }
        }
        let isComplete = exploration.states >= 1 << count
        #expect(isComplete == (count < 7))
        #expect(exploration.warnings.isEmpty == isComplete, "\(exploration)")
    }

    @Test("An app to whose screens the user comes back again and again is explored in few moves, and completely")
    func app() async {
        let explorer = await explored { walk in
            while true {
                let user = try await walk.stage.show(ButtonScreen("Welcome", ["Ann", "Bob"])).value()
                let place = try await walk.stage.show(ButtonScreen("Home of \(user)", ["News", "Settings"])).value()
                _ = try await walk.stage.show(ButtonScreen(place, ["Log out"])).value()
            }
        }
        #expect(Set(explorer.graph.states.map(\.key.view)).count == 6, "five screens and the end by cancelling")
        #expect(explorer.warnings.isEmpty)
        #expect(explorer.plan.effort.moves < 1_500, "\(explorer.plan.effort)")
    }

    @Test("The limit of walks counts both rounds")
    func allWalks() async throws {
        let exploration = try await explore(ExplorationOptions(moves: 30, walks: 12)) { walk in
            for _ in 1... {
                _ = try await walk.stage.choose("Room", from: 1...6)
                guard try await walk.stage.confirm("Again?") else { return }
            }
        }
        #expect(exploration.walks == 12)
        #expect(exploration.warnings.first?.hasPrefix("The exploration ended after 12 walks; ") == true)
    }
}

/// Waits for its next second again and again, and shows nothing of it.
@Observable
private final class TickingScreen: SelfStarting {
    let outlet = Outlet<Void>()
    let title = "Clock"
    private let clock: any Clock<Duration>

    init(_ clock: any Clock<Duration>) { self.clock = clock }

    func begin() async throws { while true { try await clock.sleep(for: .seconds(30)) } }

    var content: Content { Action("Next") { self.publish() } }
}

private struct Trip: Equatable, Sendable {
    var meal = "Soup"
    var atWindow = false
}

@Observable
private final class KeptForm: Screen {
    let outlet = Outlet<Void>()
    var note = ""

    var content: Content {
        Heading("Note")
        Field("Note", \.note, .text(placeholder: "milk"))
        Action("Continue") { self.publish() }
    }
}
