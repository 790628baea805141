import AsideTesting
import Observation
import TestSupport
import Testing

@testable import Aside

@MainActor
@Suite("Suggestions that a screen searches for")
struct FieldSearchTests {
    let ui = TestPresenter(.lenient)
    private let screen = PlaceScreen()

    @Test("A search begins after a pause, and its results are shown in their order")
    func search() async throws {
        try await withScreen { shown in
            #expect(screen.outline.controls[0].suggestions == .searched)
            try shown.fill("Place", "a")
            try shown.fill("Place", "ab")
            try await ui.advance(by: .milliseconds(299))
            #expect(screen.searched == [])
            try await ui.advance(by: .milliseconds(1))
            #expect(screen.searched == ["ab"])
            #expect(try shown.suggestions(in: "Place") == ["ab2", "ab1"])
            #expect(screen.outline.controls[0].suggestions?.isSearched == true)
        }
    }

    @Test("Suggestions stay until the next result; a failing search suggests nothing")
    func failure() async throws {
        try await withScreen { shown in
            try shown.fill("Place", "a")
            try await ui.advance(by: .milliseconds(300))
            try shown.fill("Place", "fail")
            #expect(try shown.suggestions(in: "Place") == ["a2", "a1"])
            try await ui.advance(by: .milliseconds(300))
            #expect(try shown.suggestions(in: "Place") == [])
            #expect(ui.stage.modals.isEmpty)
        }
    }

    @Test("A text that the program changes has no suggestions, and the result for the earlier text is not shown")
    func changedMeanwhile() async throws {
        try await withScreen { shown in
            try shown.fill("Place", "a")
            try await ui.advance(by: .milliseconds(300))
            screen.place = "b"
            #expect(try shown.suggestions(in: "Place") == [])
            try shown.fill("Place", "c")
            screen.place = ""
            try await ui.advance(by: .milliseconds(300))
            #expect(try shown.suggestions(in: "Place") == [])
        }
    }

    @Test("If the property changes the typed text, the search is for the property's text")
    func normalized() async throws {
        screen.isTrimming = true
        try await withScreen { shown in
            try shown.fill("Place", "ab ")
            try await ui.advance(by: .milliseconds(300))
            #expect(try shown.suggestions(in: "Place") == ["ab2", "ab1"])
        }
    }

    @Test("A presenter learns of the results of a search")
    func observed() async throws {
        try await withScreen { shown in
            try shown.fill("Place", "a")
            let change = Change { _ = screen.outline }
            try await ui.advance(by: .milliseconds(300))
            #expect(change.isSeen)
        }
    }

    @Test("Leaving the screen cancels its search, in its pause and while it runs", arguments: [0, 300])
    func left(after milliseconds: Int) async throws {
        try await withScreen { shown in
            try shown.fill("Place", "slow")
            try await ui.advance(by: .milliseconds(milliseconds))
        }
        #expect(screen.searched == (milliseconds == 0 ? [] : ["slow"]))
        await until { screen.cancelled == screen.searched }
        #expect(!ui.clock.isInUse)
    }

    @Test("A screen that is not shown does not search")
    func notShown() throws {
        try screen.fill("Place", "a")
        #expect(try screen.suggestions(of: "Place") == [])
        #expect(screen.searched == [])
    }

    /// Shows the screen, and leaves it after the steps.
    private func withScreen(_ steps: @escaping @MainActor (TestScreen<PlaceScreen>) async throws -> Void) async throws {
        try await ui.run {
            try await ui.stage.show(screen).value()
        } steps: {
            let shown = try await ui.screen(PlaceScreen.self)
            try await steps(shown)
            try shown.publish()
        }
    }
}

@MainActor
@Observable
private final class PlaceScreen: Screen {
    let outlet = Outlet<Void>()
    let title = "Place"
    var place = "" { didSet { if isTrimming, place.last == " " { place.removeLast() } } }
    var isTrimming = false
    private(set) var searched: [String] = []
    private(set) var cancelled: [String] = []

    var content: Content {
        Field("Place", \.place, .text().suggesting { try await self.find($0) })
    }

    private func find(_ text: String) async throws -> [String] {
        searched.append(text)
        if text == "fail" { throw InvalidInput("No network.") }
        if text == "slow" {
            for await _ in AsyncStream<Never>.makeStream().stream {}
            cancelled.append(text)
        }
        return [text + "2", text + "1", text + "2"]
    }
}
