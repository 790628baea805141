/// The behavior of a sheet with one screen.
///
/// The first value of the screen is the answer.
@MainActor
final class ScreenSheet<Shown: Screen>: AnsweringBehavior<Shown.Value> {
    private let screen: Shown
    private let sheet = SheetStage()

    init(_ screen: Shown) {
        self.screen = screen
    }

    override var stage: Stage? { sheet.stage }
    override var isGuarded: Bool { true }
    override var hostsWork: Bool { true }

    override func appear(_ modal: Modal) {
        let outlet = screen.outlet
        let answer: @MainActor () -> Void = { [weak self, weak modal] in
            if let self, let modal, let value = outlet.take() { self.settleByItself(modal, .success(value)) }
        }
        let isAnswered = outlet.hasValue
        sheet.open(for: modal).push(screen, at: modal.source, whenPublished: answer)
        if isAnswered { answer() }
    }

    override func askToClose(_ modal: Modal) {
        sheet.askToClose(modal)
    }

    override func stop() {
        sheet.end()
    }
}

/// The behavior of a sheet with a whole flow, which has a stage of its own.
@MainActor
final class FlowSheet<Answer>: AnsweringBehavior<Answer> {
    private var flow: (@MainActor (Stage) async throws -> Answer)?
    private let sheet = SheetStage()
    private let running = RunningOperation()
    private var isInView = false
    private var waiting: WaitingTask?

    init(_ flow: @escaping @MainActor (Stage) async throws -> Answer) {
        self.flow = flow
    }

    override var stage: Stage? { sheet.stage }
    override var isGuarded: Bool { true }
    override var hostsWork: Bool { true }

    override func begin(_ modal: Modal) {
        guard modal.host.isOpen(modal.id) else { return }
        running.start(for: modal) {
            if !self.isInView, modal.host.isOpen(modal.id) {
                await withUnsafeContinuation { continuation in
                    guard !self.isInView, modal.host.isOpen(modal.id) else { return continuation.resume() }
                    let task = WaitingTask(continuation, modal.host.counter)
                    self.waiting = task
                    task.begin()
                }
            }
            guard let flow = self.flow else { return }
            do {
                self.settleByItself(modal, .success(try await flow(self.sheet.open(for: modal))))
            } catch {
                self.settleByItself(modal, .failure(error))
            }
        }
    }

    override func appear(_ modal: Modal) {
        _ = sheet.open(for: modal)
        isInView = true
        wake()
    }

    override func askToClose(_ modal: Modal) {
        sheet.askToClose(modal)
    }

    override func stop() {
        sheet.end()
        running.cancel()
        flow = nil
        wake()
    }

    override func waitForEnd() async {
        await running.waitForEnd()
    }

    private func wake() {
        waiting?.resume()
        waiting = nil
    }
}
