import AsideText

/// The whole screen of a terminal.
@MainActor
final class ScreenCanvas: Canvas {
    var size: Size
    var theme: Theme
    /// Whether the terminal is known to repeat a character with a code.
    var canRepeat = false
    /// Whether the terminal erases cells in the background colour in use.
    private let canErase: Bool
    /// The style in which the terminal writes after the last frame.
    private var pen = Style.normal
    private let strings: TerminalStrings
    private let write: (String) -> Void

    init(
        size: Size, theme: Theme, strings: TerminalStrings, canErase: Bool = false, write: @escaping (String) -> Void
    ) {
        self.size = size
        self.theme = theme
        self.strings = strings
        self.canErase = canErase
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
        let changes = frame.changes(from: old, pen: pen, canRepeat: canRepeat, canErase: canErase)
        pen = changes.pen
        if !changes.output.isEmpty { write(changes.output) }
    }
}

extension InputEvent {
    /// Returns whether the event is a mouse press in that area.
    func presses(_ area: Frame.Area) -> Bool {
        guard case .mouse(let mouse) = self, mouse.action == .press else { return false }
        return area.contains(row: mouse.row, column: mouse.column)
    }
}
