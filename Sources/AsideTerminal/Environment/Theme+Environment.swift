import AsideText

extension Theme {
    /// The theme for a terminal: a wanted one, or one that fits.
    ///
    /// Where there are too few colours for it, its colours are the nearest of 256, the sixteen of the terminal, or none.
    ///
    /// - Parameters:
    ///   - wanted: the theme that a tool wants.
    ///   - environment: the variables.
    ///   - isGroundLight: what the terminal has said of its ground; `nil` for what the variables say.
    init(_ wanted: Theme?, _ environment: Environment, isGroundLight: Bool? = nil) {
        let isLight = isGroundLight ?? environment.isGroundLight
        let fitting = isLight ? Theme.light : .dark
        self =
            switch ColorDepth(environment, isTerminal: true) {
            case .none: .plain
            case .sixteen: isLight ? .colors16OnLight : .colors16
            case .palette: (wanted ?? fitting).in256Colors
            case .trueColor: wanted ?? fitting
            }
        if let wanted { symbols = wanted.symbols }
        hasHyperlinks = environment.showsHyperlinks
        if !environment.isUTF8 { symbols = .ascii }
    }
}

extension Environment {
    /// Whether the terminal's ground is light: some terminals say which of the sixteen colours it is.
    var isGroundLight: Bool {
        guard let ground = self["COLORFGBG"]?.split(separator: ";").last.flatMap({ Int($0) }) else { return false }
        return ground == 7 || (9...15).contains(ground)
    }

    /// Whether text is written in UTF-8; where nothing is said of that, it is, as nearly everywhere.
    var isUTF8: Bool {
        let said = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { self[$0] }.first { !$0.isEmpty }
        guard let locale = said?.lowercased() else { return true }
        return locale.contains("utf-8") || locale.contains("utf8")
    }
}
