import Aside
import AsideTesting
import TestSupport
import Testing

@testable import AsideExploring

@MainActor
@Suite("What may be meant is a finding, and ends count with their results")
struct FindingTests {
    @Test("A variable that outlives Back is named with the lines where it shows, and may hide others")
    func lines() async {
        let explorer = await explored { walk in
            let stage = walk.stage
            var visits = 0
            return try await stage.show(ButtonScreen("Hub", ["Go"], "Quit"), line: 3).until { choice in
                if choice == "Quit" { return .leave }
                visits += 1
                _ = try await stage.confirm(visits > 1 ? "Go again?" : "Go?", line: 7)
                return .stay
            }
        }
        let finding = explorer.findings.first
        #expect(
            finding?.headline
                == "Two ways lead to “Hub” (AsideExploringTests/FindingTests.swift:3), look the same there, and continue "
                + "differently: on this way alert “Go again?” (AsideExploringTests/FindingTests.swift:7) comes, and not alert "
                + "“Go?”.")
        let note = "; what follows was not explored, and others may show once this is mended\n"
        #expect(finding?.details.contains(note) == true)
    }

    @Test("The advice about an Undo names the text of its notice, and no variable outside of a closure")
    func undo() async {
        let explorer = await explored { walk in
            let screen = ButtonScreen("List", ["Bread", "Milk"], "Done")
            screen.whenPressed = { [unowned screen] row in
                screen.labels = []
                screen.perform {
                    if await walk.stage.notice("Deleted", action: "Undo") { screen.labels = [row] }
                }
            }
            try await walk.stage.show(screen).value()
        }
        #expect(explorer.failures.map(\.headline) == [])
        #expect(explorer.findings.map(\.rule) == [.finding(.outlivesBack)])
        let fix = explorer.findings.first?.fault.fix ?? ""
        #expect(fix.contains("let the text of a notice say what its button does"), "\(fix)")
        #expect(!fix.contains("`then`"), "\(fix)")
        #expect(fix.split(separator: " ").count <= 45, "\(fix)")
    }

    @Test("The same question in a row is a finding if two lines ask it and nothing comes between")
    func askedInARow() async {
        let twoLines = await explored { walk in
            let stage = walk.stage
            try await stage.show(ButtonScreen("Cart", ["Pay"])).then { _ in
                guard try await stage.confirm("Use the coupon?") else { return }
                guard try await stage.confirm("Use the coupon?") else { return }
                await stage.alert("Used")
            }
        }
        #expect(twoLines.findings.map(\.rule) == [.finding(.askedTwice)])
        #expect(twoLines.failures.isEmpty)
        #expect(Exploration(twoLines).coverage.contains("alert “Used”"))
        let otherMessage = await explored { walk in
            _ = try await walk.stage.prompt("Name", message: "Player 1")
            _ = try await walk.stage.prompt("Name", message: "Player 2")
        }
        #expect(otherMessage.findings.map(\.headline) == [])
        let another = await explored { walk in
            let stage = walk.stage
            try await stage.show(ButtonScreen("Cart", ["Add", "Pay"])).until { label in
                if label == "Add" { return try await stage.confirm("Sure?") ? .stay : .leave }
                return try await stage.confirm("Sure?") ? .leave : .stay
            }
        }
        #expect(another.findings.map(\.headline) == [], "another move came between")
    }

    @Test(
        "A dismissal that the flow takes as an answer may lead to another screen",
        arguments: ["prompt", "outcome", "sheet"])
    func meantDismissal(_ form: String) async {
        let explorer = await explored { walk in
            let stage = walk.stage
            try await stage.show(ButtonScreen("Cart", ["Pay"])).then { _ in
                let isDismissed =
                    switch form {
                    case "outcome": try await stage.outcome(of: { try await stage.prompt("Code") }).isDismissed
                    case "sheet":
                        try await stage.nilIfDismissed { try await stage.sheet(ButtonScreen("Code", ["Enter"])) } == nil
                    default: try await stage.nilIfDismissed { try await stage.prompt("Code") } == nil
                    }
                if isDismissed { _ = try await stage.show(ButtonScreen("Later", ["Send a bill"])).value() }
            }
        }
        #expect(explorer.findings.map(\.headline) == [])
        #expect(explorer.failures.isEmpty)
    }

    @Test("A dismissal that was taken as an answer does not excuse the next one")
    func nextDismissal() async {
        let explorer = await explored { walk in
            let stage = walk.stage
            try await stage.show(ButtonScreen("Cart", ["Pay"])).then { _ in
                guard try await stage.nilIfDismissed({ try await stage.prompt("Code") }) == nil else { return }
                if try await catchesDismissal({ try await stage.prompt("Name") }) {
                    _ = try await stage.show(ButtonScreen("Later", ["Send a bill"])).value()
                }
            }
        }
        #expect(explorer.findings.map(\.headline) == ["A dismissal does not lead back: from prompt “Name” to Later."])
    }

    @Test("Where a row is gone that the path names, the walk picks no other one, and the failure says so")
    func rowThatIsGone() async {
        var runs = 0
        let explorer = await explored { walk in
            runs += 1
            _ = try await walk.stage.choose("Winner", from: ["Ann \(runs)", "Bob \(runs)"])
            _ = try await walk.stage.confirm("Go on?")
        }
        #expect(!explorer.failures.isEmpty)
        #expect(explorer.failures.allSatisfy { $0.rule == .unsteady })
    }

    @Test(
        "Where only the order of rows is unsteady, a walk picks the row that its path names", arguments: [false, true])
    func orderOfRows(picksMany: Bool) async {
        var runs = 0
        let explorer = await explored { walk in
            runs += 1
            let names = ["Ann", "Bob", "Cid"]
            let turned = Array(names[(runs % 3)...] + names[..<(runs % 3)])
            let picked =
                picksMany
                ? try await walk.stage.chooseMany("Winners", from: turned, count: 1...2)
                : [try await walk.stage.choose("Winner", from: turned)]
            _ = try await walk.stage.confirm("Take \(picked.sorted().joined(separator: " and "))?")
        }
        #expect(explorer.failures.map(\.rule) == [.unsteady])
        #expect(explorer.failures.first?.headline.contains("Take") == false)
    }

    @Test("What outlives the walks, as a static variable does, is named, and the differences that it makes are none")
    func outlivesWalks() async {
        var card: String?
        let explorer = await explored { walk in
            let stage = walk.stage
            return try await stage.show(ButtonScreen("Hub", ["Borrow"], "Quit")).until { choice in
                if choice == "Quit" { return .leave }
                guard try await stage.confirm("Borrow it?") else { return .stay }
                if card == nil { card = try await stage.prompt("Card") }
                try await stage.show(ButtonScreen("Receipt", ["Done"])).value()
                return .stay
            }
        }
        #expect(Set(explorer.failures.map(\.rule)) == [.unsteady])
        #expect(explorer.findings.map(\.headline) == [])
        #expect(
            explorer.failures.first?.fault.fix.contains("a `static` or global variable, a file, or a fake.") == true)
        #expect(explorer.failures.first?.line.hasSuffix("; …\")") == true)
    }

    /// Where a walk asks or returns, unlike the first one.
    enum Change: CaseIterable { case returnsAtOnce, asksAtOnce, returnsLater, asksLater, failsOnce }

    @Test(
        "A walk that returns where an earlier one asked is unsteady, and so is one that asks",
        arguments: Change.allCases)
    func asksOrReturns(change: Change) async {
        var walks = 0
        let server = Till()
        let explorer = await explored { walk in
            walks += 1
            let number = walks
            switch change {
            case .returnsAtOnce, .asksAtOnce: break
            case .returnsLater, .asksLater: guard try await walk.stage.confirm("Begin?") else { return }
            case .failsOnce:
                return try await walk.stage.retrying("No answer") {
                    server.charged += 1
                    if server.charged == 1 { throw Declined() }
                }
            }
            let asksFirst = change == .returnsAtOnce || change == .returnsLater
            if (number == 1) == asksFirst { _ = try await walk.stage.confirm("Go on?") }
        }
        #expect(explorer.failures.map(\.rule) == [.unsteady])
        let failure = explorer.failures.first.map { "\($0)" } ?? ""
        #expect(failure.hasPrefix("The same moves do not lead to the same place: once to "), "\(failure)")
        #expect(failure.contains("inside the closure of the exploration, also in place"), "\(failure)")
        #expect(failure.contains("explore(along: \""), "\(failure)")
    }

    @Test("The diagram shows work with progress, and how a flow fails or is left")
    func diagram() async throws {
        let explorer = await explored { walk in
            try await walk.stage.progress("Fetching") { _ in try await walk.clock.sleep(for: .seconds(1)) }
            let choice = try await walk.stage.choose("What next?", from: ["Keep", "Fail"])
            if choice == "Fail" { throw Declined() }
        }
        #expect(
            Exploration(explorer).mermaid == """
                stateDiagram-v2
                    [*] --> s0
                    s0 : progress “Fetching”
                    s1 : left
                    s2 : list “What next?”
                    s3 : failed with Declined  the card was declined
                    s0 --> s1 : Cancel
                    s0 --> s2 : after a while
                    s2 --> [*] : Keep
                    s2 --> s3 : Fail
                    s2 --> s1 : Cancel
                    s1 --> [*]
                    s3 --> [*]
                """)
    }
}

extension Outcome {
    fileprivate var isDismissed: Bool { if case .dismissed = self { true } else { false } }
}
