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
    private var shown: [Entry]

    init(_ stage: Stage) {
        self.stage = stage
        shown = NavigationPathUpdate.path(of: stage.entries)
    }

    /// The path for SwiftUI, which writes it when the user has gone back.
    var entries: [Entry] {
        get { shown }
        set {
            let seen = shown
            shown = newValue
            if !NavigationPathUpdate.follow(newValue, seen: seen, on: stage) { follow() }
        }
    }

    /// Called when the screens of the stage have changed, and are drawn.
    func follow() {
        shown = NavigationPathUpdate.path(of: stage.entries)
    }

    // MARK: What SwiftUI has done

    func appeared(_ entry: Entry) {
        watch.appeared(entry.id)
    }

    func disappeared(_ entry: Entry) {
        watch.disappeared(entry.id)
    }

    /// Checks after a second whether SwiftUI shows the screen on top.
    ///
    /// - Parameter surface: The surface that contains the stack. Something that it presents may hide the stack.
    func check(in surface: PresentingSurface?) {
        guard let surface, !isWatching else { return }
        isWatching = true
        surface.presenter.afterSecond { [weak self] in
            self?.isWatching = false
            self?.judge(in: surface)
        }
    }

    private func judge(in surface: PresentingSurface) {
        let placement = surface.presenter.placement
        guard !placement.isInBackground, placement.slot(of: surface.presenting) == nil else { return }
        switch watch.verdict(on: stage.entries.last?.id) {
        case .nothing: break
        case .writeAgain: writeAgain(in: surface)
        case .warn: warn(on: surface.presenter)
        }
    }

    /// Writes another path and then the right one, because SwiftUI does not read a path that has not changed.
    private func writeAgain(in surface: PresentingSurface) {
        shown = shown.isEmpty ? stage.entries : shown.dropLast()
        Task {
            follow()
            check(in: surface)
        }
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
