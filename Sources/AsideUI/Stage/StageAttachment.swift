import Aside

/// The connection between a stage and its presenter, while the view of the stage exists.
///
/// If the parent of a view is removed, the view may disappear without a report. This object then ends together with the
/// view that owns it.
@MainActor
final class StageAttachment {
    let presenter: StagePresenter
    private let stage: Stage
    private let isAttached = Flag()
    /// The attachment around this one that shows the same stage, and that will show it again afterwards.
    private weak var outer: StageAttachment?

    init(_ stage: Stage, presenter: StagePresenter? = nil) {
        self.stage = stage
        self.presenter = presenter ?? StagePresenter()
    }

    /// Called when the view has appeared.
    ///
    /// Questions are now shown here.
    ///
    /// - Parameter outer: The attachment of the stage around this view.
    func viewAppeared(within outer: StageAttachment? = nil) {
        guard !isAttached.isSet else { return }
        if let outer, outer.stage === stage {
            self.outer = outer
            outer.presenter.clear()
        }
        isAttached.isSet = true
        stage.attach(presenter)
    }

    /// Called when the view has disappeared.
    ///
    /// Questions wait, unless a question itself covers the view.
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

    /// A flag that exists one turn of the main actor longer than the attachment.
    @MainActor
    private final class Flag {
        var isSet = false
    }
}
