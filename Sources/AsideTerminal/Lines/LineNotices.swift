import Aside

/// The notices whose actions can be chosen in lines, with their signs as they were printed last.
@MainActor
struct LineNotices {
    private var offered: [LineNotice] = []
    /// The texts of the notices that were ended because nobody can press them.
    private var ended = RepeatedRecords()

    var standing: [Notice] { offered.map(\.notice).filter { !$0.isOver } }

    /// Whether one of them does not go by itself.
    var areEndless: Bool { standing.contains { $0.content.duration == nil } }

    /// Adds a notice, and returns the line that offers its action.
    mutating func add(_ notice: Notice, beside question: LineQuestion?, _ strings: LineStrings) -> String {
        let standing = standing
        let new = LineNotice(notice, at: standing.count + 1, beside: question)
        offered = LineNotice.offered(standing, beside: question) + [new]
        return new.choice(strings)
    }

    /// Offers the actions once more, below a new question.
    ///
    /// - Returns: What to print: an action whose sign is the same as before is not repeated, except in a menu.
    mutating func offer(beside question: LineQuestion, _ strings: LineStrings, isTyped: Bool) -> [String] {
        let before = offered.map(\.sign)
        offered = LineNotice.offered(standing, beside: question)
        guard question.isAnswerable || isTyped else { return [] }
        return offered.filter { question.hasNumbers || !before.contains($0.sign) }.map { $0.laterChoice(strings) }
    }

    /// Presses the action of a notice if a line means it.
    func press(by line: String, beside question: LineQuestion?) -> Bool {
        offered.contains { $0.press(by: line, beside: question) }
    }

    /// Ends a notice whose action nobody can press any more, unless it goes by itself.
    ///
    /// - Returns: What to print: a loop of such notices must neither print for ever nor keep the main actor from
    ///   everything else.
    @discardableResult
    mutating func end(_ notice: Notice, saying text: String) -> [String] {
        guard notice.content.duration == nil else { return [text] }
        let lines = ended.note([text])
        let pause = ended.pause
        Task {
            if let pause { try? await Task.sleep(for: pause) }
            notice.dismiss()
        }
        return lines
    }

    /// Ends the notices that do not go by themselves.
    mutating func endAll() {
        for notice in standing { end(notice, saying: notice.content.text) }
    }
}
