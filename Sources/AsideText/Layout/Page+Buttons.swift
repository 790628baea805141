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

    /// The button while its action is not running: the others keep their width while it is.
    var idle: Button {
        var button = self
        button.isBusy = false
        return button
    }
}

extension Page {
    /// Adds buttons side by side, in as many lines as needed.
    ///
    /// The buttons of a row have the widths of those in other rows. By default all have the same width if there is
    /// room, so that they look like a set.
    mutating func addButtons(_ buttons: [Button], indent: Int = 0, widths: [Int]? = nil) {
        var line = Line()
        let widest = buttons.count > 1 && widths == nil ? width(ofSet: buttons.map { columns(of: $0.idle) }) : 0
        let setWidth = buttons.count * (widest + 1) <= width - indent ? widest : 0
        for (index, button) in buttons.enumerated() {
            let piece = piece(
                button, room: width - indent, width: widths?[index] ?? setWidth, isCentred: widths == nil)
            if line.columns > 0, line.columns + 1 + piece.columns > width {
                lines.append(line)
                line = Line()
            }
            if line.columns > 0 { line.add(" ") } else { line.skip(to: indent) }
            line.add(piece)
        }
        if line.columns > 0 { lines.append(line) }
    }

    /// Returns the width that some buttons can share; 0 if a short label in a very wide button would look lost.
    ///
    /// Brackets that are far from their label look even more so.
    func width(ofSet widths: [Int]) -> Int {
        let (widest, narrowest) = (widths.max() ?? 0, widths.min() ?? 0)
        return widest - narrowest <= (theme.fills == nil ? 4 : 8) ? widest : 0
    }

    /// Returns the line of a button, after the sign of the focus.
    ///
    /// The brackets show the role: `[* Save ]` is preferred, `[! Delete ]` is destructive, `( Keep )` leaves things as
    /// they are, and `- Apply -` is disabled. `- Apply … -` is busy: it keeps the focus, but the user cannot press it.
    ///
    /// All buttons in a menu have the same width, and so have those in a row. A key looks like a key.
    func piece(
        _ button: Button, room: Int, width: Int = 0, isCentred: Bool = false, isMenuRow: Bool = false
    ) -> Line {
        var style = style(of: button, isFocused: target == button.target)
        // As in a list, only the row in focus is filled.
        if isMenuRow, theme.fills != nil, target != button.target, button.role == .normal { style = theme.text }
        let (key, chip) = (key(of: button), chip(of: button))
        let most = max(1, room - Page.gutter - 5 - key.columns - chip.columns)
        let label = label(of: button).shortened(to: most, symbols.ellipsis)
        var line = mark(button.isEnabled ? button.target : nil)
        let (open, close) = brackets(button)
        let free = width > 0 ? max(0, width - columns(of: button)) : 0
        let left = blanks(isCentred ? free / 2 : 0)
        let right = blanks(isCentred ? free - free / 2 : free)
        // Brackets are at the ends of a button, and the sign of a filled one is beside its label.
        line.add(theme.fills == nil ? open + left : left + open, style)
        add(label, mnemonic: button.mnemonic, to: &line, style)
        // The keys of a menu are below one another.
        if !isCentred {
            line.add(right + key + close, style)
        } else if theme.fills == nil, !right.isEmpty {
            // The sign of Enter is beside the label, and the bracket at the end.
            line.add("\(key) \(close.prefix(1))\(right.dropFirst())\(close.dropFirst())", style)
        } else {
            line.add(key + close + right, style)
        }
        line.add(chip, button.isEnabled && !button.isBusy && !isTyping ? theme.field : style)
        return line
    }

    private func add(_ label: String, mnemonic: Character?, to line: inout Line, _ style: Style) {
        guard let mnemonic, let index = label.firstIndex(where: { $0.lowercased() == "\(mnemonic)" }) else {
            return line.add(label, style)
        }
        line.add(String(label[..<index]), style)
        line.add(String(label[index]), style.with(.underline))
        line.add(String(label[label.index(after: index)...]), style)
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
        let around = Page.gutter + open.columns + key(of: button).columns + close.columns + chip(of: button).columns
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
        return theme.fills == nil ? shownKey(of: button, " (", ")") : ""
    }

    /// Returns the key of a filled button, which has a ground of its own at the end of the button.
    private func chip(of button: Button) -> String {
        theme.fills == nil || button.isDefault ? "" : shownKey(of: button, " ", " ")
    }

    /// Returns the key of a button, or the room for it while the key would type a letter.
    private func shownKey(of button: Button, _ open: String, _ close: String) -> String {
        guard let key = button.key else { return "" }
        let shown = "\(open)\(key)\(close)"
        return isTyping ? blanks(shown.columns) : shown
    }

    private func isEntered(_ button: Button) -> Bool {
        button.isEnabled && !button.isBusy && entered == button.target
    }

    private func brackets(_ button: Button) -> (String, String) {
        // If another button is the default, the sign replaces a space, so nothing moves.
        let enter = isEntered(button) && !button.isDefault ? symbols.enter : " "
        // A filled button needs no brackets. A destructive button also has a sign.
        if theme.fills != nil {
            let end = chip(of: button).isEmpty ? "" : " "
            return (button.role == .destructive ? " ! " : "  ", " " + String(enter) + end)
        }
        let sign =
            switch button.role {
            case .normal, .cancel: ""
            case .preferred: "*"
            case .destructive: "!"
            }
        guard button.isEnabled, !button.isBusy else { return ("-\(sign) ", " -") }
        return button.role == .cancel ? ("( ", "\(enter))") : ("[\(sign) ", "\(enter)]")
    }
}
