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
            guard let news = meter.news(.english), news != told.last else { continue }
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
}
