import Aside

struct Button {
    let target: Target
    let label: String
    let role: Role
    let isEnabled: Bool
    /// Whether the button's action is running, so that pressing the button does nothing.
    var isBusy = false
    /// The key that presses the button, shown after its label.
    var key: Character?
    /// Whether Enter presses the button from anywhere.
    ///
    /// There is always room for the sign of a default button.
    var isDefault = false
    /// The letter of the label that presses the button.
    var mnemonic: Character?
}

extension Page {
    /// Adds buttons side by side, in as many lines as needed.
    mutating func addButtons(_ buttons: [Button], indent: Int = 0) {
        var line = Line()
        for button in buttons {
            let piece = piece(button, room: width - indent)
            if line.columns > 0, line.columns + 1 + piece.columns > width {
                lines.append(line)
                line = Line()
            }
            if line.columns > 0 { line.add(" ") } else { line.skip(to: indent) }
            line.add(piece)
        }
        if line.columns > 0 { lines.append(line) }
    }

    /// Returns the line of a button, after the sign of the focus.
    ///
    /// The brackets show the role: `[* Save ]` is preferred, `[! Delete ]` is destructive, `( Keep )` leaves things as
    /// they are, and `- Apply -` is disabled. `- Apply … -` is busy: it keeps the focus, but the user cannot press it.
    ///
    /// In a menu, all buttons have the same width.
    func piece(_ button: Button, room: Int, width: Int = 0) -> Line {
        let isFocused = target == button.target
        let style = style(of: button, isFocused: isFocused)
        let key = key(of: button)
        let label = label(of: button).shortened(to: max(1, room - Page.gutter - 5 - key.columns), symbols.ellipsis)
        var line = mark(button.isEnabled ? button.target : nil)
        var (open, close) = brackets(button)
        // If another button is the default, the sign replaces a space, so nothing moves.
        if isEntered(button), !button.isDefault { close = "\(symbols.enter)\(close.dropFirst())" }
        line.add(open, style)
        if let mnemonic = button.mnemonic, let index = label.firstIndex(where: { $0.lowercased() == "\(mnemonic)" }) {
            line.add(String(label[..<index]), style)
            line.add(String(label[index]), style.with(.underline))
            line.add(String(label[label.index(after: index)...]), style)
        } else {
            line.add(label, style)
        }
        line.add(key + close, style)
        if theme.fills != nil { line.add(blanks(max(0, width - line.columns)), style) }
        return line
    }

    private func style(of button: Button, isFocused: Bool) -> Style {
        if !button.isEnabled || button.isBusy { return theme.disabled }
        guard let fills = theme.fills else {
            return isFocused ? theme.focusedButton : theme.style(of: button.role)
        }
        switch button.role {
        case .destructive: return isFocused ? fills.focusedDestructive : fills.destructive
        case .preferred: return isFocused ? theme.focusedButton : fills.preferred
        case .normal, .cancel: return isFocused ? theme.focusedButton : fills.button
        }
    }

    /// Returns the width of a button with the sign of the focus.
    func columns(of button: Button) -> Int {
        let (open, close) = brackets(button)
        let around = Page.gutter + open.utf8.count + key(of: button).columns + close.utf8.count
        return min(around + label(of: button).columns, max(width, around + 1))
    }

    /// Returns the label of a button.
    ///
    /// While the action is running, the label shows that.
    private func label(of button: Button) -> String {
        button.label.drawable() + (button.isBusy ? " \(symbols.ellipsis)" : "")
    }

    private func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }

    private func key(of button: Button) -> String {
        if button.isDefault { return isEntered(button) ? " \(symbols.enter)" : "  " }
        return button.key.map { " ·\($0)" } ?? ""
    }

    private func isEntered(_ button: Button) -> Bool {
        button.isEnabled && !button.isBusy && entered == button.target
    }

    private func brackets(_ button: Button) -> (String, String) {
        // A filled button needs no brackets. A destructive button also has a sign.
        if theme.fills != nil { return (button.role == .destructive ? " ! " : "  ", "  ") }
        let sign =
            switch button.role {
            case .normal, .cancel: ""
            case .preferred: "*"
            case .destructive: "!"
            }
        guard button.isEnabled, !button.isBusy else { return ("-\(sign) ", " -") }
        return button.role == .cancel ? ("( ", " )") : ("[\(sign) ", " ]")
    }
}
