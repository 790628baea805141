import Aside
import Observation
import TestSupport
import Testing

@testable import AsideExploring

@MainActor
@Suite("From each place a way leads to an end, or back to the start")
struct WayOutTests {
    @Test(
        "Where the flow can end, a place from which it cannot any more is a failure, although all of the start is offered",
        arguments: ["screen", "hub", "kept screen"], [false, true])
    func noEnd(place: String, isTrap: Bool) async throws {
        func flow(_ stage: Stage, remember: (@escaping @MainActor () -> Bool) -> Void) async throws -> String {
            switch place {
            case "screen":
                let screen = ButtonScreen("Fine", ["Break", "Finish"])
                screen.whenPressed = { [unowned screen] choice in
                    if choice == "Break", isTrap { screen.title = "Broken" }
                    if choice == "Finish", screen.title == "Fine" { screen.publish("done") }
                }
                return try await stage.show(screen).value()
            case "hub":
                var isBroken = false
                remember { isBroken }
                return try await stage.show(ButtonScreen("List", ["Break", "Finish"])).until { choice in
                    if choice == "Break" { isBroken = isTrap }
                    return choice == "Break" || isBroken ? .stay : .leave("done")
                }
            default:
                let edit = SavingScreen(stage.clock, isTrap)
                return try await stage.show(ButtonScreen("Home", ["Edit"])).then { _ in
                    try await stage.show(edit).value()
                }
            }
        }
        let explorer = await explored { walk in try await flow(walk.stage) { walk.remember($0) } }
        #expect(explorer.failures.map(\.rule) == (isTrap ? [.noWayOut] : []))
        guard let failure = explorer.failures.first else { return }
        #expect(failure.line.hasSuffix("; …\")"), "\(failure.line)")
    }

    @Test("Without a way out, the failure names the question that waits in line, and how to ask it in time")
    func waitingInLine() async {
        let explorer = await explored { walk in
            let stage = walk.stage
            return try await stage.show(ButtonScreen("Bank", ["Transfer"])).then { _ in
                let pin = SharedPrompt(stage)
                async let early = pin.answer()
                try await stage.sheet("Transfer", undismissible: true) { sheet in
                    _ = try await sheet.show(ButtonScreen("Amount", ["10"])).then { _ in try await pin.answer() }
                }
                return try await early
            }
        }
        let failure = explorer.failures.first
        #expect(failure?.rule == .noWayOut)
        let prompt = "prompt “PIN”, asked at AsideExploringTests/WayOutTests.swift:7"
        #expect(failure?.onStage.hasSuffix("; waiting in line: \(prompt)") == true)
        #expect(failure?.fault.fix.contains(prompt) == true)
    }

    @Test(
        "`walk.only` does not hide a place without a way out, unless a move that it leaves out may lead away",
        arguments: [("nothing", true), ("another place", true), ("Back", false)])
    func trapDespiteOnly(leftOut: String, isFound: Bool) async {
        let explorer = await explored { walk in
            walk.only { moves in
                switch leftOut {
                case "another place": moves != [.press("News")]
                case "Back": moves != [.back]
                default: true
                }
            }
            try await walk.stage.show(ButtonScreen("Hub", ["News", "Help", "Quit"])).until { choice in
                switch choice {
                case "News": await walk.stage.alert("News")
                case "Help": try await walk.stage.show(Trap()).value()
                default: return .leave
                }
                return .stay
            }
        }
        #expect(explorer.failures.contains { $0.rule == .noWayOut } == isFound)
    }
}

/// A question whose askers wait for the first of them.
@MainActor
private final class SharedPrompt {
    let stage: Stage
    private var task: Task<String, any Error>?

    init(_ stage: Stage) {
        self.stage = stage
    }

    func answer() async throws -> String {
        let asking = task ?? Task { try await stage.prompt("PIN", line: 7) }
        task = asking
        return try await asking.value
    }
}

/// A screen whose flag may stay set when the user goes back while it saves.
@Observable
private final class SavingScreen: Screen {
    let outlet = Outlet<String>()
    let title = "Edit"
    private let clock: any Clock<Duration>
    private let isTrap: Bool
    private var isSaving = false

    init(_ clock: any Clock<Duration>, _ isTrap: Bool) {
        (self.clock, self.isTrap) = (clock, isTrap)
    }

    var content: Content {
        Action("Save", isEnabled: !isSaving) {
            self.isSaving = true
            defer { if !self.isTrap { self.isSaving = false } }
            try await self.clock.sleep(for: .seconds(2))
            self.isSaving = false
            self.publish("saved")
        }
    }
}

/// A screen that cannot be left: its guard never lets the user go.
private final class Trap: CloseGuarding {
    let outlet = Outlet<Void>()

    var content: Content { Action("Close") { self.dismiss() } }

    func mayClose() async -> Bool { false }
}
