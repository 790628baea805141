import Aside

/// Keeps a stage and its renderer together while the view of the stage is there.
///
/// A view may disappear without being told, when its parent is taken away. What the view owns ends then, and so does this.
@MainActor
final class StageAttachment {
    let presenter: StagePresenter
    private let stage: Stage
    private let isAttached = Flag()
    /// What shows the same stage around this, and shows it again afterwards.
    private weak var outer: StageAttachment?

    init(_ stage: Stage, presenter: StagePresenter? = nil) {
        self.stage = stage
        self.presenter = presenter ?? StagePresenter()
    }

    /// The view came into sight: what is asked shows here.
    ///
    /// - Parameter outer: what shows a stage around this view.
    func viewAppeared(within outer: StageAttachment? = nil) {
        guard !isAttached.isSet else { return }
        if let outer, outer.stage === stage {
            self.outer = outer
            outer.presenter.clear()
        }
        isAttached.isSet = true
        stage.attach(presenter)
    }

    /// The view went out of sight: what is asked waits, unless it is only covered by what is asked.
    func viewDisappeared() {
        guard isAttached.isSet, !presenter.placement.coversStack else { return }
        isAttached.isSet = false
        Self.detach(presenter, from: stage, to: outer)
    }

    private static func detach(_ presenter: StagePresenter, from stage: Stage, to outer: StageAttachment?) {
        presenter.clear()
        stage.detach(presenter)
        guard let outer, outer.isAttached.isSet else { return }
        stage.attach(outer.presenter)
    }

    deinit {
        let (stage, presenter, isAttached, outer) = (stage, presenter, isAttached, outer)
        Task { @MainActor in
            if isAttached.isSet { Self.detach(presenter, from: stage, to: outer) }
        }
    }

    /// Outlives the attachment by one turn.
    @MainActor
    private final class Flag {
        var isSet = false
    }
}
