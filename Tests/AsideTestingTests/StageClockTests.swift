import Aside
import AsideTesting
import Observation
import Testing

@MainActor
@Suite("The clock of the stage in tests")
struct StageClockTests {
    @Test("A screen that reloads by the stage's clock reloads when the test moves it, also beneath another")
    func test() async throws {
        let ui = TestPresenter()
        try await ui.run {
            try await ui.stage.show(NewsScreen(on: ui.stage)).then {
                try await ui.stage.show(NewsScreen(on: ui.stage)).value()
            }
        } steps: {
            let news = try await ui.screen(NewsScreen.self)
            try await ui.advance(by: .seconds(30))
            #expect(news.loads == 2)
            try news.press("More")
            try await ui.screen(NewsScreen.self).until { $0.loads == 1 }
            try await ui.advance(by: .seconds(30))
            #expect(news.loads == 3)
            try await ui.screen(NewsScreen.self).press("More")
        }
    }

    @Test("An exploration moves the clock of the stage, so a screen that sleeps by it is no unknown work")
    func exploration() async throws {
        let exploration = try await explore { walk in
            try await walk.stage.show(NewsScreen(on: walk.stage, most: 2)).value()
        }
        #expect(exploration.warnings.isEmpty)
        #expect(exploration.mermaid.contains("after a while"))
    }
}

@Observable
private final class NewsScreen: SelfStarting {
    let outlet = Outlet<Void>()
    let stage: Stage
    let most: Int
    var loads = 0

    init(on stage: Stage, most: Int = .max) {
        self.stage = stage
        self.most = most
    }

    func begin() async throws {
        while loads < most {
            loads += 1
            try await stage.clock.sleep(for: .seconds(30))
        }
    }

    var content: Content {
        Heading("News")
        Paragraph("Loaded \(loads) times")
        Action("More") { self.publish() }
    }
}
