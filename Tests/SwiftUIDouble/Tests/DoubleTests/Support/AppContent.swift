import Aside
import Observation
import SwiftUI

@testable import AsideUI

/// What a window of an app does by itself.
@MainActor
@Observable
final class AppContent {
    struct OwnSheet: Identifiable {
        let id = "own sheet"
    }

    static let (tab, otherTab, other) = ("Tab 1", "Tab 2", "Nothing else")

    var ownSheet: OwnSheet?
    /// Whether the stage is in one of two tabs.
    var isTab = false
    /// How the app's own view of an error is shown.
    var ownPresentation = QuestionPresentation.overlay
    /// The flow that the window runs, and that ends with it; `nil` if it runs none.
    var flow: (@MainActor () async -> Void)?
}

/// A stage, with a sheet of the app's own over it.
struct AppContentView: View {
    let stage: Stage
    let content: AppContent

    var body: some View {
        if content.isTab {
            TabView {
                own.tabItem { Text(AppContent.tab) }
                Text(AppContent.other).tabItem { Text(AppContent.otherTab) }
            }
        } else {
            own
        }
    }

    static func hasOwnView(_ content: ModalContent) -> Bool { content.severity == .error }

    private var own: some View {
        Group {
            if let flow = content.flow { StageView(stage).flow(on: stage) { await flow() } } else { StageView(stage) }
        }
        .sheet(item: Bindable(content).ownSheet) { _ in
            Button("Close") { content.ownSheet = nil }
        }
        .questionView(for: .alert, where: Self.hasOwnView, in: content.ownPresentation) { modal in
            Text(modal.content.title)
            ForEach(modal.buttons) { button in Button(button.label) { button() } }
        }
    }
}
