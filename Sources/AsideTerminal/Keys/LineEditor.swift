/// A line of text, or several lines, that the user edits: the text, the place of the caret, and the last cut text.
///
/// Places are counted in characters, as the user sees them. The caret is never inside a character. If text joins its
/// neighbours, such as an accent typed after its letter, it becomes one character with them.
package struct LineEditor: Equatable, Sendable {
    package private(set) var text = ""
    /// How many characters are before the caret.
    package private(set) var caret = 0
    /// The text that Ctrl-Y puts back.
    package private(set) var cut = ""

    /// Whether there are several lines.
    private var keepsLines = false

    /// Makes a text of several lines, with the caret at its end.
    package init(lines text: String) {
        self.text = text
        caret = text.count
        keepsLines = true
    }

    /// Makes a line, with the caret at its end.
    package init(_ text: String = "") {
        insert(text)
    }

    /// Inserts text before the caret.
    ///
    /// In a single line, line ends become spaces.
    package mutating func insert(_ inserted: String) {
        let inserted =
            inserted.contains(where: \.isNewline) ? inserted.withLines(endedBy: keepsLines ? "\n" : " ") : inserted
        replace(caret..<caret, with: inserted)
    }

    /// Replaces the whole text.
    package mutating func replace(with new: String) {
        text = new
        caret = new.count
    }

    /// Handles an event from a terminal; returns whether it means something to a line, even if there was nothing left
    /// to move or delete.
    @discardableResult
    package mutating func take(_ event: InputEvent) -> Bool {
        switch event {
        case .text(let text):
            insert(text)
            return true
        case .paste(let text):
            // What was copied with the end of its line means the line alone.
            insert(
                keepsLines
                    ? text
                    : String(text[..<(text.lastIndex { !$0.isNewline }.map(text.index(after:)) ?? text.startIndex)]))
            return true
        case .key(let key):
            guard let edit = Edit(key) else { return false }
            perform(edit)
            return true
        case .reply, .mouse:
            return false
        }
    }

    /// Performs the operation of an editing key.
    package mutating func perform(_ edit: Edit) {
        switch edit {
        case .move(let target): caret = place(of: target)
        case .delete(let target): replace(range(to: target), with: "")
        case .cut(let target):
            let range = range(to: target)
            cut = String(characters(in: range))
            replace(range, with: "")
        case .paste: insert(cut)
        }
    }

    // MARK: Places

    private func range(to target: Target) -> Range<Int> {
        let place = place(of: target)
        return min(place, caret)..<max(place, caret)
    }

    private func place(of target: Target) -> Int {
        switch target {
        case .start: return keepsLines ? caret - rest(of: characters(in: 0..<caret).reversed()) : 0
        case .end: return keepsLines ? caret + rest(of: text.dropFirst(caret)) : text.count
        case .previous: return max(caret - 1, 0)
        case .next: return min(caret + 1, text.count)
        case .wordStart: return caret - word(in: characters(in: 0..<caret).reversed(), \.isWordlike)
        case .wordEnd: return caret + word(in: characters(in: caret..<text.count), \.isWordlike)
        case .blankBefore: return caret - word(in: characters(in: 0..<caret).reversed()) { !$0.isWhitespace }
        }
    }

    /// Moves the caret.
    package mutating func move(to place: Int) {
        caret = min(max(place, 0), text.count)
    }

    /// Returns the number of characters up to the end of the line.
    private func rest(of characters: some Sequence<Character>) -> Int {
        characters.prefix { !$0.isNewline }.count
    }

    /// Returns the number of characters up to the end of the next word, with those before the word.
    private func word(in characters: some Sequence<Character>, _ isInWord: (Character) -> Bool) -> Int {
        var count = 0
        var isInside = false
        for character in characters {
            if isInWord(character) {
                isInside = true
            } else if isInside {
                break
            }
            count += 1
        }
        return count
    }

    // MARK: Changes

    private func characters(in range: Range<Int>) -> Substring {
        text.dropFirst(range.lowerBound).prefix(range.count)
    }

    private mutating func replace(_ range: Range<Int>, with new: String) {
        let start = text.index(text.startIndex, offsetBy: range.lowerBound)
        let end = text.index(start, offsetBy: range.count)
        let before = String(text[..<start]) + new
        text = before + text[end...]
        // If the new text has joined the character after it, the caret goes behind the joined character.
        caret = text[..<text.utf8.index(text.startIndex, offsetBy: before.utf8.count)].count
    }
}

extension Character {
    fileprivate var isWordlike: Bool { isLetter || isNumber || self == "_" }
}

extension String {
    fileprivate func withLines(endedBy end: Character) -> String {
        String(map { $0.isNewline ? end : $0 })
    }
}
