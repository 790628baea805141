import Aside
import AsideText

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Shows a stage on a terminal that can do more than lines: questions by themselves below what was printed, and all
/// that has screens on the whole screen.
@MainActor
final class TerminalPresenter: Presenter {
    /// Whether the whole screen is kept, also while nothing is shown.
    var isHeld = false {
        didSet { update() }
    }

    private let stage: Stage
    private let device: TerminalDevice
    private let words: TerminalWords
    private let theme: Theme
    private let end: TerminalEnd
    private var showing = Showing.nothing

    /// What the terminal is taken for.
    private enum Showing {
        case nothing
        case question(StageView, LineCanvas)
        case screen(StageView, ScreenCanvas)
    }

    init(_ stage: Stage, _ device: TerminalDevice, _ words: TerminalWords, end: TerminalEnd) {
        self.stage = stage
        self.device = device
        self.words = words
        self.end = end
        theme = Theme(device.colors)
    }

    // MARK: Presenter

    func present(_ modal: Modal) { update() }
    func stackChanged(on stage: Stage) { update() }

    func dismiss(_ modal: Modal) {
        let content = modal.content
        modal.reportGone()
        if case .question(_, let canvas) = showing, content.kind != .sheet {
            let isAnswered = modal.ending == .answered
            let record = Record(of: content, place: modal.answeredPlace, isAnswered: isAnswered, words, theme)
            canvas.end(leaving: record.ansi(columns: device.size.columns))
        }
        // It is in view until this returns; who asked goes on only after that, and may print.
        Task { update() }
    }

    // MARK: What is shown

    private func update() {
        let modals = stage.modals.filter { !$0.isLeaving }
        let isWhole = isHeld || !stage.entries.isEmpty || modals.contains { $0.stage != nil }
        switch showing {
        case .screen(let view, _) where isWhole: view.draw()
        case .question(let view, _) where !isWhole && !modals.isEmpty: view.drawAnew()
        default:
            stop()
            if isWhole { showScreen() } else if !modals.isEmpty { showQuestion() }
        }
    }

    private func stop() {
        switch showing {
        case .nothing: return
        case .question(let view, _): view.stop()
        case .screen(let view, _): view.stop()
        }
        showing = .nothing
        device.giveBack()
    }

    private func showScreen() {
        let canvas = ScreenCanvas(size: device.drawingSize, theme: theme, words: words) { [device] in device.write($0) }
        let view = StageView(stage, on: canvas) { [weak self] in self?.grant($0) }
        take(.fullScreen) {
            canvas.size = $0
        } view: {
            view
        }
        guard device.isTaken else { return }
        showing = .screen(view, canvas)
        view.draw()
    }

    private func showQuestion() {
        let canvas = LineCanvas(size: device.drawingSize, theme: theme) { [device] in device.write($0) }
        let view = StageView(stage, on: canvas) { [weak self] in self?.grant($0) }
        take(.inline) {
            canvas.size = $0
        } view: {
            view
        }
        guard device.isTaken else { return }
        showing = .question(view, canvas)
        view.draw()
    }

    private func take(_ modes: TerminalModes, resize: @escaping (Size) -> Void, view: @escaping () -> StageView) {
        do {
            try device.take(modes) { [weak self, device] event in
                switch event {
                case .input(let input): view().take(input)
                case .resized, .resumed:
                    resize(device.drawingSize)
                    view().drawAnew()
                case .closed: self?.end.come(byInterrupt: false)
                }
            }
        } catch {
            // Nobody can answer at a terminal that somebody else has.
            end.come(byInterrupt: false)
        }
    }

    private func grant(_ wish: StageView.Wish) {
        switch wish {
        case .suspend: device.suspend()
        case .interrupt:
            guard end.hasCome else { return end.come(byInterrupt: true) }
            // What was cancelled goes on; who presses the keys again wants it to end in any case.
            stop()
            kill(getpid(), SIGINT)
        }
    }
}

extension TerminalDevice {
    fileprivate var drawingSize: Size { Size(columns: size.columns, rows: size.rows) }

    fileprivate func write(_ text: String) {
        write(Array(text.utf8))
    }
}

extension Theme {
    fileprivate init(_ colors: ColorDepth) {
        self =
            switch colors {
            case .none: .plain
            case .sixteen: .colors16
            case .palette: .colors256
            case .trueColor: .trueColor
            }
    }
}
