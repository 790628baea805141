import Aside
import Testing

@testable import AsideText

@MainActor
@Suite struct ProgressDrawingTests {
    @Test("The bars of parts are one below the other, beside their labels")
    func parts() async throws {
        try await Scene.progress.draw { stage in
            var question = try #require(stage.modals.first?.content)
            question.message = nil
            let note = Outline.Item(.paragraph, "2 of 5, 8 s left")
            question.body = [
                Outline.Item(.meter(fraction: 0.4), question.title, children: [note]),
                Outline.Item(.meter(fraction: 1), "東京.zip"), Outline.Item(.meter(fraction: nil), "b.zip"),
            ]
            #expect(
                Frame(inline: StageSnapshot(question), columns: 46).description == """
                      Searching
                                ██████████░░░░░░░░░░░░░░░░  40 %
                      2 of 5, 8 s left
                      東京.zip  ██████████████████████████  100 %
                      b.zip     ··························
                      ( Cancel )
                    """)
        }
    }

    @Test("There is room for 100 % beside the bar, at every width")
    func complete() async throws {
        try await Scene.progress.draw { stage in
            var question = try #require(stage.modals.first?.content)
            question.body = [Outline.Item(.meter(fraction: 1), question.title)]
            for columns in 14...60 {
                let frame = Frame(inline: StageSnapshot(question), columns: columns)
                #expect(String(describing: frame).contains("█  100 %\n"), "\(columns)")
            }
        }
    }

    @Test("Progress without a known fraction moves to and fro")
    func ticking() async throws {
        try await Scene.unknownProgress.draw { stage in
            let question = try #require(stage.modals.first?.content)
            let bars = [0, 1, 2, 3, 4, 6, 11].map { tick in
                var viewState = ViewState()
                viewState.tick = tick
                let frame = Frame(inline: StageSnapshot(question), columns: 11, viewState: viewState)
                return String(String(describing: frame).split(separator: "\n").last?.dropFirst(2) ?? "")
            }
            #expect(
                bars == ["········", "·███····", "··███···", "···███··", "····███·", "····███·", "·███····"]
            )
        }
    }
}
