import Testing

@testable import AsideTesting

@Suite("FailureMessage")
struct FailureMessageTests {
    @Test("A failure message says what went wrong, what was on the stage, and what to do")
    func parts() {
        let message = FailureMessage(
            headline: "Expected alert “A”.", onStage: ["Cart", "alert “B”"], soFar: ["Cart", "alert “B”"],
            nearestStub: "alert “C”", fix: "answer it.")
        #expect(
            "\(message)" == """
                Expected alert “A”.
                on stage:     Cart
                              alert “B”
                so far:       Cart
                              alert “B”
                nearest stub: alert “C”
                to fix:       answer it.
                """)
    }

    @Test("A failure message says if the stage was empty, and mentions no stub if none is close")
    func nothing() {
        #expect(
            "\(FailureMessage(headline: "No.", fix: "wait."))" == """
                No.
                on stage:     nothing
                so far:       nothing
                to fix:       wait.
                """)
    }

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
