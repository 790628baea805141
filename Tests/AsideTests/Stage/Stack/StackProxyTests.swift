import AsideTesting
import TestSupport
import Testing

@testable import Aside

@MainActor
@Suite("The stack proxy")
struct StackProxyTests {
    let ui = TestPresenter()
    var stage: Stage { ui.stage }
    let page = Page("page")

    @Test("The root is at index 0 and stays after pop; an empty stack has no screen to go back to")
    func root() async throws {
        #expect(!stage.stack.pop())
        #expect(!stage.stack.pop(to: page))
        #expect(!stage.stack.popToRoot())
        try await ui.run {
            try await stage.show(page).value()
        } steps: {
            try await ui.screen(Page.self)
            #expect(stage.stack.count == 1)
            #expect(!stage.stack.pop())
            #expect(stage.stack.pop(to: 0))
            #expect(stage.stack.top === page)
            page.publish("")
        }
    }

    @Test("A missing index stops the program with a message that prints it", arguments: [-1, 1])
    func outOfRange(index: Int) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [index] in
            await MainActor.run {
                let stage = Stage()
                _ = stage.push(Page("root"), at: SourceLine(fileID: #fileID, line: #line))
                stage.stack.pop(to: index)
            }
        }
        expect(result, says: "There is no screen at index \(index): the stack holds 1, and index 0 is the root.")
    }
}
