import Aside
import AsideText

extension Theme {
    /// Makes the theme for a terminal: the one that the tool wants, or a suitable one.
    ///
    /// If the terminal has too few colours, the theme uses the nearest of 256, the terminal's sixteen, or none. If the
    /// terminal has not reported whether its background is light, the environment variables tell.
    init(_ wanted: Theme?, _ environment: Environment, isGroundLight: Bool? = nil) {
        let isLight = isGroundLight ?? environment.isGroundLight
        let fitting = isLight ? Theme.light : .dark
        self =
            switch ColorDepth(environment) {
            case .none: .plain
            case .sixteen: isLight ? .colors16OnLight : .colors16
            case .palette: (wanted ?? fitting).in256Colors
            case .trueColor: wanted ?? fitting
            }
        if let wanted { symbols = wanted.symbols }
        hasHyperlinks = environment.showsHyperlinks
        glyphs = environment.glyphs
        if glyphs != .all { symbols = .ascii }
    }
}

extension Environment {
    /// Whether the background is light.
    ///
    /// Some terminals set a variable to its number among the sixteen colours.
    var isGroundLight: Bool {
        guard let ground = self["COLORFGBG"]?.split(separator: ";").last.flatMap({ Int(String($0)) }) else {
            return false
        }
        return ground == 7 || (9...15).contains(ground)
    }

    /// Whether only the terminal itself can tell whether its background is light, and the colours depend on that.
    var mustAskForGround: Bool {
        (self["COLORFGBG"] ?? "").isEmpty && self["TERM"] != "linux" && ColorDepth(self) != .none
    }

    /// The characters that the terminal can show.
    var glyphs: Glyphs {
        isUTF8 ? self["TERM"] == "linux" ? .letters : .all : .ascii
    }

    /// Whether the terminal reads text as UTF-8.
    ///
    /// If the environment does not say, this is `true`, because nearly all terminals do.
    var isUTF8: Bool {
        let said = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { self[$0] }.first { !$0.isEmpty }
        guard let encoding = said?.split(separator: ".").last?.prefix(while: { $0 != "@" }) else { return true }
        return ["utf-8", "utf8"].contains(encoding.lowercased())
    }
}
