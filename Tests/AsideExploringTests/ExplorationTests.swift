import Aside
import AsideTesting
import Foundation
import Observation
import TestSupport
import Testing

@testable import AsideExploring

@MainActor
@Suite("An exploration says what it has seen, and where a bound ended it")
struct ExplorationTests {
    private func order(_ walk: Walk) async throws {
        try await walk.stage.show(ButtonScreen("Cart", ["Pay", "Pay later"], "Leave")).then { choice in
            guard choice != "Leave" else { return }
            guard try await walk.stage.confirm("\(choice)?", action: "Yes") else { throw CancellationError() }
        }
    }

    @Test("A warning names an action that every walk finds disabled, but none that a typed text enables")
    func neverEnabled() async throws {
        let flow: @MainActor (Walk) async throws -> Void = { try await $0.stage.show(PayScreen()).value() }
        let blind = try await explore { try await flow($0) }
        #expect(
            blind.warnings == [
                "These buttons were never enabled: “Pay” on “Pay”. What comes after it was not explored. Enter what enables it "
                    + "(`walk.type(…)`), or publish a value (`walk.publish(…)`)."
            ])
        let seeing = try await explore { walk in
            walk.type("ada@example.com", into: "E-mail")
            try await flow(walk)
        }
        #expect(seeing.warnings.isEmpty)
    }

    @Test("A button that is never enabled is named with its own screen, also if one line shows others")
    func neverEnabledBelow() async throws {
        let exploration = try await explore { walk in
            let stage = walk.stage
            _ = try await stage.show(ButtonScreen("Home", ["Go"]), line: 7).then { _ in
                try await stage.show(ButtonScreen("Page", ["Open"], "Skip", isEnabled: false), line: 7).value()
            }
        }
        #expect(exploration.warnings.count == 1)
        #expect(exploration.warnings.first?.hasPrefix("These buttons were never enabled: “Open” on “Page”.") == true)
    }

    @Test("A button that is never enabled is no warning where a failure has kept the walks from going on")
    func neverEnabledAfterFailure() async {
        let explorer = await explored { walk in
            let stage = walk.stage
            walk.always("nobody goes on") { stage.stack.count < 2 }
            _ = try await stage.show(ButtonScreen("Home", ["Open"], "Go", isEnabled: false)).then { _ in
                try await stage.show(ButtonScreen("Page", ["Done"])).value()
            }
        }
        #expect(explorer.failures.map(\.rule) == [.invariant("nobody goes on")])
        #expect(explorer.warnings == [])
    }

    @Test("A question dismissed on a walk does not count as cancelled")
    func dismissals() async throws {
        var outcomes: Set<String> = []
        try await explore { walk in
            let outcome = try await walk.stage.outcome { try await walk.stage.prompt("Name", placeholder: "Ada") }
            if !Task.isCancelled { outcomes.insert("\(outcome)") }
        }
        #expect(outcomes == [#"answered("")"#, #"answered("Ada")"#, "dismissed"])
    }

    @Test("One state is no “1 states”, and one walk no “1 walks”")
    func one() async throws {
        let exploration = try await explore { _ in }
        #expect(exploration.description == "1 state, 0 moves, 1 walk, 1 way compared")
    }

    @Test("The diagram shows the flow by its places and moves, with the first of several names")
    func mermaid() async throws {
        let exploration = try await explore { try await order($0) }
        #expect(
            exploration.mermaid == """
                stateDiagram-v2
                    [*] --> s0
                    s0 : Cart
                    s1 : alert “Pay?” and 1 more
                    s0 --> s1 : Pay, Pay later
                    s0 --> [*] : Leave
                    s1 --> [*] : Yes
                    s1 --> s0 : Cancel
                """)
    }

    @Test("The coverage lists how often each choice was taken, and marks the choices that never were")
    func coverage() async throws {
        let exploration = try await explore { walk in
            walk.only { $0 != [.press("Pay later")] }
            let screen = ButtonScreen("Never", ["Buy"], "Leave", isEnabled: false)
            try await walk.stage.show(screen).value()
            try await order(walk)
        }
        let lines = exploration.coverage.split(separator: "\n").map { $0.drop { $0 == " " } }
        #expect(lines.contains("Buy: NEVER ENABLED"))
        #expect(lines.contains { $0.hasPrefix("press “Pay”: ") && !$0.hasSuffix("NEVER TAKEN") })
        #expect(!lines.contains { $0.hasPrefix("press “Pay later”") })
    }

    @Test("A warning names a place from which `walk.only` leaves out everything that leads on, which is no dead end")
    func cutOff() async throws {
        let exploration = try await explore { walk in
            walk.only { $0 != [.press("Later")] }
            try await walk.stage.show(ButtonScreen("Now", ["Go"])).value()
            try await walk.stage.show(ButtonScreen("Then", ["Later"])).value()
        }
        let place = "Then (such as: press “Later”)"
        let warning =
            "`walk.only` leaves out everything that leads on from \(place). What comes after it was not explored."
        #expect(exploration.warnings == [warning])
    }

    @Test("A walk reads the content of a screen twice a move: to see it, and to operate it")
    func contentIsReadOnce() async {
        var reads = 0
        let explorer = await explored { walk in
            try await walk.stage.show(ManySwitches(3) { reads += 1 }).value()
        }
        #expect(explorer.graph.states.count { $0.end == nil } == 8)
        // A new state is read also for its moves and its title.
        let most = 2 * explorer.plan.effort.moves + explorer.walks + 2 * explorer.graph.states.count
        #expect(reads <= most, "\(explorer.plan.effort)")
    }

    @Test(
        "Of many switches all combinations are explored, and of more those with two changes, which a warning says",
        arguments: [(6, 64), (7, 29)])
    func manySwitches(count: Int, states: Int) async {
        let explorer = await explored { try await $0.stage.show(ManySwitches(count), line: 3).value() }
        #expect(explorer.graph.states.count { $0.end == nil } == states)
        #expect(explorer.warnings == (count > 6 ? [moreCombinations(on: "Switches")] : []))
    }

    private func moreCombinations(on place: String) -> String {
        "At most two switches or selections were changed at once on \(place) (AsideExploringTests/ExplorationTests.swift:3). "
            + "Other combinations were not explored. Leave out those that do not matter (`walk.only`)."
    }

    @Test(
        "Of a list of many each selection that it takes is explored, and of many of them each pair, which a warning says",
        arguments: [
            (6, 0...6, 64, false), (8, 2...2, 28, false), (8, 7...8, 9, false), (7, 0...7, 30, true),
            (9, 3...4, 29, true), (20, 0...20, 212, true),
        ])
    func manySelections(rows: Int, count: ClosedRange<Int>, selections: Int, isWarned: Bool) async {
        var taken: Set<[Int]> = []
        let options = Array(0..<rows)
        let explorer = await explored { walk in
            taken.insert(try await walk.stage.chooseMany("Rows", from: options, count: count, line: 3))
        }
        #expect(taken.count == selections)
        #expect(taken.allSatisfy { count.contains($0.count) })
        let pairs = options.flatMap { row in options.dropFirst(row + 1).map { Set([row, $0]) } }
        #expect(pairs.filter { pair in !taken.contains { pair.isSubset(of: $0) } } == [])
        #expect(explorer.warnings == (isWarned ? [moreCombinations(on: "list “Rows”")] : []))
    }

    @Test("Of two notices with the same text in a row, a walk presses the one in view")
    func equalNotices() async throws {
        let explorer = await explored { walk in
            let undone = Till()
            walk.always("it is undone once") { undone.charged <= 1 }
            for _ in 1...2 {
                if await walk.stage.notice("Archived", action: "Undo") { undone.charged += 1 }
                try Task.checkCancellation()
            }
            await walk.stage.alert("Done")
        }
        #expect(explorer.failures.map(\.rule) == [.invariant("it is undone once")])
        #expect(
            explorer.failures.first?.line == """
                explore(along: "press “Undo” at the notice; press “Undo” at the notice")
                """)
    }

    @Test("The places with most states are named")
    func mostStates() async {
        let explorer = await explored { walk in
            for number in 1...5 { _ = try await walk.stage.choose("Question \(number)", from: ["a", "b"]) }
        }
        #expect(
            explorer.graph.mostStates
                == "Most states: list “Question 5” (16), list “Question 4” (8), list “Question 3” (4).")
    }

    @Test("If a number removes fields, those walks change only the number")
    func fieldsTakenAway() async throws {
        let exploration = try await explore { try await $0.stage.show(GuestsScreen()).value() }
        #expect(exploration.warnings.isEmpty)
        #expect(exploration.coverage.contains("    fill in Guests: “1”, "))
    }

    @Test("Going back while the flow handles a value is a move of its own")
    func backWhileHandling() async {
        let explorer = await explored { walk in
            var dones = 0
            walk.always("once") { dones <= 1 }
            try await walk.stage.show(ButtonScreen("Zero", ["Go"])).then { _ in
                try await walk.stage.show(ButtonScreen("One", ["Go"])).then { _ in
                    dones += 1
                    _ = await walk.stage.notice("Done", action: "Undo", for: .seconds(5))
                }
            }
        }
        let failure = explorer.failures.first
        #expect(failure?.rule == .invariant("once"))
        #expect(
            failure?.line == "explore(along: \"press “Go”; press “Go”; go back; press “Go”; press “Go”\")",
            "\(failure?.line ?? "")")
    }

    @Test("A flow with many states that fails at once is not explored to its end")
    func endsAfterFailure() async {
        let explorer = await explored { walk in
            let wrong = Till()
            walk.always("never") { wrong.charged == 0 }
            for number in 1...11 {
                let answer = try await walk.stage.choose("Question \(number)", from: ["a", "b"])
                if number == 2, answer == "b" { wrong.charged = 1 }
            }
        }
        #expect(explorer.failures.map(\.rule) == [.invariant("never")])
        #expect(explorer.walks <= 250)
    }

    @Test("A flow that asks although it is cancelled is found where the fewest moves lead to the line")
    func cancelledNear() async {
        let explorer = await explored { walk in
            let stage = walk.stage
            for things in 0..<2 {
                try await stage.show(ButtonScreen("\(things) things", ["Add", "Coupon"])).until { choice in
                    guard choice == "Coupon" else { return .leave }
                    if (try? await stage.confirm("Use the coupon?")) == nil { await stage.alert("No coupon") }
                    return .stay
                }
            }
        }
        #expect(
            explorer.failures.map { "\($0.path)" } == [
                "ButtonScreen: press “Coupon”\nalert “Use the coupon?”: cancel the flow"
            ])
    }

    @Test("`walk.only` leaves out that the flow is cancelled")
    func neverCancelled() async {
        let explorer = await explored { walk in
            walk.only { $0 != [.cancel] }
            if (try? await walk.stage.confirm("Use the coupon?")) == nil { await walk.stage.alert("No coupon") }
        }
        #expect(explorer.failures.map(\.headline) == [])
    }

    /// Explores four times; use ASIDE_TIMES=200 for more.
    ///
    /// It has a process of its own, as the busy work would slow down all other tests for as long as they run.
    @Test("The same flow is explored in the same way each time, even beside work that never ends")
    func steady() async {
        await #expect(processExitsWith: .exitCode(0)) { @MainActor in
            let times = ProcessInfo.processInfo.environment["ASIDE_TIMES"].flatMap(Int.init) ?? 4
            for _ in 1...3 {
                Task.detached {
                    var count = 0
                    while true {
                        count += 1
                        if count.isMultiple(of: 1_000) { await Task.yield() }
                    }
                }
            }
            var seen: Set<String> = []
            for _ in 1...times {
                let exploration = try await explore { walk in
                    try await walk.stage.show(ButtonScreen("Cart", ["Pay", "Pay later"], "Leave")).then { choice in
                        guard choice != "Leave" else { return }
                        try await walk.stage.progress("Looking") { _ in try await walk.clock.sleep(for: .seconds(1)) }
                        guard try await walk.stage.confirm("\(choice)?", action: "Yes") else {
                            throw CancellationError()
                        }
                    }
                }
                seen.insert("\(exploration) \(exploration.coverage) \(exploration.mermaid)")
            }
            exit(seen.count == 1 ? 0 : 1)
        }
    }

    /// A question, and a hub with ten places, from each of which the user comes back.
    private func hub(_ walk: Walk) async throws {
        guard try await walk.stage.confirm("Begin?") else { return }
        try await walk.stage.show(ButtonScreen("Hub", (1...10).map { "Place \($0)" }, "Leave")).until { label in
            guard label != "Leave" else { return .leave }
            _ = try await walk.stage.show(ButtonScreen(label, ["Done"])).value()
            return .stay
        }
    }

    @Test("A walk goes on from a place that it knows, so that few walks make many moves")
    func goesOn() async throws {
        let exploration = try await explore { try await hub($0) }
        #expect(exploration.moves > 30)
        #expect(exploration.walks < 5)
    }

    @Test("The bound of comparisons counts the moves of all ways, and without any nothing is compared")
    func comparisons() async throws {
        var counts: [Int] = []
        for bound in [0, 50, 2_000] {
            counts.append(try await explore(ExplorationOptions(comparisons: bound)) { try await hub($0) }.comparisons)
        }
        #expect(counts[0] == 0 && counts[1] > 0 && counts[1] < counts[2] / 2, "\(counts)")
    }

    @Test("A shorter way to a state takes the place of the one on which it was found")
    func shorterWay() async throws {
        let explorer = await explored { walk in
            let screen = ButtonScreen("0", ["Next", "Last"], "Done")
            screen.whenPressed = { [unowned screen] label in
                screen.title = label == "Last" ? "3" : "\(min((Int(screen.title) ?? 0) + 1, 3))"
            }
            try await walk.stage.show(screen).value()
        }
        let last = try #require(explorer.graph.states.firstIndex { $0.name == "3" })
        #expect(explorer.graph.states[last].depth == 1)
        #expect(explorer.graph.path(to: last)?.count == 1)
    }

    @Test("Back under a close guard is explored, with what the guard asks and what follows")
    func pushedGuard() async throws {
        let exploration = try await explore { walk in
            let stage = walk.stage
            try await stage.show(ButtonScreen("Cart", ["Go"])).then { _ in
                _ = try await stage.show(NoteScreen(on: stage)).value()
            }
        }
        let coverage = exploration.coverage
        for label in ["go back", "press “Cancel”", "press “Discard”", "press “Keep”"] {
            #expect(coverage.contains("    \(label): "), "\(label) in \n\(coverage)")
        }
        #expect(exploration.failures.isEmpty)
        #expect(exploration.warnings.isEmpty)
    }

    @Test("Lists of many, expiry, close guards, forms, switches and selections are explored without configuration")
    func everyControl() async {
        let explorer = Explorer(ExplorationOptions()) { walk in
            let stage = walk.stage
            try await stage.show(ControlsScreen()).then { _ in
                let extras = try await stage.chooseMany("Extras", from: ["Card", "Bow"], count: 1...2)
                let name = try await stage.form("Name", ["", ""] as [String]) {
                    Field("First", \.[0], .text(placeholder: "Ada"))
                    Field("Last", \.[1], .text(placeholder: "Byron"))
                } check: {
                    guard !$0[0].isEmpty else { throw InvalidInput("Say who it is.", field: "First") }
                }[0]
                _ = try await stage.ask(
                    .confirm("Send it to \(name) with \(extras.count)?").expiring(after: .seconds(60), answering: false)
                )
                _ = try await stage.nilIfDismissed { try await stage.sheet(NoteScreen(on: stage)) }
            }
        }
        // Each control is met with few past answers.
        await explorer.explore(remembering: 1)
        #expect(explorer.failures.map(\.headline) == [])
        let coverage = Exploration(explorer).coverage
        for label in [
            "turn “Gift wrap” on", "pick “Blue”", "pick “Card”", "pick “Card”, “Bow”",
            "submit First: “Ada”, Last: “Byron”", "submit First: no text, Last: “Byron”",
            "wait", "press “Discard”", "dismiss",
        ] {
            #expect(coverage.contains("    \(label): "), "\(label) in \n\(coverage)")
        }
        #expect(!coverage.contains("NEVER TAKEN"))
    }
}

// MARK: - Fixtures

private final class ControlsScreen: Screen {
    let outlet = Outlet<Void>()
    var isGift = false
    var colour = "Red"

    var content: Content {
        Heading("Controls")
        Field("Gift wrap", \.isGift)
        Field("Colour", \.colour, .choice(from: ["Red", "Blue"]))
        Action("Continue") { self.publish() }
    }
}

/// A screen with many switches that tells when its content is read.
@Observable
private final class ManySwitches: Screen {
    @ObservationIgnored let outlet = Outlet<Void>()
    /// By default, the title is a heading of the content, which is read for it.
    @ObservationIgnored let title = "Switches"
    @ObservationIgnored private let whenRead: () -> Void
    private var areOn: [Bool]

    init(_ count: Int, whenRead: @escaping () -> Void = {}) {
        (areOn, self.whenRead) = (Array(repeating: false, count: count), whenRead)
    }

    var content: Content {
        let _ = whenRead()
        for place in areOn.indices { Field("Switch \(place)", \.areOn[place]) }
        Action("Done") { self.publish() }
    }
}

@Observable
private final class PayScreen: Screen {
    let outlet = Outlet<Void>()
    var mail = ""

    var content: Content {
        Heading("Pay")
        Field("E-mail", \.mail, .text(placeholder: "ada"))
        Action("Pay", isEnabled: mail.contains("@")) { self.publish() }
        Action("Leave") { self.publish() }
    }
}

/// A screen on which a number decides how many fields there are.
@Observable
private final class GuestsScreen: Screen {
    let outlet = Outlet<Int>()
    var count = 1
    var names = ["", ""]

    var content: Content {
        Heading("Guests")
        Field("Guests", \.count, .number(in: 1...2))
        for index in 0..<count { Field("Name \(index + 1)", \.names[index], .text(placeholder: "Ada")) }
        Action("Continue") { self.publish(self.count) }
    }
}
