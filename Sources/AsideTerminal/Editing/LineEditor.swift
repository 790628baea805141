/// A line of text that is being edited, or a text of several lines: the text, where the caret is, and what was cut last.
///
/// Places are counted in characters, as the user sees them: a caret never stands within one, and text that joins with
/// its neighbours (an accent typed after its letter, the second half of a flag) becomes one character with them.
package struct LineEditor: Hashable, Sendable {
    package private(set) var text = ""
    /// How many characters stand before the caret.
    package private(set) var caret = 0
    /// What Ctrl-Y puts back.
    package private(set) var cut = ""

    /// Whether the next cut adds to the last one, as it follows it at once.
    private var isCutting = false

    /// What the line was before each change, the last one last, and what it was before each change was undone.
    private var past: [Moment] = []
    private var future: [Moment] = []
    /// Whether the last change was a letter that was typed, so that the next one belongs to the same step back.
    private var isTyping = false

    private struct Moment: Hashable, Sendable {
        let text: String
        let caret: Int
    }

    /// Whether it is a text of several lines.
    private var keepsLines = false

    /// A text of several lines with the caret at its end.
    package init(lines text: String) {
        self.text = text
        caret = text.count
        keepsLines = true
    }

    /// A line with the caret at its end.
    package init(_ text: String = "") {
        insert(text)
        past = []
        isTyping = false
    }

    /// Puts text before the caret; in a single line, the ends of lines become spaces.
    package mutating func insert(_ inserted: String) {
        isCutting = false
        let inserted =
            inserted.contains(where: \.isNewline) ? inserted.withLines(endedBy: keepsLines ? "\n" : " ") : inserted
        let isLetter = inserted.count == 1 && inserted.first?.isWhitespace == false
        if !(isLetter && isTyping) { remember() }
        replace(caret..<caret, with: inserted)
        isTyping = isLetter
    }

    /// Puts another text in the place of all of it, which is one step back.
    package mutating func replace(with new: String) {
        isCutting = false
        isTyping = false
        remember()
        text = new
        caret = new.count
    }

    /// Takes what has come in from a terminal.
    ///
    /// - Parameter event: the event.
    /// - Returns: whether it meant something to a line, even if there was nothing left to move or delete.
    @discardableResult
    package mutating func take(_ event: InputEvent) -> Bool {
        switch event {
        case .text(let text), .paste(let text):
            insert(text)
            return true
        case .key(let key):
            guard let edit = Edit(key) else { return false }
            perform(edit)
            return true
        case .reply, .mouse:
            return false
        }
    }

    /// Does what an editing key asks for.
    package mutating func perform(_ edit: Edit) {
        let wasCutting = isCutting
        isCutting = false
        isTyping = false
        switch edit {
        case .move(let target): caret = place(of: target)
        case .delete(let target):
            remember()
            replace(range(to: target), with: "")
        case .cut(let target):
            remember()
            let range = range(to: target)
            let taken = String(characters(in: range))
            let isBefore = range.lowerBound < caret
            cut = !wasCutting ? taken : isBefore ? taken + cut : cut + taken
            replace(range, with: "")
            isCutting = true
        case .paste: insert(cut)
        case .transpose:
            remember()
            transpose()
        case .undo: step(from: \.past, to: \.future)
        case .redo: step(from: \.future, to: \.past)
        }
    }

    // MARK: Steps back

    private mutating func remember() {
        future = []
        let moment = Moment(text: text, caret: caret)
        // A change that changed nothing is no step.
        if past.last?.text == text { past.removeLast() }
        past.append(moment)
        // Steps back in a text of a megabyte must not take a hundred of them.
        while past.count > 1,
            past.count > Self.longestPast || past.reduce(0, { $0 + $1.text.utf8.count }) > Self.mostBytes
        {
            past.removeFirst()
        }
    }

    private mutating func step(
        from moments: WritableKeyPath<LineEditor, [Moment]>, to others: WritableKeyPath<LineEditor, [Moment]>
    ) {
        while let last = self[keyPath: moments].popLast() {
            guard last.text != text else { continue }
            self[keyPath: others].append(Moment(text: text, caret: caret))
            text = last.text
            caret = last.caret
            return
        }
    }

    private static let longestPast = 100
    private static let mostBytes = 8_000_000

    // MARK: Places

    private func range(to target: Target) -> Range<Int> {
        let place = place(of: target)
        return min(place, caret)..<max(place, caret)
    }

    private func place(of target: Target) -> Int {
        switch target {
        case .start: return keepsLines ? caret - rest(of: characters(in: 0..<caret).reversed()) : 0
        case .end: return keepsLines ? caret + rest(of: text.dropFirst(caret)) : text.count
        case .textStart: return 0
        case .textEnd: return text.count
        case .previous: return max(caret - 1, 0)
        case .next: return min(caret + 1, text.count)
        case .wordStart: return caret - word(in: characters(in: 0..<caret).reversed(), \.isWordlike)
        case .wordEnd: return caret + word(in: characters(in: caret..<text.count), \.isWordlike)
        case .blankBefore: return caret - word(in: characters(in: 0..<caret).reversed()) { !$0.isWhitespace }
        }
    }

    /// Puts the caret somewhere else.
    package mutating func move(to place: Int) {
        isCutting = false
        isTyping = false
        caret = min(max(place, 0), text.count)
    }

    /// How many characters it takes to the end of the line.
    private func rest(of characters: some Sequence<Character>) -> Int {
        characters.prefix { !$0.isNewline }.count
    }

    /// How many characters it takes to the end of the next word, with what stands before it.
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
        // Where the new text has joined with what follows, the whole character counts, and the caret goes behind it.
        caret = text[..<text.utf8.index(text.startIndex, offsetBy: before.utf8.count)].count
    }

    /// Exchanges the characters around the caret, at the end of the line those before it.
    private mutating func transpose() {
        let count = text.count
        guard caret > 0, count > 1 else { return }
        let place = min(caret, count - 1)
        let pair = characters(in: place - 1..<place + 1)
        replace(place - 1..<place + 1, with: String(pair.reversed()))
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
