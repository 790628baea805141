import Aside

/// What a presenter cannot decide by itself: how time passes, and what is really in view.
struct Surroundings: Sendable {
    /// Calls ``StagePresenter/isOver(_:)`` when the pause is over.
    let wait: @MainActor (Placement.Wait, StagePresenter) -> Void
    /// Finds out what has become of the presentation of a view.
    let find: @MainActor (ModalAppearance, PresentationSource, StagePresenter) -> Finding

    /// Makes surroundings.
    ///
    /// By default, nobody can find out what is in view.
    init(
        wait: @escaping @MainActor (Placement.Wait, StagePresenter) -> Void,
        find: @escaping @MainActor (ModalAppearance, PresentationSource, StagePresenter) -> Finding = { _, _, _ in
            .unknown
        }
    ) {
        self.wait = wait
        self.find = find
    }

    /// The real system.
    static let real = Surroundings(
        wait: { wait, presenter in
            Task { [weak presenter] in
                try? await Task.sleep(for: PauseTiming().duration(of: wait.purpose))
                presenter?.isOver(wait)
            }
        },
        find: { appearance, presenting, presenter in
            guard let title = presenter.modal(appearance.modal)?.content.title,
                let style = presenter.placement.slot(of: presenting)?.style,
                let chain = presenter.views.chain(from: presenting)
            else { return .unknown }
            return chain.finding(appearance.modal, titled: title, as: style, from: presenting)
        })
}
