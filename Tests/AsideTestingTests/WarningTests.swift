import Aside
import AsideTesting
import Testing

#if DEBUG
    @MainActor
    @Suite("Runtime warnings in tests")
    struct WarningTests {
        /// The reports of a test that presses a button on a screen with two buttons of the same name.
        private func reports(_ exhaustivity: TestPresenter.Exhaustivity) async -> [Report] {
            let ui = TestPresenter(exhaustivity, quietPeriod: .milliseconds(100))
            return await AsideTestingTests.reports {
                try await ui.run {
                    _ = try await ui.stage.show(ButtonScreen("Twins", ["Remove", "Remove", "Done"])).value()
                } steps: {
                    try await ui.screen(ButtonScreen.self).press("Done")
                }
            }
        }

        @Test("Indistinguishable actions fail a strict test once, and the flow continues")
        func strict() async {
            let reports = await reports(.strict)
            #expect(reports.count == 1)
            let text = reports.first?.text ?? ""
            #expect(text.hasPrefix("ButtonScreen shows several actions “Remove”: nobody can tell which is meant."))
            #expect(text.hasSuffix("to fix:       rename one, or put each into a `Row` or a `Block` of its own."))
        }

        @Test("Indistinguishable actions pass a lenient test")
        func lenient() async {
            #expect(await reports(.lenient).isEmpty)
        }
    }
#endif
