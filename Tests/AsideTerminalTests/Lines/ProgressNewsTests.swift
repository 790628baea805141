import Aside
import AsideText
import Testing

@testable import AsideTerminal

@MainActor
@Suite("Progress in lines")
struct ProgressNewsTests {
    /// The news about progress that comes in these steps.
    private func told(_ fractions: [Double?], _ note: (Int) -> String? = { _ in nil }) -> [String] {
        var told: [LineQuestion.News] = []
        for (place, fraction) in fractions.enumerated() {
            let notes = note(place).map { [Outline.Item(.paragraph, $0)] } ?? []
            let meter = Outline.Item(.meter(fraction: fraction), "Counting", children: notes)
            guard let news = meter.news(Words.english.lines), news != told.last else { continue }
            told.append(news)
        }
        return told.map(\.text)
    }

    @Test("Progress is reported at each tenth, with the true number")
    func tenths() {
        let told = told([nil, 0, 0.05, 0.13, 0.19, 0.25, 0.29, 0.3, .nan, 0.999, 1])
        #expect(told == ["  0 %", "  13 %", "  25 %", "  30 %", "  0 %", "  99 %", "  100 %"])
    }

    @Test("The note of a progress is printed whenever it changes")
    func notes() {
        let told = told([0.11, 0.12, 0.13, nil]) { ["one", "one", "two", "two"][$0] }
        #expect(told == ["  11 %, one", "  13 %, two", "  two"])
    }

    @Test("Work that has ended well is done, unless it has said so with 100 %; work that is cancelled is not")
    func done() async throws {
        #expect(try await printed { $0(75, "receipt") }.hasSuffix("\n  75 %, receipt\n75\nCounting: done\n"))
        #expect(try await printed { $0(100, nil) } == "Counting\n  100 %\n100\n")
        let run = await Terminal.transcript(answers: ["/cancel"]) { terminal in
            try await terminal.progress("Counting") { report in
                report(0.75)
                try await Task.sleep(for: .seconds(60))
            }
        }
        #expect(run.errors.contains("“Counting” is being cancelled.") && !run.errors.contains("done"), "\(run.text)")
    }

    /// What lines print of work while no time passes, with each percentage as a result below its report.
    private func printed(
        _ work: @escaping @MainActor (_ report: (Int, String?) -> Void) -> Void
    ) async throws -> String {
        let stage = Stage(clock: StoppedClock())
        var text = ""
        let write: @MainActor (String) -> Void = { text += $0 }
        let console = Console(
            isTyped: false, showsResults: true, nextLine: { nil }, writeQuestion: write, writeResult: write,
            writeError: write)
        let presenter = LinePresenter(stage, on: console, end: EndOfInput())
        stage.attach(presenter)
        presenter.start()
        try await stage.progress("Counting") { report in
            work { percent, note in
                report(Double(percent) / 100, note)
                presenter.print("\(percent)")
            }
        }
        return text
    }
}
