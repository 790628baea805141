import Aside
import AsideTesting
import TestSupport
import Testing

@testable import AsideExploring

@MainActor
@Suite("What outlives Back is found although a walk goes on from where it stands")
struct HiddenStateTests {
    @Test("A variable that outlives Back and shows only at the third visit is a finding, by the way of all visits")
    func thirdVisit() async {
        let explorer = await explored { walk in
            let stage = walk.stage
            var visits = 0
            try await stage.show(ButtonScreen("Home", ["Look"])).then { _ in
                visits += 1
                _ = try await stage.show(ButtonScreen(visits < 3 ? "Thing" : "Buy it", ["Done"])).value()
            }
        }
        #expect(explorer.findings.map(\.rule) == [.finding(.outlivesBack)])
        let visit = "ButtonScreen: press “Look”"
        let path = [visit, "ButtonScreen: go back", visit, "ButtonScreen: go back", visit]
        #expect("\(explorer.findings.first?.path ?? Recording())" == path.joined(separator: "\n"))
    }

    @Test(
        "What outlives a visit is found at one of the first in a small flow, and beside a question asked without an end",
        arguments: [(2, false), (5, false), (2, true), (5, true)])
    func manyVisits(visit: Int, hasLoop: Bool) async {
        let explorer = await explored { walk in
            let stage = walk.stage
            var visits = 0
            try await stage.show(ButtonScreen("Hub", hasLoop ? ["Loop", "Go"] : ["Go"], "Quit")).until { label in
                switch label {
                case "Loop": while try await stage.confirm("Another?") {}
                case "Go":
                    visits += 1
                    if visits == visit { throw Declined() }
                default: return .leave
                }
                return .stay
            }
        }
        #expect(explorer.failures.map(\.rule) == [.unexpectedError])
        #expect(explorer.failures.first?.path.turns.count == visit)
    }

    @Test(
        "What two answers of a hub break one after the other is found, whatever their order",
        arguments: ["A", "B", "C"].flatMap { first in ["A", "B", "C"].map { [first, $0] } })
    func pairs(broken: [String]) async {
        let explorer = await explored { walk in
            var seen: [String] = []
            try await walk.stage.show(ButtonScreen("Hub", ["A", "B", "C"], "Finish")).until { label in
                if label == "Finish" { return .leave }
                seen.append(label)
                if seen.suffix(2) == broken[...] { throw Declined() }
                return .stay
            }
        }
        #expect(explorer.failures.map(\.rule) == [.unexpectedError])
        #expect(
            "\(explorer.failures.first?.path ?? Recording())"
                == broken.map { "ButtonScreen: press “\($0)”" }.joined(separator: "\n"))
    }

    @Test(
        "What another branch leaves behind is a finding, in the next question or in the result",
        arguments: [true, false])
    func otherBranch(isAsked: Bool) async {
        for kinds in [["a", "b"], ["c", "b", "a"]] {
            let explorer = await explored { walk in
                let stage = walk.stage
                var size = "none"
                return try await stage.show(.choose("Kind", from: kinds)).then { kind in
                    if kind == "a" { size = "set" }
                    return try await stage.show(.prompt("Name", .text(placeholder: "x"))).then { _ in
                        guard size == "set", kind == "b" else { return "Plain paper" }
                        if isAsked { _ = try await stage.prompt("Extra") }
                        return isAsked ? "Plain paper" : "With a label"
                    }
                }
            }
            #expect(explorer.failures.map(\.headline) == [])
            #expect(explorer.findings.map(\.rule) == [.finding(.outlivesBack)], "\(kinds)")
        }
    }

    @Test("A variable that was out of date when a move was first made is a finding, by the way that shows it")
    func seenTooLate() async {
        let explorer = await explored { walk in
            let stage = walk.stage
            try await stage.show(ButtonScreen("Start", ["Next"])).then { _ in
                var wrapping = false
                try await stage.show(ButtonScreen("Cart", ["Gift", "No gift"])).then { choice in
                    if choice == "Gift" { wrapping = true }
                    // The first walk comes back to the cart, and presses “No gift” then.
                    try await stage.show(ButtonScreen("Pay", ["Change", "Pay"])).then { choice in
                        if choice == "Change" {
                            stage.stack.pop()
                            throw CancellationError()
                        }
                        await stage.alert(wrapping ? "It will be wrapped" : "It will be sent")
                    }
                }
            }
        }
        #expect(explorer.failures.map(\.headline) == [])
        let finding = explorer.findings.first
        #expect(explorer.findings.map(\.rule) == [.finding(.outlivesBack)])
        #expect(
            "\(finding?.path ?? Recording())" == """
                ButtonScreen: press “Next”
                ButtonScreen: press “Gift”
                ButtonScreen: go back
                ButtonScreen: press “No gift”
                ButtonScreen: press “Pay”
                """)
        #expect(finding?.differing.contains { $0.hasPrefix("-") && $0.contains("It will be sent") } == true)
    }

    @Test("What differs each time is unsteady, also where it was first seen after a join")
    func unsteady() async {
        var walks = 0
        let explorer = await explored { walk in
            walks += 1
            let (stage, number) = (walk.stage, walks)
            try await stage.show(ButtonScreen("Start", ["Next"])).then { _ in
                try await stage.show(ButtonScreen("Cart", ["Gift"])).then { _ in
                    try await stage.show(ButtonScreen("Pay", ["Change", "Pay"])).then { choice in
                        if choice == "Change" {
                            stage.stack.pop()
                            throw CancellationError()
                        }
                        await stage.alert("Order \(number)")
                    }
                }
            }
        }
        #expect(explorer.failures.map(\.rule).contains(.unsteady))
        #expect(explorer.findings.map(\.headline) == [])
    }

    @Test("A failure after several visits of a hub is found by the visits alone without which it does not happen")
    func needlessVisits() async {
        let explorer = await explored { walk in
            let (stage, till) = (walk.stage, Till())
            walk.always("the till is closed") { till.charged < 2 }
            try await stage.show(ButtonScreen("Home", ["Open", "Help", "News", "Sell"])).then { choice in
                if choice == "Open" { till.charged = 1 }
                if choice == "Sell", till.charged == 1 { till.charged = 2 }
                await stage.alert(choice)
                throw CancellationError()
            }
        }
        #expect(
            explorer.failures.map { "\($0.path)" } == [
                """
                ButtonScreen: press “Open”
                alert “Open”: press “OK”
                ButtonScreen: press “Sell”
                """
            ])
    }

    @Test("Of many joins, one of each way into what the user leaves is compared, so that a rare one is not missed")
    func manyJoins() async {
        let explorer = await explored { walk in
            let stage = walk.stage
            let tries = Till()
            walk.remember { tries.charged }
            var isWrapped = false
            let labels = ["Try"] + (1...8).map { "Look \($0)" } + ["Gift", "Pay"]
            try await stage.show(ButtonScreen("Home", labels)).then { choice in
                if choice == "Try" { tries.charged = min(tries.charged + 1, 5) }
                if choice == "Gift", tries.charged > 0 { isWrapped = true }
                if choice == "Pay" { return await stage.alert(isWrapped ? "Wrapped" : "Sent") }
                _ = try await stage.show(ButtonScreen(choice, [])).value()
            }
        }
        #expect(explorer.graph.joins.count > 50)
        #expect(explorer.failures.map(\.headline) == [])
        #expect(explorer.findings.map(\.rule) == [.finding(.outlivesBack)])
        let path = explorer.findings.first?.path.turns.map { "\($0.words)" }
        #expect(path?.suffix(3) == ["press “Gift”", "go back", "press “Pay”"], "\(path ?? [])")
    }

    @Test("The printed way holds no move without which the difference is the same")
    func needlessMoves() async {
        let explorer = await explored { walk in
            let cart = Till()
            walk.remember { cart.charged }
            var wrapping = false
            try await walk.stage.show(ButtonScreen("Home", ["Add", "Shop"])).until { choice in
                if choice == "Add" {
                    cart.charged = min(cart.charged + 1, 3)
                    return .stay
                }
                return try await walk.stage.show(ButtonScreen("Shop", ["Gift", "No gift"])).then { choice in
                    if choice == "Gift" { wrapping = true }
                    _ = try await walk.stage.show(ButtonScreen("Pay", ["Pay"])).value()
                    await walk.stage.alert(wrapping ? "Wrapped" : "Sent")
                    return .leave
                }
            }
        }
        #expect(explorer.failures.map(\.headline) == [])
        let path = explorer.findings.first.map { "\($0.path)" }
        #expect(
            path == """
                ButtonScreen: press “Shop”
                ButtonScreen: press “Gift”
                ButtonScreen: go back
                ButtonScreen: press “No gift”
                ButtonScreen: press “Pay”
                """)
    }
}
