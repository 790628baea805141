/// The behavior of a sheet with one screen.
///
/// The first value of the screen is the answer.
@MainActor
final class ScreenSheetBehavior<Shown: Screen>: ModalBehavior {
    private let screen: Shown

    init(_ screen: Shown) {
        self.screen = screen
    }

    func happens(_ event: Modal.Event, to modal: AskedQuestion<Shown.Value>) {
        switch event {
        case .appeared: push(in: modal)
        case .mayClose: modal.askCloseGuard()
        case .ended: modal.stage?.end()
        case .began, .expired: break
        }
    }

    private func push(in modal: AskedQuestion<Shown.Value>) {
        let outlet = screen.outlet
        let answer: @MainActor () -> Void = { [weak modal, screen] in
            guard let modal, let value = outlet.take() else { return }
            if let note = modal.note, screen.holdsUnwritten { note.endRecord() }
            modal.settleByItself(.success(value))
        }
        let isAnswered = outlet.hasValue
        modal.openSheet().push(screen, at: modal.source, whenPublished: answer)
        if isAnswered { answer() }
    }
}

/// The behavior of a sheet with a whole flow, which has a stage of its own.
@MainActor
final class FlowSheetBehavior<Answer>: ModalBehavior {
    let operation: RunningOperation? = RunningOperation()
    private var flow: (@MainActor (Stage) async throws -> Answer)?
    private var isInView = false
    private var waiting: WaitingTask?

    init(_ flow: @escaping @MainActor (Stage) async throws -> Answer) {
        self.flow = flow
    }

    func happens(_ event: Modal.Event, to modal: AskedQuestion<Answer>) {
        switch event {
        case .began: begin(in: modal)
        case .appeared:
            _ = modal.openSheet()
            isInView = true
            waiting.wake()
        case .mayClose: modal.askCloseGuard()
        case .ended:
            modal.stage?.end()
            operation?.cancel()
            flow = nil
            waiting.wake()
        case .expired: break
        }
    }

    /// Starts the flow, which begins when the sheet is in view.
    private func begin(in modal: AskedQuestion<Answer>) {
        guard modal.host.isOpen(modal.id) else { return }
        operation?.start(for: modal) {
            if !self.isInView {
                await modal.host.tasks.wait(while: !self.isInView && modal.host.isOpen(modal.id)) { self.waiting = $0 }
            }
            guard let flow = self.flow else { return }
            do {
                modal.settleByItself(.success(try await flow(modal.openSheet())))
            } catch {
                modal.settleByItself(.failure(error))
            }
        }
    }
}

extension Modal {
    /// Returns the stage of the sheet.
    fileprivate func openSheet() -> Stage {
        if let stage { return stage }
        let stage = Stage(host: host, surface: .modal(id))
        self.stage = stage
        return stage
    }

    /// Lets the topmost guarded screen of the sheet decide whether the sheet may close.
    fileprivate func askCloseGuard() {
        let decided = { (mayClose: Bool) in self.host.closeGuard(of: self.id, allows: mayClose) }
        if let stage { stage.askToClose(decided) } else { decided(true) }
    }
}
