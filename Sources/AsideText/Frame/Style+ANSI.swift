extension Style {
    /// Appends the shortest code that changes a terminal's style to this one.
    func select(after pen: Style, in output: inout String, _ links: LinkTable) {
        guard self != pen else { return }
        if link != pen.link { output += links.code(of: link) }
        unlinked.selectUnlinked(after: pen.unlinked, in: &output)
    }

    /// The style without its link, because the link has a code of its own.
    private var unlinked: Style {
        var style = self
        style.link = 0
        return style
    }

    private func selectUnlinked(after pen: Style, in output: inout String) {
        guard self != pen else { return }
        if self == .normal {
            output += "\u{1B}[m"
            return
        }
        // A full reset may take fewer bytes than the codes that end single attributes.
        let changed = codes(after: pen)
        let anew = [""] + codes(after: .normal)
        let codes = changed.utf8Count <= anew.utf8Count ? changed : anew
        output += "\u{1B}[" + codes.joined(separator: ";") + "m"
    }

    /// Returns the codes that change another style to this one.
    private func codes(after pen: Style) -> [String] {
        var codes: [String] = []
        var kept = pen.attributes
        for (ended, code) in Style.endings where !kept.isDisjoint(with: ended.subtracting(attributes)) {
            codes.append(code)
            kept.subtract(ended)
        }
        for (attribute, code) in Style.codes where attributes.subtracting(kept).contains(attribute) {
            codes.append(code)
        }
        if foreground != pen.foreground { codes.append(foreground?.codes(isBackground: false) ?? "39") }
        if background != pen.background { codes.append(background?.codes(isBackground: true) ?? "49") }
        return codes
    }

    /// The codes that end attributes.
    ///
    /// One code ends both bold and dim.
    private static let endings: [(Attributes, String)] = [
        ([.bold, .dim], "22"), (.italic, "23"), (.underline, "24"), (.reverse, "27"),
    ]

    private static let codes: [(Attributes, String)] = [
        (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7"),
    ]
}

extension [String] {
    /// How many bytes the codes take, including the separators.
    fileprivate var utf8Count: Int { reduce(0) { $0 + $1.utf8.count + 1 } }
}
