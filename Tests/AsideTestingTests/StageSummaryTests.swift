import Aside
import Testing

@testable import AsideTesting

@Suite("The stage in words")
struct StageSummaryTests {
    @Test("The summary of a stack says why it accepts no input, and which actions are busy")
    func stack() {
        func line(_ acceptsInput: Bool, _ busy: [String]) -> [String] {
            StageSummary(stack: .init(titles: ["List", "Draft"], acceptsInput: acceptsInput, busy: busy)).lines
        }
        #expect(line(true, []) == ["List › Draft"])
        #expect(line(false, []) == ["List › Draft (not accepting input)"])
        #expect(line(true, ["Save", "Print"]) == ["List › Draft (busy: Save, busy: Print)"])
        #expect(line(false, ["Save"]) == ["List › Draft (not accepting input, busy: Save)"])
    }

    @Test("The summary of a busy modal says whether its close guard decides or what was entered is checked")
    func busy() {
        var content = ModalContent(kind: .form, title: "Draft")
        content.isBusy = true
        func line(_ isAskedToClose: Bool) -> String? {
            let source = SourceLine(fileID: #fileID, line: 1)
            return StageSummary(modals: [.init(content: content, source: source, isAskedToClose: isAskedToClose)])
                .lines.last
        }
        #expect(line(false) == "  checking what was entered")
        #expect(line(true) == "  its close guard has not decided yet")
    }
}
