import TestSupport
import Testing

@testable import Aside

#if DEBUG
    @MainActor
    @Suite("Runtime warnings")
    struct RuntimeWarningTests {
        private let ui = RecordingPresenter()
        private var stage: Stage { ui.stage }

        private func buttons(_ labels: [String]) -> PlainScreen {
            PlainScreen { for label in labels { Action(label) {} } }
        }

        private func groups(inRow: [String], inBlock: [String]) -> PlainScreen {
            PlainScreen {
                Action("Remove") {}
                Row("Apples") { for label in inRow { Action(label) {} } }
                Block("All") { for label in inBlock { Action(label) {} } }
            }
        }

        /// The warnings while a screen is on the stage and its outline is read twice.
        private func warnings(of screen: some Screen, line: Int = #line) async -> [RuntimeWarning] {
            let flow = Task { _ = try await stage.show(screen, line: line).value() }
            await until { stage.stack.count == 1 }
            _ = screen.outline
            _ = screen.outline
            await flow.end()
            return ui.warnings
        }

        @Test("Equal labels of actions in one place are reported once, with the line that shows the screen")
        func equal() async {
            let warnings = await warnings(of: buttons(["Add", "Remove", "Add", "Add", "Remove"]), line: 9)
            #expect(
                warnings == [
                    RuntimeWarning(
                        message: "PlainScreen shows several actions “Add”: nobody can tell which is meant.",
                        advice: "rename one, or put each into a `Row` or a `Block` of its own.",
                        source: SourceLine(fileID: #fileID, line: 9))
                ])
        }

        @Test("An action without a label is reported")
        func empty() async {
            let warnings = await warnings(of: buttons(["Add", ""]))
            #expect(
                warnings.map(\.message) == [
                    "PlainScreen shows an action without a label: nobody can tell which is meant."
                ])
            #expect(warnings.map(\.advice) == ["say what pressing it does."])
        }

        @Test("Each row and each block is a place of its own")
        func places() async {
            #expect(await warnings(of: groups(inRow: ["Remove"], inBlock: ["Remove"])).isEmpty)
        }

        @Test("The report names the row or block of the actions")
        func place() async {
            let warnings = await warnings(of: groups(inRow: ["Remove", "Remove"], inBlock: []))
            #expect(
                warnings.map(\.message) == [
                    "PlainScreen shows several actions “Remove” in the row “Apples”: nobody can tell which is meant."
                ])
            #expect(
                groups(inRow: [], inBlock: ["", ""]).outline.unclearActions.map(\.text)
                    == ["an action without a label in the block “All”"])
        }

        @Test("A screen that is not on a stage is not checked")
        func offStage() {
            _ = buttons(["Add", "Add"]).outline
            #expect(ui.warnings.isEmpty)
        }

        @Test("A presenter that does not implement refused(_:) is warned of lost questions")
        func lost() async {
            let work = stage.makeWork()
            work.end()
            await Work.$current.withValue(work) { await stage.alert("Too late", line: 9) }
            #expect(
                ui.warnings == [
                    RuntimeWarning(
                        message:
                            "alert “Too late” was never shown: the work that asked it at \(#fileID):9 is over.",
                        advice:
                            "let the flow await what it starts; or ask in a task without a screen: `Task.detached { … }`.",
                        source: SourceLine(fileID: #fileID, line: 9))
                ])
            #expect(ui.warnings.first?.description.contains("To fix: let the flow") == true)
        }
    }
#endif
