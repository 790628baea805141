import Aside
import AsideTesting
import Foundation
import Testing

@Suite("The text printed when the process of an exploration ends (DESIGN 8)")
struct LastWordsTests {
    private let steps = """
        let ui = TestPresenter()
        try await ui.run {
            …  // the flow, on ui.stage
        } steps: {
            try await ui.alert("Divide?").press("OK")
        }
        """

    @Test("The steps of a flow that traps are printed before the process ends")
    func trap() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await explore { walk in
                guard try await walk.stage.confirm("Divide?") else { return }
                fatalError("Divided by nothing")
            }
        }
        let errors = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(errors.contains("The walk so far:\n\(steps)\n"))
        #expect(errors.contains("The process ends by signal"))
    }

    @Test("The steps of a flow in an endless loop are printed")
    func loop() async throws {
        let result = try await #require(processExitsWith: .exitCode(3), observing: [\.standardErrorContent]) {
            var options = ExplorationOptions()
            options.hangPatience = .milliseconds(400)
            try await explore(options) { walk in
                guard try await walk.stage.confirm("Divide?") else { return }
                let end = ContinuousClock.now + .seconds(3)
                while ContinuousClock.now < end {}
                exit(3)
            }
        }
        let errors = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(errors.contains("The main actor does not go on, perhaps because of an endless loop."), "\(errors)")
        #expect(errors.contains(steps))
    }
}
