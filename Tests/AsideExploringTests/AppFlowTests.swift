import Aside
import TestSupport
import Testing

@testable import AsideExploring

@MainActor
@Suite("Flows as apps have them: silent about the correct ones, and red about the broken ones")
struct AppFlowTests {
    @Test("An exploration of a correct flow says nothing", arguments: AppFlow.all)
    func correct(flow: AppFlow) async {
        let explorer = await explored { try await flow.run($0, false) }
        #expect(explorer.defects.map(\.description) == [])
        #expect(explorer.warnings == [])
    }

    @Test("A plain exploration finds the bug alone", arguments: AppFlow.all)
    func broken(flow: AppFlow) async {
        let explorer = await explored { try await flow.run($0, true) }
        // A flow that never returns is no failure.
        let isFound = explorer.defects.count == 1 || explorer.warnings.contains { $0.contains("never returned") }
        #expect(isFound, "\(Exploration(explorer))")
    }
}

@MainActor
@Suite("What no walk has seen is said")
struct UnseenTests {
    @Test("A flow that never returned although its type says so is named, and one without a result is not")
    func neverReturned() async {
        let typed = await explored { walk -> Int in
            while true { _ = try await walk.stage.show(ButtonScreen("Hub", ["Go"])).value() }
        }
        #expect(typed.warnings.count == 1)
        #expect(
            typed.warnings.first?.hasPrefix(
                "The flow never returned a value, although its type says that it returns Int.") == true)
        let untyped = await explored { walk -> Void in
            while true { _ = try await walk.stage.show(ButtonScreen("Hub", ["Go"])).value() }
        }
        #expect(untyped.warnings == [])
    }

    @Test("A prompt that takes no letter gets a number")
    func number() async {
        var ages: Set<Int> = []
        let explorer = await explored { walk in
            ages.insert(
                try await walk.stage.prompt(
                    "Age",
                    .text().parsed { text in
                        guard let age = Int(text) else { throw InvalidInput("Give a number.") }
                        return age
                    }))
        }
        #expect(ages == [1])
        #expect(explorer.warnings == [])
    }

    @Test("A task that asks when its walk is over is named with its line")
    func late() async {
        let explorer = await explored { walk in
            try await walk.stage.show(ButtonScreen("Home", ["Go", "Stay"])).then { _ in
                Task.detached {
                    try? await Task.sleep(for: .milliseconds(1))
                    _ = try? await walk.stage.confirm("Rate us?", line: 7)
                }
                for number in 1...3 {
                    _ = try await walk.stage.show(ButtonScreen("\(number)", ["Next", "Skip"])).value()
                }
            }
        }
        let isNamed = explorer.warnings.contains {
            $0.contains("alert “Rate us?”, at AsideExploringTests/AppFlowTests.swift:7")
        }
        #expect(isNamed || !explorer.defects.isEmpty, "\(explorer.warnings)")
    }

    @Test("The coverage of a long list that is shown again and again names each button once")
    func longList() {
        let graph = StateGraph()
        let moves = (1...300).map { ExploredMove(turn: Recording.Turn([.press("Row \($0)")], .flow)) }
        let disabled = (1...300).map { "Delete \($0)" }
        for place in 0..<300 {
            let shown = ShownPlace(name: "List", source: SourceLine(fileID: "A/B.swift", line: 1))
            _ = graph.add(
                StateGraph.State(
                    key: StateKey(whole: place, seen: place, view: place, past: 0), shown: shown,
                    found: FoundMoves(moves: moves, disabled: disabled), parent: nil))
        }
        #expect(graph.coverage.flatMap(\.gaps).count == 300)
    }
}
