import Aside
import AsideTesting
import Testing

@MainActor
@Suite("A screen's own work")
struct ScreenWorkTests {
    @Test("The alert about an error of a screen's work names the line that shows the screen")
    func lineOfErrors() async throws {
        let ui = TestPresenter()
        let page = Page("page")
        try await ui.run {
            _ = try await ui.stage.show(page, line: 9).value()
        } steps: {
            _ = try await ui.screen(Page.self)
            page.perform { throw InvalidInput("The disk is full.") }
            let alert = try await ui.alert(ui.stage.strings.somethingWentWrong)
            #expect(alert.source == SourceLine(fileID: #fileID, line: 9))
            try alert.press("OK")
            page.publish("")
        }
    }
}
