import TestSupport
import Testing

@testable import Aside

@MainActor
@Suite("The stack proxy")
struct StackProxyTests {
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
