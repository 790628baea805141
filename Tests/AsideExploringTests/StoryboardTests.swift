import Aside
import Testing

@testable import AsideExploring

@MainActor
@Suite("A storyboard shows every state")
struct StoryboardTests {
    private func exploration<Result>(
        draws: Bool = true, _ flow: @escaping @MainActor (Walk) async throws -> Result
    ) async -> Exploration {
        var options = ExplorationOptions()
        options.drawsStates = draws
        return Exploration(await explored(options, flow))
    }

    /// The elements of the states, each with its number.
    private func states(of page: String) -> [Substring] {
        Array(page.split(separator: "<article ").dropFirst())
    }

    @Test("A state has its picture, its way, and an arrow for each of its moves")
    func whole() async {
        let page = await exploration { walk in
            _ = try await walk.stage.confirm("Log out?", action: "Log out")
            await walk.stage.alert("Bye")
        }.storyboard
        let cards = states(of: page).map { card in
            card.split(separator: "</article>")[0].replacing(/<svg.*<\/svg>/, with: "<svg/>")
        }
        #expect(
            cards[..<2] == [
                """
                id="s1" aria-labelledby="h1"><h3 id="h1"><a href="#s1">1</a>: alert “Log out?”</h3><svg/>
                <details><summary>Here it begins</summary><ol></ol></details>
                <ul><li><a href="#s2">Log out <span>→ 2</span></a></li><li><a href="#s3">Cancel <span>→ 3</span></a></li></ul>
                """,
                """
                id="s2" aria-labelledby="h2"><h3 id="h2"><a href="#s2">2</a>: alert “Bye”</h3><svg/>
                <details><summary>The way: 1 move</summary><ol><li><a href="#s1">press “Log out”</a></li></ol></details>
                <ul><li><a href="#s4">OK <span>→ 4</span></a></li></ul>
                """,
            ])
        #expect(page.contains("<use href=\"#r1\" x=\"14\" y=\"68\"/>"))
    }

    @Test("Every state is on the page, and every move is an arrow")
    func complete() async {
        let exploration = await exploration { walk in
            walk.type("Ada", "", into: "Name")
            let name = try await walk.stage.prompt("Name")
            return try await walk.stage.show(.choose("Size", from: ["Small", "Large"])).then { size in
                try await walk.stage.confirm("\(size) for \(name)?")
            }
        }
        let page = exploration.storyboard
        let shown = exploration.graph.states.filter { $0.end != .cancelled }
        let cards = states(of: page)
        #expect(cards.count == shown.count && shown.count > 5)
        for (number, card) in cards.enumerated() { #expect(card.hasPrefix("id=\"s\(number + 1)\" ")) }
        let moves = exploration.graph.edges.filter { !exploration.graph[$0.step].isCancelling }
        #expect(page.split(separator: " <span>→ ").count - 1 == moves.count)
        #expect(page.split(separator: "<svg class=\"aside\"").count - 1 == shown.filter { $0.end == nil }.count + 1)
        #expect(page.split(separator: "Here it begins").count - 1 == 1)
    }

    @Test("What has a meaning in HTML is shown as what it is")
    func escaped() async {
        let page = await exploration { walk in
            try await walk.stage.alert("<b>&\"</b>") { Choice("<i>", 1) }
        }.storyboard
        #expect(!page.contains("<b>") && !page.contains("<i>"))
        #expect(page.contains("alert “&lt;b&gt;&amp;&quot;&lt;/b&gt;”</h3>"))
        #expect(page.contains(">&lt;i&gt; <span>→"))
    }

    @Test("What is left out is said, at its state and at the end")
    func leftOut() async {
        let page = await exploration { walk in
            walk.only { $0 != [.press("Delete")] }
            return try await walk.stage.alert("Delete it?") {
                Choice("Delete", true)
                Choice("Archive", unavailable: "Only its owner can.", true)
                Choice("Keep", role: .cancel, false)
            }
        }.storyboard
        #expect(page.contains("<li>press “Delete”: left out</li>"))
        #expect(page.contains("<li>Archive: cannot be pressed</li>"))
    }

    @Test("A secret is not on the page")
    func secret() async {
        let page = await exploration { walk in
            walk.type("hunter2", into: "Password")
            _ = try await walk.stage.prompt("Password", .text().secure())
        }.storyboard
        #expect(!page.contains("hunter2"))
        #expect(page.contains("a secret"))
    }

    @Test("Without pictures, the states are there as well")
    func withoutPictures() async {
        let flow: @MainActor (Walk) async throws -> Bool = { try await $0.stage.confirm("Log out?") }
        let (drawn, plain) = (await exploration(flow), await exploration(draws: false, flow))
        #expect(drawn.states == plain.states && drawn.moves == plain.moves)
        #expect(states(of: plain.storyboard).count == states(of: drawn.storyboard).count)
        #expect(!plain.storyboard.contains("<use "))
    }

    @Test("A page of 100 states holds each picture once, and the first chapter is open")
    func large() async {
        var options = ExplorationOptions()
        options.drawsStates = true
        let explorer = await explored(options) { try await $0.stage.confirm("Log out?") }
        let first = explorer.graph.states[0]
        for number in 0..<100 {
            let line = SourceLine(fileID: "Shop/Shop.swift", line: number % 7)
            _ = explorer.graph.add(
                StateGraph.State(
                    key: StateKey(whole: number, seen: number, view: number, past: 0),
                    shown: ShownPlace(name: "“\(number)”", source: line), found: first.found, snapshot: first.snapshot,
                    parent: nil))
        }
        let page = Exploration(explorer).storyboard
        #expect(states(of: page).count > 100)
        #expect(page.utf8.count < 150_000)
        #expect(page.split(separator: "<details id=\"c").count - 1 == 9)
        #expect(page.split(separator: "\" open>").count - 1 == 1)
    }
}
