import Aside

/// Keeps a stage and its renderer together while the view of the stage is there.
///
/// A view may disappear without being told, when its parent is taken away. What the view owns ends then, and so does this.
@MainActor
final class StageAttachment {
    let presenter: StagePresenter
    private let stage: Stage
    private let isAttached = Flag()

    init(_ stage: Stage, presenter: StagePresenter? = nil) {
        self.stage = stage
        self.presenter = presenter ?? StagePresenter()
    }

    /// The view came into sight: what is asked shows here.
    func viewAppeared() {
        guard !isAttached.isSet else { return }
        isAttached.isSet = true
        stage.attach(presenter)
    }

    /// The view went out of sight: what is asked waits, unless it is only covered by what is asked.
    func viewDisappeared() {
        guard isAttached.isSet, !presenter.placement.coversStack else { return }
        isAttached.isSet = false
        Self.detach(presenter, from: stage)
    }

    private static func detach(_ presenter: StagePresenter, from stage: Stage) {
        presenter.clear()
        stage.detach(presenter)
    }

    deinit {
        let (stage, presenter, isAttached) = (stage, presenter, isAttached)
        Task { @MainActor in
            if isAttached.isSet { Self.detach(presenter, from: stage) }
        }
    }

    /// Outlives the attachment by one turn.
    @MainActor
    private final class Flag {
        var isSet = false
    }
}
