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
        // Blocks in a row have the same width if there is room, so that they look like a set.
        let widths = buttons.map { columns(of: $0) }
        let (widest, narrowest) = (widths.max() ?? 0, widths.min() ?? 0)
        // A short label in a very wide block would look lost.
        let isSet = theme.fills != nil && widest - narrowest <= 8 && buttons.count * (widest + 1) <= width - indent
        for button in buttons {
            let piece = piece(button, room: width - indent, width: isSet ? widest : 0, isCentred: true)
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
    /// All buttons in a menu have the same width, and so have those in a row with fills. A key looks like a key.
    func piece(_ button: Button, room: Int, width: Int = 0, isCentred: Bool = false) -> Line {
        let isFocused = target == button.target
        let style = style(of: button, isFocused: isFocused)
        let key = key(of: button)
        let label = label(of: button).shortened(to: max(1, room - Page.gutter - 5 - key.columns), symbols.ellipsis)
        var line = mark(button.isEnabled ? button.target : nil)
        var (open, close) = brackets(button)
        // If another button is the default, the sign replaces a space, so nothing moves.
        if isEntered(button), !button.isDefault {
            close = theme.fills == nil ? "\(symbols.enter)\(close.dropFirst())" : "\(close.dropFirst())\(symbols.enter)"
        }
        let free = theme.fills == nil && isCentred ? 0 : max(0, width - columns(of: button))
        line.add(blanks(isCentred ? free / 2 : 0) + open, style)
        if let mnemonic = button.mnemonic, let index = label.firstIndex(where: { $0.lowercased() == "\(mnemonic)" }) {
            line.add(String(label[..<index]), style)
            line.add(String(label[index]), style.with(.underline))
            line.add(String(label[label.index(after: index)...]), style)
        } else {
            line.add(label, style)
        }
        // The keys of a menu are below one another.
        if !isCentred { line.add(blanks(free), style) }
        if theme.fills != nil, !button.isDefault, let letter = button.key {
            line.add(" ", style)
            line.add(" \(letter) ", button.isEnabled && !button.isBusy ? theme.field : style)
        } else {
            line.add(key, style)
        }
        line.add(close, style)
        if theme.fills != nil { line.add(blanks(max(0, width - line.columns)), style) }
        return line
    }

    private func style(of button: Button, isFocused: Bool) -> Style {
        // It keeps the shape of a button.
        if !button.isEnabled || button.isBusy {
            return theme.fills == nil ? theme.disabled : theme.disabled.on(theme.field)
        }
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
        return button.key.map { theme.fills == nil ? " (\($0))" : "  \($0) " } ?? ""
    }

    private func isEntered(_ button: Button) -> Bool {
        button.isEnabled && !button.isBusy && entered == button.target
    }

    private func brackets(_ button: Button) -> (String, String) {
        // A filled button needs no brackets. A destructive button also has a sign.
        if theme.fills != nil {
            return (button.role == .destructive ? " ! " : "  ", "  ")
        }
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
