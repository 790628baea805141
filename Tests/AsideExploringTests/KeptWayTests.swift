import Aside
import TestSupport
import Testing

@testable import AsideExploring

@MainActor
@Suite("A failing way is kept by one line, which fails before the fix and passes after it")
struct KeptWayTests {
    @Test(
        "A way is written and read, whatever the labels are",
        arguments: [
            [], ["press “A; B”"], ["press “A;”", "go back"], ["submit “;;”", "…", "press “\"”", "pick “a\\b\n”, “”"],
        ])
    func written(moves: [String]) {
        let way = WayText(moves)
        let text = way.literal
        #expect(text.hasPrefix("\"") && text.hasSuffix("\""))
        let written = moves.map { $0.replacing(";", with: ";;") }.joined(separator: "; ")
        #expect(WayText(reading: written) == way)
        let goingOn = WayText(reading: written.isEmpty ? "…" : written + "; …")
        #expect(goingOn.goesOn && goingOn.moves == moves)
    }

    @Test("Controls that are called alike, and a secret, are told apart by a number")
    func alike() async throws {
        func flow(_ walk: Walk) async throws {
            walk.type("first", "second", into: "Password")
            let till = Till()
            walk.always("the second is refused") { till.charged == 0 }
            _ = try await walk.stage.show(ButtonScreen("Twins; two", ["Go", "Go"])).value()
            if try await walk.stage.prompt("Password", .text().secure()) == "second" { till.charged = 1 }
            await walk.stage.alert("Welcome")
        }
        let failure = try #require(await explored(ExplorationOptions(), flow).failures.first)
        #expect(failure.line == "explore(along: \"press “Go”; submit a secret #2\")")
        let again = Explorer(ExplorationOptions(), flow)
        await again.explore(along: failure.way, comparedWith: nil)
        #expect(again.failures.map(\.rule) == [failure.rule])
    }

    @Test("A way that is no longer there is a warning that names the move, and no failure")
    func gone() async throws {
        func explore(_ way: String) async -> Explorer {
            let explorer = Explorer(ExplorationOptions()) { walk in
                try await walk.stage.show(ButtonScreen("Cart", ["Pay"]), line: 7).then { _ in
                    _ = try await walk.stage.confirm("Sure?", line: 8)
                }
            }
            await explorer.explore(along: WayText(reading: way), comparedWith: nil)
            return explorer
        }
        let explorer = await explore("press “Pay”; press “Remove”; press “OK”")
        #expect(explorer.defects.isEmpty)
        #expect(
            explorer.warningsOfTest == [
                "This way is no longer there: at move 2, at alert “Sure?” (AsideExploringTests/KeptWayTests.swift:8), it is "
                    + "not possible to press “Remove”."
            ])
        let ended = await explore("press “Pay”; press “OK”; press “Done”")
        #expect(
            ended.warningsOfTest == [
                "This way is no longer there: after 2 moves the flow has ended, before: press “Done”."
            ])
        #expect(await explore("press “Pay”; press “OK”").warningsOfTest == [])
    }

    @Test("What is meant is accepted by its kind and place, and named if it comes no more")
    func accepted() async throws {
        for isFixed in [false, true] {
            let explorer = await explored { walk in
                walk.accept(.outlivesBack, at: "Pay")
                walk.accept(.askedTwice, at: "alert “Sure?”")
                try await PlantedBug.detour.run(on: walk.stage, Till(), isFixed: isFixed)
            }
            #expect(explorer.defects.map(\.headline) == [])
            let gone = ["`walk.accept(.askedTwice, at: \"alert “Sure?”\")` accepts what comes no more."]
            let both = gone + ["`walk.accept(.outlivesBack, at: \"Pay\")` accepts what comes no more."]
            #expect(explorer.warningsOfTest == (isFixed ? both : gone))
        }
    }

    @Test("The advice names the last move of the printed way, also where a walk finds a shorter way later")
    func adviceForShorterWay() async {
        let explorer = await explored { walk in
            let till = Till()
            walk.always("nobody has paid") { till.charged == 0 }
            let way = try await walk.stage.show(ButtonScreen("Home", ["Long", "Short"])).value()
            if way == "Long" { await walk.stage.alert("Two more moves") }
            till.charged = 1
            _ = try await walk.stage.show(ButtonScreen("Broken", ["Go"])).value()
        }
        let failure = explorer.failures.first
        let fix = failure?.fault.fix ?? ""
        #expect("\(failure?.path ?? Recording())" == "ButtonScreen: press “Short”")
        #expect(fix.contains(" held until this move: ButtonScreen: press “Short”"), "\(fix)")
    }

    /// What differs behind two ways that look the same, and how that is mended.
    enum Difference: CaseIterable { case view, end, result, time }
    enum Fix { case none, undone, shown }

    @Test(
        "Two ways that differ are compared again, whatever differs and however it is mended",
        arguments: Difference.allCases)
    func comparison(of difference: Difference) async throws {
        let explorer = await explored { walk in try await settings(difference, .none, on: walk.stage) }
        #expect(explorer.failures.map(\.headline) == [])
        let finding = try #require(explorer.findings.first)
        #expect(finding.line == "explore(along: \"press “More”; press “Use”\", comparedWith: \"press “Use”\")")
        if difference == .result {
            #expect(finding.headline.hasSuffix("the flow returns A bill of 1, and not A bill of 0."))
        }
        for fix in [Fix.none, .undone, .shown] {
            let again = Explorer(ExplorationOptions()) { walk in try await settings(difference, fix, on: walk.stage) }
            await again.explore(along: finding.way, comparedWith: finding.otherWay)
            #expect(again.defects.map(\.rule) == (fix == .none ? [.finding(.outlivesBack)] : []), "\(fix)")
        }
    }

    @Test("The way with which a line compares may come back to a place, too, before its last move")
    func comparisonWithWayThatComesBack() async {
        let explorer = Explorer(ExplorationOptions()) { walk in
            var isWrapped = false
            try await walk.stage.show(ButtonScreen("Home", ["Look", "Gift", "Pay"])).then { choice in
                if choice == "Gift" { isWrapped = true }
                if choice == "Pay" { return await walk.stage.alert(isWrapped ? "Wrapped" : "Sent") }
                _ = try await walk.stage.show(ButtonScreen(choice, [])).value()
            }
        }
        let ways = ["Gift", "Look"].map { WayText(reading: "press “\($0)”; go back; press “Pay”") }
        await explorer.explore(along: ways[0], comparedWith: ways[1])
        #expect(explorer.defects.map(\.rule) == [.finding(.outlivesBack)])
    }

    /// A flow that uses a number which its screen does not show.
    private func settings(_ difference: Difference, _ fix: Fix, on stage: Stage) async throws -> Bill {
        var number = 0
        let screen = ButtonScreen("Settings", ["More", "Use"])
        screen.whenPressed = { [unowned screen] label in
            guard label == "More" else {
                screen.publish(label)
                return
            }
            if fix != .undone { number = 1 }
            if fix == .shown { screen.title = "\(number)" }
        }
        _ = try await stage.show(screen).value()
        switch difference {
        case .view: await stage.alert("\(number)")
        case .end: if number > 0 { await stage.alert("More") }
        case .result: return Bill(lines: [number])
        case .time: try await stage.progress("Saving") { _ in try await stage.clock.sleep(for: .seconds(1 + number)) }
        }
        return Bill(lines: [])
    }
}

/// A result that is compared as a whole.
private struct Bill: Equatable, CustomStringConvertible {
    let lines: [Int]
    var description: String { "A bill of \(lines.count == 1 ? lines[0] : 0)" }
}
