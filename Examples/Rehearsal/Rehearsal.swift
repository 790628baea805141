package import Aside
package import AsideTerminal
package import AsideText
import Observation

/// A terminal without a device: keys come from a script, and frames are values.
@MainActor
package final class Rehearsal {
    /// The frame that is shown now.
    package var frame: Frame { canvas.frame }
    /// What is shown now, in another theme.
    package func frame(in theme: Theme) -> Frame { canvas.frame(in: theme) }
    /// Called when the script presses Ctrl-C.
    package var whenInterrupted: () -> Void = {}
    /// Called with each frame that is shown, and the bytes that would draw it.
    package var whenShown: (_ frame: Frame, _ changes: String) -> Void = { _, _ in }

    private let stage: Stage
    private let canvas: FrameCanvas
    private let presenter = Prompter()
    private lazy var view = TerminalView(stage, on: canvas) { [weak self] request in
        if request == .interrupt { self?.whenInterrupted() }
    }
    private var waiting: [Int: (isSo: () -> Bool, continuation: CheckedContinuation<Bool, Never>)] = [:]
    private var waits = 0
    private var isOver = false

    /// Makes a rehearsal of a stage; nothing is drawn before ``begin()``.
    package init(_ stage: Stage, size: Size, theme: Theme = .plain, words: Words = .english) {
        self.stage = stage
        canvas = FrameCanvas(size: size, theme: theme, words: words)
        canvas.whenShown = { [weak self] in
            self?.whenShown($0, $1)
            self?.resumeWaiting()
        }
    }

    /// Attaches to the stage and draws it from now on.
    package func begin() {
        stage.attach(presenter)
        view.whenCaughtUp = { [weak self] in self?.resumeWaiting() }
        view.draw()
        watchAnswers()
    }

    /// Watches whether an answered caller has continued, because that alone draws nothing.
    private func watchAnswers() {
        withObservationTracking {
            _ = stage.isAnswerUntaken
        } onChange: { [weak self] in
            Task { @MainActor in
                guard let self, !self.isOver else { return }
                self.resumeWaiting()
                self.watchAnswers()
            }
        }
    }

    /// Presses a key, or types.
    package func take(_ event: InputEvent) {
        // The author of the script knows what the key is for, so it counts as seen.
        view.take(event, isSeen: true)
    }

    /// Makes the terminal larger or smaller.
    package func resize(to size: Size) {
        canvas.size = size
        view.drawAnew()
    }

    /// Waits until it is the user's turn: no check, no work and no leaving modal is pending.
    ///
    /// - Parameter patience: The longest wait.
    /// - Returns: Whether it came in time.
    @discardableResult
    package func untilReady(_ patience: Duration = .seconds(5)) async -> Bool {
        let isReady = await wait(patience) { [weak self] in self?.isReady ?? true }
        // A change that no key has caused may not be drawn yet.
        view.draw()
        return isReady
    }

    /// Waits until a condition holds for the frame.
    ///
    /// - Parameters:
    ///   - patience: The longest wait.
    ///   - isSo: The condition.
    /// - Returns: Whether it came in time.
    package func until(_ patience: Duration = .seconds(5), _ isSo: @escaping (Frame) -> Bool) async -> Bool {
        await wait(patience) { [canvas] in isSo(canvas.frame) }
    }

    /// Detaches from the stage.
    package func end() {
        isOver = true
        view.stop()
        resumeWaiting()
    }

    private var isReady: Bool {
        if view.hasTypeAhead { return false }
        guard let modal = stage.modals.last else { return stage.acceptsInput && !stage.isAnswerUntaken }
        if let stage = modal.stage { return stage.acceptsInput && !stage.isAnswerUntaken }
        return modal.content.kind != .progress && !modal.content.isBusy && !modal.isLeaving
    }

    private func wait(_ patience: Duration, _ isSo: @escaping () -> Bool) async -> Bool {
        if isOver || isSo() { return isSo() }
        waits += 1
        let number = waits
        let alarm = Task { [weak self] in
            try await Task.sleep(for: patience)
            self?.waiting.removeValue(forKey: number)?.continuation.resume(returning: false)
        }
        defer { alarm.cancel() }
        return await withCheckedContinuation { continuation in
            if isOver || isSo() { return continuation.resume(returning: isSo()) }
            waiting[number] = (isSo, continuation)
        }
    }

    private func resumeWaiting() {
        for (number, wait) in waiting {
            let isSo = wait.isSo()
            guard isOver || isSo else { continue }
            waiting[number] = nil
            wait.continuation.resume(returning: isSo)
        }
    }

    /// A presenter that does nothing, because the view reads the stage.
    private final class Prompter: Presenter {}
}

/// Keeps the frame that is shown.
@MainActor
private final class FrameCanvas: Canvas {
    private(set) var frame: Frame
    var size: Size
    var whenShown: (_ frame: Frame, _ changes: String) -> Void = { _, _ in }
    private let theme: Theme
    /// The style in which a terminal would write after the last frame.
    private var pen = Style.normal
    private let words: Words
    /// What the next frame shows, and what is shown now.
    private var (next, shown): ((StageSnapshot, ViewState)?, (StageSnapshot, ViewState)?)

    init(size: Size, theme: Theme, words: Words) {
        self.size = size
        self.theme = theme
        self.words = words
        frame = Frame(size: size)
    }

    func frame(of snapshot: StageSnapshot, _ viewState: ViewState) -> Frame {
        next = (snapshot, viewState)
        return frame(of: snapshot, viewState, in: theme)
    }

    func frame(in theme: Theme) -> Frame { shown.map { frame(of: $0, $1, in: theme) } ?? frame }

    private func frame(of snapshot: StageSnapshot, _ viewState: ViewState, in theme: Theme) -> Frame {
        let hint = snapshot.hint(for: viewState, words, columns: Frame.hintColumns(of: size))
        return Frame(
            snapshot, size: size, theme: theme, viewState: viewState, hint: hint, noticeKey: words.terminal[.noticeKey],
            wayOut: words.terminal[.close])
    }

    func show(_ frame: Frame, insteadOf old: Frame?) {
        self.frame = frame
        shown = next
        let changes = frame.changes(from: old, pen: pen, canErase: true)
        pen = changes.pen
        whenShown(frame, changes.output)
    }
}
