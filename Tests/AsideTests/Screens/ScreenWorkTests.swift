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
        var line = 0
        try await ui.run {
            line = #line + 1
            _ = try await ui.stage.show(page).value()
        } steps: {
            _ = try await ui.screen(Page.self)
            page.perform { throw InvalidInput("The disk is full.") }
            let alert = try await ui.alert(ui.stage.strings.somethingWentWrong)
            #expect(alert.source == SourceLine(fileID: #fileID, line: line))
            try alert.press("OK")
            page.publish("")
        }
    }
}
