import Aside
import AsideTesting
import TestSupport
import Testing

#if DEBUG
    @MainActor
    @Suite("Runtime warnings in tests")
    struct WarningTests {
        @Test(
            "Indistinguishable actions fail a strict test once, and not a lenient one, and the flow continues",
            arguments: [TestPresenter.Exhaustivity.strict, .lenient])
        func twins(_ exhaustivity: TestPresenter.Exhaustivity) async {
            let ui = TestPresenter(exhaustivity, quietPeriod: .milliseconds(100))
            let reports = await reports(in: ui) {
                try await ui.stage.show(ButtonScreen("Twins", ["Remove", "Remove", "Done"])).value()
            } steps: {
                try await ui.screen(ButtonScreen.self).press("Done")
            }
            guard exhaustivity == .strict else { return #expect(reports == []) }
            #expect(reports.count == 1)
            let text = reports.first?.text ?? ""
            #expect(text.hasPrefix("ButtonScreen shows several actions “Remove”: nobody can tell which is meant."))
            #expect(text.hasSuffix("to fix:       rename one, or put each into a `Row` or a `Block` of its own."))
        }
    }
#endif
