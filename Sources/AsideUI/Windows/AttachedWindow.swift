import Aside

/// A window with the presenter that shows a stage in it, while the view of the stage exists.
///
/// If the parent of a view is removed, the view may disappear without a report. This object then ends together with the
/// view that owns it.
@MainActor
final class AttachedWindow<Window: PresentingWindow> {
    let window: Window
    let presenter: StagePresenter
    private let stage: Stage

    init(_ stage: Stage, in window: Window) {
        (self.stage, self.window) = (stage, window)
        window.stage = stage
        presenter = StagePresenter(in: window)
    }

    /// Called when the view has appeared.
    ///
    /// Questions are shown in its window from now on, also while something covers it.
    func viewAppeared() {
        presenter.show(stage)
    }

    deinit {
        // The stage lets go of the presenter, also if it ends together with the view.
        let (presenter, stage) = (presenter, stage)
        Task { @MainActor in withExtendedLifetime(stage) { presenter.leave() } }
    }
}
