import TestSupport
import Testing

@testable import Aside

/// The number of changes of the stack is a promise, because each change is one animation.
@MainActor
@Suite("The changes of the stack, one by one")
struct OneChangeTests {
    let ui = RecordingPresenter()
    var stage: Stage { ui.stage }
    let cart = Page("cart"), address = Page("address")

    enum Returned: CaseIterable { case value, error }

    @Test(
        "A value or an error that passes through ten screens is one change of the stack", arguments: Returned.allCases)
    func oneChange(_ returned: Returned) async throws {
        let pages = (1...10).map { Page("\($0)") }
        let result = Task { try await descend(pages, failing: returned == .error) }
        for page in pages { await ui.at(page, publishes: page.title) }
        if returned == .error {
            await #expect(throws: Broken()) { try await result.value }
        } else {
            #expect(try await result.value == "12345678910")
        }
        await until { stage.titles.isEmpty }
        #expect(ui.stacks.count == 11)
        #expect(ui.stacks.dropFirst(9) == [(1...10).map { "\($0)" }, []])
    }

    private func descend(_ pages: [Page], failing: Bool = false) async throws -> String {
        guard let first = pages.first else {
            if failing { throw Broken() }
            return ""
        }
        return try await stage.show(first).then { value in
            value + (try await descend(Array(pages.dropFirst()), failing: failing))
        }
    }
}
