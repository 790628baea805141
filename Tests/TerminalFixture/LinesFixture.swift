import Aside
import AsideTerminal

/// A flow in line mode, with controls that the demo does not have.
struct LinesFixture: Flow {
    let stage: Stage

    @MainActor
    static func run() async -> Int32 {
        let stage = Stage()
        let flow = Task { try await LinesFixture(stage: stage).run() }
        var words = LineStrings.english
        if CommandLine.arguments.contains("--german") {
            words.cancel = "/abbrechen"
            words.noChoice = "{first} bis {last}, nicht {answer}!"
        }
        let presenter = LinePresenter(stage, strings: words, whenInputEnds: flow.cancel)
        stage.attach(presenter)
        presenter.start()
        do {
            try await flow.value
            print("end")
            return 0
        } catch {
            print("cancelled: \(error is CancellationError)")
            return 1
        }
    }

    @MainActor
    func run() async throws {
        let fields = [
            PromptField("Name", placeholder: "Ada"), PromptField("Password", isSecure: true), PromptField("City"),
        ]
        let entered = try await prompt("Log in", message: "Two\nlines", fields: fields) { values in
            if values["Password"].count < 4 { throw TooShort() }
            return [values["Name"], values["Password"], values["City"]].joined(separator: "/")
        }
        try await progress("Working") { report in
            for step in 0...100 {
                report(Double(step) / 100, "busy")
                await Task.yield()
            }
        }
        _ = try await choose("Which?", from: ["one", "two"])
        await alert(entered)
    }
}

private struct TooShort: Error, CustomStringConvertible {
    var description: String { "It is too short" }
}
