/// The characters that a terminal can show.
package enum Glyphs: Equatable, Sendable {
    case all
    /// Letters, but no signs beyond ASCII, as the font of the Linux console.
    case letters
    /// Nothing but ASCII, because the terminal does not read UTF-8.
    case ascii

    /// Returns the character, or another one that the terminal can show, in one column.
    func shown(_ character: Character) -> Character {
        if self == .all || character.isASCII { return character }
        if let sign = Self.signs[character] { return sign }
        let isShown = self == .letters && (character.isLetter || character.isNumber)
        return isShown ? character : "?"
    }

    private static let signs: [Character: Character] = [
        "“": "\"", "”": "\"", "„": "\"", "«": "\"", "»": "\"", "‘": "'", "’": "'", "…": "~", "·": "-", "•": "*",
        "–": "-", "—": "-", "−": "-", "×": "x", "✓": "+", "✗": "x", "↵": "<", "↑": "^", "↓": "v", "←": "<", "→": ">",
        "▸": ">", "›": "/", "\u{A0}": " ", "\u{202F}": " ",
    ]
}

extension String {
    /// The text in characters that a terminal can show.
    package func shown(in glyphs: Glyphs) -> String {
        glyphs == .all ? self : String(map(glyphs.shown))
    }
}

extension Frame {
    /// Returns the frame in characters that a terminal can show.
    ///
    /// Every cell stays in its place, whatever text the tool shows.
    package func shown(in glyphs: Glyphs) -> Frame {
        guard glyphs != .all else { return self }
        var frame = self
        for row in 0..<size.rows {
            for column in 0..<size.columns {
                let cell = self[row, column]
                let character = glyphs.shown(cell.character)
                guard cell.width > 0, character != cell.character else { continue }
                frame.put(character, width: 1, at: row, column, cell.style, edge: .max)
            }
        }
        return frame
    }
}
