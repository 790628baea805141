/// The stage of a sheet, and the close guards of its screens.
@MainActor
final class SheetStage {
    private(set) var stage: Stage?

    func open(for modal: Modal) -> Stage {
        if let stage { return stage }
        let stage = Stage(host: modal.host, surface: .modal(modal.id))
        self.stage = stage
        return stage
    }

    func askToClose(_ modal: Modal) {
        let guards = stage?.stack.screens.reversed().compactMap { $0 as? any CloseGuarding } ?? []
        guard !guards.isEmpty else { return modal.host.closeGuard(of: modal.id, allows: true) }
        modal.content.isBusy = true
        modal.work.start {
            var mayClose = true
            for screen in guards where mayClose {
                mayClose = await screen.mayClose() && !Task.isCancelled
            }
            guard modal.host.isOpen(modal.id) else { return }
            modal.content.isBusy = false
            modal.host.closeGuard(of: modal.id, allows: mayClose)
        }
    }

    func end() {
        stage?.end()
    }
}
