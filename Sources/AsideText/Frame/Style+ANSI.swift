extension Style {
    /// Appends the shortest code that changes a terminal's style to this one.
    func select(after pen: Style, in output: inout String) {
        guard self != pen else { return }
        if self == .normal {
            output += "\u{1B}[m"
            return
        }
        let isOnlyMore =
            attributes.isSuperset(of: pen.attributes)
            && (foreground != nil || pen.foreground == nil) && (background != nil || pen.background == nil)
        output += isOnlyMore ? "\u{1B}[" : "\u{1B}[;"
        let base = isOnlyMore ? pen : .normal
        var isFirst = true
        func add(_ code: String) {
            if !isFirst { output += ";" }
            isFirst = false
            output += code
        }
        let added = attributes.subtracting(base.attributes)
        if !added.isEmpty {
            for (attribute, code) in Style.codes where added.contains(attribute) { add(code) }
        }
        if let foreground, foreground != base.foreground { add(foreground.codes(isBackground: false)) }
        if let background, background != base.background { add(background.codes(isBackground: true)) }
        output += "m"
    }

    private static let codes: [(Attributes, String)] = [
        (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7"),
    ]
}
