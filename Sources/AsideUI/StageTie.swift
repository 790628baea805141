import Aside

/// Keeps a stage and its renderer together while the view of the stage is there.
///
/// A view may disappear without being told, when its parent is taken away. What the view owns ends then, and so does this.
@MainActor
final class StageTie {
    let presenter: StagePresenter
    private let stage: Stage
    private let isTied = Flag()

    init(_ stage: Stage, presenter: StagePresenter? = nil) {
        self.stage = stage
        self.presenter = presenter ?? StagePresenter()
    }

    /// The view came into sight: what is asked shows here.
    func viewAppeared() {
        guard !isTied.isSet else { return }
        isTied.isSet = true
        stage.attach(presenter)
    }

    /// The view went out of sight: what is asked waits, unless it is only covered by what is asked.
    func viewDisappeared() {
        guard isTied.isSet, !presenter.placement.coversStack else { return }
        isTied.isSet = false
        Self.untie(presenter, from: stage)
    }

    private static func untie(_ presenter: StagePresenter, from stage: Stage) {
        presenter.clear()
        stage.detach(presenter)
    }

    deinit {
        let (stage, presenter, isTied) = (stage, presenter, isTied)
        Task { @MainActor in
            if isTied.isSet { Self.untie(presenter, from: stage) }
        }
    }

    /// Outlives the tie by one turn.
    @MainActor
    private final class Flag {
        var isSet = false
    }
}
