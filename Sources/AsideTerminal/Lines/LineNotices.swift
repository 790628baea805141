import Aside

/// The notices whose actions can be chosen in lines, with their signs as they were printed last.
@MainActor
struct LineNotices {
    /// An action, and the sign that means it.
    private struct Offer {
        let notice: Notice
        let sign: String
    }

    private var offers: [Offer] = []
    /// The notices whose actions were not offered yet.
    private var unread: [Notice] = []
    /// The texts of the notices that were ended because nobody can press them.
    private var ended = RepeatedRecords()

    var standing: [Notice] { (offers.map(\.notice) + unread).filter { !$0.isOver } }

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
    mutating func offerUnread(beside question: LineQuestion?, _ words: LineWords) -> [String] {
        if offers.allSatisfy({ $0.notice.isOver }) { offers = [] }
        let new = unread.filter { !$0.isOver }.enumerated().map { place, notice in
            Offer(notice: notice, sign: Self.sign(at: offers.count + place + 1, beside: question))
        }
        (offers, unread) = (offers + new, [])
        return new.map { words(.choice, ["number": $0.sign, "label": $0.notice.content.action ?? ""]) }
    }

    /// Offers the actions once more, below a new question, and returns what to print.
    ///
    /// An action whose sign is the same as before is not repeated, except in a menu.
    mutating func offer(beside question: LineQuestion, _ words: LineWords, isTyped: Bool) -> [String] {
        guard question.isAnswerable || isTyped else { return [] }
        let before = offers
        offers = standing.enumerated().map { Offer(notice: $1, sign: Self.sign(at: $0 + 1, beside: question)) }
        unread = []
        return offers.filter { new in
            question.hasNumbers || !before.contains { $0.notice === new.notice && $0.sign == new.sign }
        }.map { offer in
            let notice = offer.notice.content
            let label = words(.ofNotice, ["label": notice.action ?? "", "notice": notice.text.firstLine])
            return words(.choice, ["number": offer.sign, "label": label])
        }
    }

    /// Returns the sign of an action: a number after those of the question, or `#1` where a line may be a text.
    private static func sign(at place: Int, beside question: LineQuestion?) -> String {
        if let question, question.hasNumbers { return "\(question.lastNumber + place)" }
        return "#\((question?.listedSuggestions.count ?? 0) + place)"
    }

    /// Presses the action of a notice if a line means it, and the notice is not over.
    func press(by line: String, beside question: LineQuestion?) -> Bool {
        let line = line.trimmed
        return offers.contains { offer in
            // The label counts only if it is not also that of an answer to the question.
            var menu = question?.hasNumbers == true ? question?.menu : nil
            menu?.labels[.max] = offer.notice.content.action
            return (line == offer.sign || menu?.match(line) == .number(.max)) && offer.notice.press()
        }
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
