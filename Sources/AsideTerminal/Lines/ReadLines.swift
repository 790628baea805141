import Aside

/// What the user has read in this session, so that nothing is printed twice.
@MainActor
final class ReadLines {
    private let words: LineWords
    /// The lines of each screen as they were printed last.
    private var read: [(source: LineQuestion.Source, lines: [String])] = []
    /// The source of the last question.
    private var last: LineQuestion.Source?
    /// The hints that are printed once.
    private var hints: Set<String> = []

    init(_ words: LineWords) {
        self.words = words
    }

    /// Returns what to print of a question: everything, or of a screen that the user has read, only what has changed.
    ///
    /// What was read of surfaces that are not on the stage any more is forgotten.
    func news(of question: LineQuestion, standing: [FrontID], isTyped: Bool) -> [String] {
        let text = question.text
        read.removeAll { !standing.contains($0.source.front) }
        let place = read.firstIndex { $0.source == text.source }
        let known = Set(place.map { read.remove(at: $0).lines } ?? [])
        let changes = text.lines.filter { !known.contains($0) }
        // If nothing has changed, the title tells where the user is.
        let isBack = last?.front != text.source.front || changes.isEmpty
        let isLessOnly = changes.isEmpty && known.count > Set(text.lines).count
        last = text.source
        if text.source.control == nil { read.append((text.source, text.lines)) }
        guard question.isScreen, !known.isEmpty, !isLessOnly else {
            let isNew = question.saysHowToCancel && hints.insert(words[.toCancel]).inserted
            return [""] + everything(of: question, withHowToCancel: isNew)
        }
        let title = isBack ? ["", question.heading ?? question.title ?? ""].filter { !changes.contains($0) } : []
        let again = words(.toRepeat, ["again": words[.again]])
        return title + changes + (isTyped && hints.insert(again).inserted ? [again] : [])
    }

    /// Returns a question as if the user had read nothing.
    func everything(of question: LineQuestion, withHowToCancel: Bool = true) -> [String] {
        let howToCancel = question.saysHowToCancel && withHowToCancel
        return question.text.lines + question.text.hints
            + (howToCancel ? [words(.toCancel, ["cancel": words[.cancel]])] : [])
    }
}
