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
}
