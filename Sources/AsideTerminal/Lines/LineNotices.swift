import Aside

/// The notices whose actions can be chosen in lines, with their signs as they were printed last.
@MainActor
struct LineNotices {
    private var offered: [LineNotice] = []
    /// The notices whose actions were not offered yet.
    private var unread: [Notice] = []
    /// The texts of the notices that were ended because nobody can press them.
    private var ended = RepeatedRecords()

    var standing: [Notice] { (offered.map(\.notice) + unread).filter { !$0.isOver } }

    /// Whether the action of one was not offered yet.
    var areUnread: Bool { unread.contains { !$0.isOver } }

    /// Whether one of them does not go by itself.
    var areEndless: Bool { standing.contains { $0.content.duration == nil } }

    /// Adds a notice, whose action is offered later.
    mutating func add(_ notice: Notice) {
        unread = unread.filter { !$0.isOver } + [notice]
    }

    /// Offers the actions that were not offered yet, below their texts.
    ///
    /// The other signs stay, so that a line never means another notice than the one that the user has read of.
    mutating func offerUnread(beside question: LineQuestion?, _ strings: LineStrings) -> [String] {
        defer { unread = [] }
        if offered.allSatisfy({ $0.notice.isOver }) { offered = [] }
        return unread.filter { !$0.isOver }.map { notice in
            let new = LineNotice(notice, at: offered.count + 1, beside: question)
            offered.append(new)
            return new.choice(strings)
        }
    }

    /// Offers the actions once more, below a new question, and returns what to print.
    ///
    /// An action whose sign is the same as before is not repeated, except in a menu.
    mutating func offer(beside question: LineQuestion, _ strings: LineStrings, isTyped: Bool) -> [String] {
        guard question.isAnswerable || isTyped else { return [] }
        let before = offered
        offered = standing.enumerated().map { LineNotice($1, at: $0 + 1, beside: question) }
        unread = []
        return offered.filter { new in
            question.hasNumbers || !before.contains { $0.notice === new.notice && $0.sign == new.sign }
        }.map { $0.laterChoice(strings) }
    }

    /// Presses the action of a notice if a line means it.
    func press(by line: String, beside question: LineQuestion?) -> Bool {
        offered.contains { $0.press(by: line, beside: question) }
    }

    /// Ends a notice whose action nobody can press any more, unless it goes by itself.
    ///
    /// Returns what to print, which a loop of such notices must not do for ever.
    @discardableResult
    mutating func end(_ notice: Notice, saying text: String) -> [String] {
        guard notice.content.duration == nil else { return [text] }
        let lines = ended.note([text])
        ended.soon { notice.dismiss() }
        return lines
    }

    /// Ends the notices that do not go by themselves.
    mutating func endAll() {
        for notice in standing { end(notice, saying: notice.content.text) }
    }
}
