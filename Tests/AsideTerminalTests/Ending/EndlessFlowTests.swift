import Aside
import Testing

@testable import AsideTerminal

/// Flows that keep asking after the end of the input.
@MainActor
@Suite("EndOfInput")
struct EndlessFlowTests {
    /// Passes on refused questions, as the terminal's presenters do.
    private final class Refusals: Presenter {
        let end: EndOfInput

        init(_ end: EndOfInput) {
            self.end = end
        }

        func refused(_ question: RefusedQuestion) { end.refused(question) }
    }

    @Test("A loop of a one-shot terminal that asks on after the end of the input is named, once")
    func oneShot() async {
        var errors = ""
        let terminal = Terminal(
            .lines,
            console: Console(
                isTyped: false, showsResults: true, nextLine: { nil }, writeQuestion: { errors += $0 },
                writeResult: { _ in },
                writeError: { errors += $0 }, mayReadDuringWork: { _ in true }))
        for _ in 1...14 { _ = try? await terminal.prompt("Name") }
        #expect(terminal.hasEnded)
        let sentence = "The flow keeps asking after the end of the input. Its last question was prompt “Name”, at "
        #expect(errors.split(separator: "\n").count { $0.contains(sentence) } == 1, "\(errors)")
    }

    @Test("A flow that ends after the end of the input returns its result")
    func ending() async throws {
        let end = EndOfInput()
        let value = try await end.cancelling(on: Stage()) {
            end.reach(byInterrupt: false)
            await Task {}.value
            return Task.isCancelled
        }
        #expect(value)
    }

    @Test("While the input is open, the run waits for a flow whose questions are refused")
    func rejected() async throws {
        let stage = Stage()
        let end = EndOfInput()
        let presenter = Refusals(end)
        stage.attach(presenter)
        let standing = Task { await stage.alert("Standing") }
        await Task {}.value
        let count = try await end.cancelling(on: Stage()) {
            for _ in 1...15 { _ = try? await stage.ask(.confirm("Another?").rejecting()) }
            return 15
        }
        #expect(count == 15)
        stage.modals.last?.submit()
        await standing.value
    }
}
