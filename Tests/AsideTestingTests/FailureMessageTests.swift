import Testing

@testable import AsideTesting

@Suite("FailureMessage")
struct FailureMessageTests {
    @Test("A failure message of a long run lists the last events, and says how many came before")
    func longRun() {
        let message = FailureMessage(headline: "No.", soFar: (1...23).map { "step \($0)" }, fix: "wait.")
        let lines = message.description.split(separator: "\n")
        #expect(lines[2] == "so far:       … 3 earlier")
        #expect(lines[3] == "              step 4")
        #expect(lines[22] == "              step 23")
        #expect(lines.count == 24)
    }
}
