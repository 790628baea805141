import Aside

/// The connection between a stage and its presenter, while the view of the stage exists.
///
/// If the parent of a view is removed, the view may disappear without a report. This object then ends together with the
/// view that owns it.
@MainActor
final class StageAttachment {
    let presenter: StagePresenter
    private let stage: Stage

    init(_ stage: Stage, presenter: StagePresenter) {
        self.stage = stage
        self.presenter = presenter
    }

    /// Called when the view has appeared.
    ///
    /// Questions are shown in its window from now on, also while something covers it.
    func viewAppeared() {
        guard presenter.place == nil else { return }
        let others = (stage.presenter as? StagePresenter)?.place
        (others ?? StagePlace(stage)).add(presenter)
    }

    deinit {
        let presenter = presenter
        Task { @MainActor in presenter.leave() }
    }
}

/// The presenters of the views that show one stage, in the order in which the views came into sight.
///
/// The last one shows the questions. When its view has gone, the one before shows them again, in another window.
@MainActor
final class StagePlace {
    let stage: Stage
    private var presenters: [StagePresenter] = []

    init(_ stage: Stage) {
        self.stage = stage
    }

    func add(_ presenter: StagePresenter) {
        presenters.last?.clear()
        presenters.append(presenter)
        presenter.place = self
        show(in: presenter)
    }

    func remove(_ presenter: StagePresenter) {
        presenters.removeAll { $0 === presenter }
        presenter.place = nil
        guard stage.presenter === presenter else { return }
        presenter.clear()
        stage.detach(presenter)
        if let last = presenters.last { show(in: last) } else { presenter.warnIfUnseen(stage) }
    }

    private func show(in presenter: StagePresenter) {
        stage.attach(presenter)
        presenter.showNotices()
    }
}
