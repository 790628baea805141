/// A way through a flow as one line of text: what the user does, in words.
///
/// ```
/// press “Remove Bread”; press “Remove”; …
/// ```
///
/// A semicolon in a text is doubled. The mark `…` at the end means that everything that follows is explored.
struct WayText: Equatable {
    /// The moves in words.
    var moves: [String] = []
    /// Whether everything that follows the moves is explored, too.
    var goesOn = false

    private static let rest = "…"

    init(_ moves: [String] = [], goesOn: Bool = false) {
        (self.moves, self.goesOn) = (moves, goesOn)
    }

    /// Reads a way.
    init(reading text: String) {
        // No text that a user sees has such a letter.
        let parts = text.replacing(";;", with: "\0").split(separator: ";")
        moves = parts.map { part in String(part.drop { $0 == " " }).replacing("\0", with: ";") }
        guard moves.last == Self.rest else { return }
        moves.removeLast()
        goesOn = true
    }

    /// The text as a literal of Swift.
    var literal: String {
        let written = moves.map { $0.replacing(";", with: ";;") } + (goesOn ? [Self.rest] : [])
        return written.joined(separator: "; ").debugDescription
    }
}

extension StateGraph.State {
    /// The words of a move, with a number if another move at the same place has the same words.
    func words(of move: Int) -> String {
        let words = moves[move].words
        let number = moves[..<move].count { $0.words == words }
        return number == 0 ? words : "\(words) #\(number + 1)"
    }

    /// The place of the move with such words; `nil` if there is none.
    func move(named words: String) -> Int? {
        moves.indices.first { self.words(of: $0) == words }
    }
}
