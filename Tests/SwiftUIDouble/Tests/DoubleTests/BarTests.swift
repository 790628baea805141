import Aside
import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import AsideUI

/// Bars of the system at the lower edge.
@Suite("Tabs and toolbars in the double", .timeLimit(.minutes(1)))
@MainActor
struct BarTests {
    private let stage = Stage()

    /// Where the questions are shown.
    enum Place: CaseIterable { case aroundTabs, inTab, aboveTools }

    private func visitor(_ place: Place) -> Visitor {
        let stage = stage
        return Visitor {
            switch place {
            case .aroundTabs: Self.tabs { Text("All notes") }.questions(on: stage)
            case .inTab: Self.tabs { StageView(stage) }
            case .aboveTools:
                StageView(stage).screen(Page.self) { _ in
                    EmptyView().toolbar { ToolbarItem(placement: .bottomBar) { Text("Tools") } }
                }
            }
        }
    }

    private static func tabs<Notes: View>(@ViewBuilder notes: () -> Notes) -> some View {
        TabView {
            notes().tabItem { Text("Notes") }
            Text("Nothing else").tabItem { Text("More") }
        }
    }

    #if canImport(UIKit)
        @Test("4.12: a notice stands above a tab bar and above a toolbar", arguments: Place.allCases)
        func notice(place: Place) async {
            let user = visitor(place)
            let flow = Task { try? await stage.show(Page("Note")).value() }
            if place != .aroundTabs { await user.sees("Note") }
            let notice = Task { await stage.notice("Archived", action: "Undo", for: .seconds(3_600)) }
            await user.sees("Archived")
            #expect(user.window.measured?.maxY == 761)
            await user.press("Undo")
            #expect(await notice.value)
            await flow.end()
        }
    #endif

    @Test("4.6: what is asked in a tab that is not in sight waits for the tab, and running work is read aloud once")
    func hidden() async {
        let user = visitor(.inTab)
        let (steps, nextStep) = AsyncStream<Void>.makeStream()
        let work = Task {
            try? await stage.progress("Working") { _ in
                for await _ in steps { break }
                return try await stage.confirm("Sure?")
            }
        }
        await user.sees("Working")
        await user.press("More")
        await user.sees("Nothing else")
        #expect(!user.window.texts.contains("Working"))
        #expect(stage.modals.isEmpty)
        nextStep.yield()
        for _ in 0..<40 { user.step() }
        #expect(user.window.presented.isEmpty)
        await user.press("Notes")
        await user.sees("Sure?")
        await user.press("OK")
        #expect(await user.result(of: work, on: stage) == true)
        #expect(user.announcements == ["Working"])
        #expect(user.warnings == [])
    }
}
