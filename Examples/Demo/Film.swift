import AsideText

/// The frames of a script, each in a light and a dark theme, and how long each is shown.
///
/// The times are made up, so that the same script always gives the same film.
struct Film {
    private struct Shot {
        let light: Frame
        let dark: Frame
        var milliseconds: Int
    }

    let title: String
    private var shots: [Shot] = []

    init(title: String) {
        self.title = title
    }

    /// Adds what is shown after a step.
    ///
    /// - Parameters:
    ///   - light: The frame in a light theme.
    ///   - dark: The frame in a dark theme.
    ///   - isRead: Whether the user reads it, and does not only see what a key has done.
    mutating func add(_ light: Frame, dark: Frame, isRead: Bool) {
        if shots.last?.light != light { shots.append(Shot(light: light, dark: dark, milliseconds: 0)) }
        shots[shots.count - 1].milliseconds += isRead ? 1_400 : 100
    }

    /// Shows the last frame for longer, as the film begins anew then.
    mutating func end() {
        if !shots.isEmpty { shots[shots.count - 1].milliseconds += 2_000 }
    }

    /// The last frame as a picture.
    var picture: String { shots.last.map { $0.light.svg(title: title, dark: $0.dark) } ?? "" }

    /// A picture that moves, or shows its last frame to those who want less motion.
    ///
    /// It needs no script of a page.
    var svg: String {
        guard let size = shots.last?.light.size else { return "" }
        var drawing = FrameDrawing()
        var paper = ""
        // A row is written once, and used by each frame that shows it.
        var rows: [String: Int] = [:]
        let frames = shots.enumerated().map { number, shot in
            let drawn = drawing.draw(shot.light, dark: shot.dark)
            paper = drawn.paper
            let uses = drawn.rows.enumerated().filter { !$0.element.isEmpty }.map { row, elements in
                let id = rows[elements] ?? rows.count
                rows[elements] = id
                return "<use href=\"#r\(id)\" y=\"\(18 * row)\"/>"
            }
            return "<g transform=\"translate(\(number * 1_000))\">\(uses.joined())</g>"
        }
        let whole = shots.reduce(0) { $0 + $1.milliseconds }
        var time = 0
        let keys = shots.enumerated().map { number, shot in
            defer { time += shot.milliseconds }
            return "\(Double(time * 10_000 / whole) / 100)%{transform:translate(\(number * -1_000)px)}"
        }
        let style = """
            \(drawing.style).film{transform:translate(\((1 - shots.count) * 1_000)px);animation:film \(whole)ms step-end infinite}
            @media(prefers-reduced-motion){.film{animation:none}}
            @keyframes film{\(keys.joined())}
            """
        let drawn = rows.sorted { $0.value < $1.value }.map { "<g id=\"r\($0.value)\">\($0.key)</g>" }
        let content = """
            <defs>
            \(drawn.joined(separator: "\n"))
            </defs>
            \(paper)
            <svg x="14" y="14" width="\(FrameDrawing.place(size.columns))" height="\(18 * size.rows)"><g class="film">
            \(frames.joined(separator: "\n"))
            </g></svg>
            """
        return FrameDrawing.document(title, of: size, style: style, content)
    }

    /// The film as an asciicast of version 2, for asciinema and its players.
    var cast: String {
        guard let size = shots.last?.dark.size else { return "" }
        var lines = ["{\"version\": 2, \"width\": \(size.columns), \"height\": \(size.rows), \"title\": \(title.json)}"]
        var time = 0
        var last: Frame?
        for shot in shots {
            lines.append("[\(Double(time) / 1_000), \"o\", \(shot.dark.changes(from: last).json)]")
            last = shot.dark
            time += shot.milliseconds
        }
        // A player stops at its last event.
        return (lines + ["[\(Double(time) / 1_000), \"o\", \"\"]"]).joined(separator: "\n") + "\n"
    }
}
