import Aside
import Foundation
import Testing

@testable import AsideTesting

@Suite("The walk under way is written down before each move")
struct WalkJournalTests {
    private let steps = """
        let ui = TestPresenter()
        try await ui.run {
            …  // the flow, on ui.stage
        } steps: {
            try await ui.advance(upTo: .seconds(1))
            try await ui.alert("Divide?").press("OK")
        }
        """

    /// An exploration at the same line of the same file, in any process.
    private static func exploration(_ body: @escaping @MainActor (Walk) async throws -> Void) async throws {
        try await explore(sourceLocation: at(0451), body)
    }

    @Test("The walk in which a process has ended is printed by the next exploration of the same test, and only once")
    func trap() async throws {
        await #expect(processExitsWith: .failure) {
            try await WalkJournalTests.exploration { walk in
                try await walk.clock.sleep(for: .seconds(1))
                guard try await walk.stage.confirm("Divide?") else { return }
                fatalError("Divided by nothing")
            }
        }
        let printed = try await printedByNextExploration()
        let headline =
            "The process of an earlier exploration at AsideTestingTests/WalkJournalTests.swift:451 ended in this walk:"
        #expect(printed.contains("\(headline)\n\(steps)\n"), "\(printed)")
        let later = try await printedByNextExploration()
        #expect(!later.contains(headline))
    }

    private func printedByNextExploration() async throws -> String {
        let next = try await #require(processExitsWith: .success, observing: [\.standardErrorContent]) {
            try await WalkJournalTests.exploration { _ = try await $0.stage.confirm("Divide?") }
        }
        return String(decoding: next.standardErrorContent, as: UTF8.self)
    }

    @MainActor
    @Test("The file is there during a move, for each of two explorations at once, and is gone at the end")
    func file() async throws {
        // Tests of another checkout may run at the same time, and share the folder.
        let line = 1_000 + Int(ProcessInfo.processInfo.processIdentifier)
        func files() -> [String] {
            let all = try? FileManager.default.contentsOfDirectory(atPath: NSTemporaryDirectory())
            return (all ?? []).filter { $0.hasPrefix("aside-walk-WalkJournalTests.swift-\(line)-") }.sorted()
        }
        // A process that was killed in the middle of this test, and had the same number, leaves its file.
        for file in files() { try FileManager.default.removeItem(atPath: NSTemporaryDirectory() + "/" + file) }
        var texts: Set<String> = []
        try await explore(sourceLocation: at(line)) { walk in
            _ = try await walk.stage.confirm("One?")
            let other = WalkJournal(of: at(line))
            defer { other.close() }
            for file in files() {
                let path = NSTemporaryDirectory() + "/" + file
                texts.insert(FileManager.default.contents(atPath: path).map(WalkJournal.File.text) ?? "")
            }
            _ = try await walk.stage.confirm("Two?")
        }
        #expect(
            texts == [
                "", "try await ui.alert(\"One?\").press(\"OK\")\n", "try await ui.alert(\"One?\").press(\"Cancel\")\n",
            ])
        #expect(files().isEmpty)
    }

    @Test("A bound that an exploration hits is printed, although its test passes")
    func bounds() async throws {
        let result = try await #require(processExitsWith: .success, observing: [\.standardErrorContent]) {
            try await explore(ExplorationOptions(moves: 2), sourceLocation: at(0452)) { walk in
                for number in 1...3 { _ = try await walk.stage.confirm("\(number)?") }
            }
        }
        let printed = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(printed.contains("Not everything was explored"), "\(printed)")
        #expect(printed.contains("Some walks ended after 2 moves; "), "\(printed)")
    }

    @Test("The walk of a flow in an endless loop is printed")
    func loop() async throws {
        let result = try await #require(processExitsWith: .exitCode(3), observing: [\.standardErrorContent]) {
            var options = ExplorationOptions()
            options.hangPatience = .milliseconds(400)
            // Without the place of a test, no file stays behind.
            let explorer = await Explorer(options) { walk in
                guard try await walk.stage.confirm("Divide?") else { return }
                let end = ContinuousClock.now + .seconds(3)
                // The processor is left to the other tests.
                while ContinuousClock.now < end { usleep(1_000) }
                exit(3)
            }
            await explorer.explore()
        }
        let errors = String(decoding: result.standardErrorContent, as: UTF8.self)
        let headline = "The main actor does not go on, perhaps because of an endless loop. The walk so far:"
        #expect(errors.contains(headline), "\(errors)")
        #expect(errors.contains("    try await ui.alert(\"Divide?\").press(\"OK\")\n"))
    }
}
