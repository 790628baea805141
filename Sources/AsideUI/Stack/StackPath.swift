import Aside
import Observation

/// The path of a navigation stack, which the stage and SwiftUI both change.
///
/// The path is stored, and follows the stage only when the view is drawn. SwiftUI goes back by changing the path that
/// it has drawn: if the path were computed from the stage, a late Back would remove a screen that nobody has seen.
/// It is written when the flow has changed the stack, and never to correct SwiftUI.
@MainActor
@Observable
final class StackPath {
    @ObservationIgnored private let stage: Stage
    /// The screens that are in view: none while the stack is covered, or in another tab.
    @ObservationIgnored var inView: Set<EntryID> = []
    @ObservationIgnored private var isWatching = false
    private var shown: [StackEntry]

    init(_ stage: Stage) {
        self.stage = stage
        shown = Array(stage.entries.dropFirst())
    }

    /// The path for SwiftUI, which writes it when the user has gone back.
    var entries: [StackEntry] {
        get { shown }
        set {
            let left = Set(shown.map(\.id)).subtracting(newValue.map(\.id))
            shown = newValue
            goBack(below: left)
        }
    }

    /// Goes back to the screen below the lowest one that the user has left.
    ///
    /// The only reason to write a path is that the user went back. If all the screens that the user left have already
    /// gone, a late write must not remove a screen that the user never saw.
    private func goBack(below left: Set<EntryID>) {
        let entries = stage.entries
        guard let lowest = entries.dropFirst().firstIndex(where: { left.contains($0.id) }) else { return }
        stage.goBack(to: entries[lowest - 1].id)
    }

    /// Called when the screens of the stage have changed, and are drawn.
    func follow() {
        let entries = Array(stage.entries.dropFirst())
        if shown != entries { shown = entries }
    }

    /// Checks after a second whether SwiftUI shows the screen on top, and tells the programmer if it shows another one.
    func check(_ hooks: SystemHooks) {
        guard !isWatching else { return }
        isWatching = true
        hooks.after(.seconds(1)) { [weak self] in
            guard let self else { return }
            isWatching = false
            guard let top = stage.entries.last, !inView.isEmpty, !inView.contains(top.id) else { return }
            hooks.warn(
                """
                For a second, SwiftUI has not shown the screen “\(top.screen.title)”. To fix: let no other \
                NavigationStack stand around the StageView, and no navigationDestination take its entries. (\(top.source))
                """)
        }
    }
}
