import Aside

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

    init(_ moves: [String] = []) {
        self.moves = moves
    }

    /// Reads a way.
    init(reading text: String) {
        var move = ""
        var rest = Substring(text)
        while let letter = rest.popFirst() {
            guard letter == ";" else {
                move.append(letter)
                continue
            }
            if rest.first == ";" {
                move.append(rest.removeFirst())
            } else {
                moves.append(move)
                move = ""
                rest = rest.drop { $0 == " " }
            }
        }
        if !move.isEmpty { moves.append(move) }
        if moves.last == Self.rest {
            moves.removeLast()
            goesOn = true
        }
    }

    /// The text as a literal of Swift.
    var literal: String { literal(goesOn: goesOn) }

    func literal(goesOn: Bool) -> String {
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

extension ExploredMove {
    /// The move in words that are the same on each walk.
    fileprivate var words: String {
        switch kind {
        case .wait: "wait"
        default: isOfNotice ? "\(turn.words) at the notice" : turn.words
        }
    }
}
