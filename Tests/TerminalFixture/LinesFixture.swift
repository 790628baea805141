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
        let presenter = LinePresenter(stage, words: LineWords(words), whenInputEnds: flow.cancel)
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
        let login = try await form("Log in", message: "Two\nlines", Login()) {
            Field("Name", \.name, .text(placeholder: "Ada"))
            Field("Password", \.password, .text().secure())
            Field("City", \.city)
        } check: {
            if $0.password.count < 4 { throw TooShort() }
        }
        try await progress("Working") { report in
            for step in 0...100 {
                report(Double(step) / 100, "busy")
                await Task.yield()
            }
        }
        _ = try await choose("Which?", from: ["one", "two"])
        await alert([login.name, login.password, login.city].joined(separator: "/"))
    }
}

private struct Login {
    var name = ""
    var password = ""
    var city = ""
}

private struct TooShort: Error, CustomStringConvertible {
    var description: String { "It is too short" }
}
