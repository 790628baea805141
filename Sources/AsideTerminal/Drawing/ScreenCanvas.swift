import AsideText

/// The whole screen of a terminal.
@MainActor
final class ScreenCanvas: Canvas {
    var size: Size
    var theme: Theme
    /// Whether the terminal is known to repeat a character with a code.
    var canRepeat = false
    private let strings: TerminalStrings
    private let write: (String) -> Void

    init(size: Size, theme: Theme, strings: TerminalStrings, write: @escaping (String) -> Void) {
        self.size = size
        self.theme = theme
        self.strings = strings
        self.write = write
    }

    func frame(of snapshot: StageSnapshot, _ viewState: ViewState) -> Frame {
        let hint = snapshot.hint(for: viewState, strings, columns: Frame.hintColumns(of: size))
        return Frame(
            snapshot, size: size, theme: theme, viewState: viewState, hint: hint, noticeKey: strings.noticeKey,
            wayOut: strings.close
        ).shown(in: theme.glyphs)
    }

    func show(_ frame: Frame, insteadOf old: Frame?) {
        let changes = frame.changes(from: old, canRepeat: canRepeat)
        if !changes.isEmpty { write(changes) }
    }
}
