package import Aside
package import AsideText
import Observation

/// A terminal that is not there: keys come from a script, and frames are values.
@MainActor
package final class Rehearsal {
    /// The frame that is shown now.
    package var frame: Frame { canvas.frame }
    /// Is called when the user would have pressed Ctrl-C.
    package var whenInterrupted: () -> Void = {}

    private let stage: Stage
    private let canvas: FrameCanvas
    private let presenter = Prompter()
    private lazy var view = StageView(stage, on: canvas) { [weak self] wish in
        if wish == .interrupt { self?.whenInterrupted() }
    }
    private var waiting: [(isSo: () -> Bool, continuation: CheckedContinuation<Void, Never>)] = []
    private var isOver = false

    /// A rehearsal of what is shown on a stage.
    package init(_ stage: Stage, size: Size, words: TerminalWords = .english) {
        self.stage = stage
        canvas = FrameCanvas(size: size, words: words)
        canvas.whenShown = { [weak self] in self?.look() }
        stage.attach(presenter)
        view.draw()
    }

    /// Presses a key, or types.
    package func take(_ event: InputEvent) {
        view.take(event)
    }

    /// Waits until the user would be expected to do something: nothing is being checked, computed or left.
    package func untilReady() async {
        await until { [weak self] in self?.isReady ?? true }
    }

    /// Waits until a text is shown.
    package func until(_ text: String) async {
        await until { [weak self] in self?.frame.description.contains(text) ?? true }
    }

    /// Nothing will be shown any more.
    package func end() {
        isOver = true
        view.stop()
        look()
    }

    private var isReady: Bool {
        guard let modal = stage.modals.last else { return stage.isWaiting }
        if let stage = modal.stage { return stage.isWaiting }
        return modal.content.kind != .progress && !modal.content.isBusy && !modal.isLeaving
    }

    private func until(_ isSo: @escaping () -> Bool) async {
        if isOver || isSo() { return }
        await withCheckedContinuation { waiting.append((isSo, $0)) }
    }

    private func look() {
        let done = waiting.filter { isOver || $0.isSo() }
        guard !done.isEmpty else { return }
        waiting.removeAll { isOver || $0.isSo() }
        for (_, continuation) in done { continuation.resume() }
    }

    /// Shows everything; the view sees by itself what there is.
    private final class Prompter: Presenter {}
}

/// Keeps the frame that is shown.
@MainActor
private final class FrameCanvas: Canvas {
    private(set) var frame: Frame
    var whenShown: () -> Void = {}
    private let size: Size
    private let words: TerminalWords

    init(size: Size, words: TerminalWords) {
        self.size = size
        self.words = words
        frame = Frame(size: size)
    }

    func frame(of tableau: Tableau, _ attention: Attention) -> Frame {
        Frame(tableau, size: size, attention: attention, hint: tableau.hint(for: attention, words))
    }

    func show(_ frame: Frame, insteadOf old: Frame?) {
        self.frame = frame
        whenShown()
    }
}
