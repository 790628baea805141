import Aside
import Observation

/// The path of a navigation stack, which the stage and SwiftUI both change.
///
/// The path is stored, and follows the stage only when the view is drawn. SwiftUI goes back by changing the path that
/// it has drawn: if the path were computed from the stage, a late Back would remove a screen that nobody has seen.
@MainActor
@Observable
final class StackPath {
    @ObservationIgnored private let stage: Stage
    @ObservationIgnored private var watch = StackWatch<EntryID>()
    @ObservationIgnored private var isWatching = false
    /// The surface that contains the stack, once the stack was drawn.
    @ObservationIgnored private var surface: PresentingSurface?
    private var shown: [StackEntry]
    /// Whether another path than the stage's is drawn, so that SwiftUI reads the right one afterwards.
    private(set) var isWritingAgain = false

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
            if !isCovered { goBack(below: left) }
            // If the stage does not match the path now, the navigation stack has to read it again.
            if !stage.entries.dropFirst().elementsEqual(newValue) { follow() }
        }
    }

    /// Whether running work, or your own view for a question, covers the stack.
    ///
    /// A bar of the system may take touches all the same.
    private var isCovered: Bool {
        surface.map { $0.presenter.placement.cover(of: $0.presenting) != nil } ?? false
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
        shown = Array(stage.entries.dropFirst())
    }

    // MARK: What SwiftUI has done

    func appeared(_ entry: StackEntry) {
        watch.appeared(entry.id)
        // The report may come after the check, when nobody could say what was in view.
        if entry.id != stage.entries.last?.id { check(in: surface) }
    }

    func disappeared(_ entry: StackEntry) {
        watch.disappeared(entry.id)
    }

    /// Checks after a second whether SwiftUI shows the screen on top.
    ///
    /// - Parameter surface: The surface that contains the stack. Something that it presents may hide the stack.
    func check(in surface: PresentingSurface?) {
        guard let surface else { return }
        self.surface = surface
        guard !isWatching else { return }
        isWatching = true
        surface.presenter.afterSecond { [weak self] in
            self?.isWatching = false
            self?.judge(in: surface)
        }
    }

    private func judge(in surface: PresentingSurface) {
        let placement = surface.presenter.placement
        guard placement.slot(of: surface.presenting) == nil else { return }
        switch watch.verdict(on: stage.entries.map(\.id)) {
        case .nothing: break
        // The return from the background may not have been reported.
        case .writeAgain: writeAgain()
        case .warn: if !placement.isInBackground { warn(on: surface.presenter) }
        }
    }

    /// Writes another path, because SwiftUI does not read a path that has not changed.
    ///
    /// The right path follows when this one was drawn: two changes between two drawings are none.
    func writeAgain() {
        shown = shown.isEmpty ? stage.entries : shown.dropLast()
        isWritingAgain = true
    }

    /// Called when the view was drawn after a change of ``isWritingAgain``.
    func finishWriting() {
        guard isWritingAgain else { return }
        isWritingAgain = false
        follow()
        check(in: surface)
    }

    private func warn(on presenter: StagePresenter) {
        guard let top = stage.entries.last else { return }
        presenter.warn(
            """
            SwiftUI was told twice to show the screen “\(top.screen.title)”, and did not. To fix: let no other \
            NavigationStack stand around the StageView, and no navigationDestination take its entries. (\(top.source))
            """)
    }
}
