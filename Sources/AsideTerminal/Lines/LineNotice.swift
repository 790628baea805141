import Aside

/// A notice that is shown beside a question, or beside nothing: its action is one more answer.
@MainActor
struct LineNotice {
    let notice: Notice
    /// The sign that means the action: a number after those of the question, or `#1` where a line may be a text.
    let sign: String

    init(_ notice: Notice, at place: Int, beside question: LineQuestion?) {
        self.notice = notice
        sign =
            if let question, question.hasNumbers {
                "\(question.lastNumber + place)"
            } else {
                "#\((question?.listedSuggestions.count ?? 0) + place)"
            }
    }

    /// The line that offers the action.
    func choice(_ strings: LineStrings) -> String {
        strings.choice.with("number", sign, "label", notice.content.action ?? "")
    }

    /// The line that offers the action below a later question.
    func laterChoice(_ strings: LineStrings) -> String {
        let notice = notice.content
        let label = strings.ofNotice.with("label", notice.action ?? "", "notice", notice.text.firstLine)
        return strings.choice.with("number", sign, "label", label)
    }

    /// Presses the action if a line means it; returns `false` if it does not, or if the notice is over.
    func press(by line: String, beside question: LineQuestion?) -> Bool {
        isMeant(by: line.trimmed, beside: question) && notice.press()
    }

    private func isMeant(by line: String, beside question: LineQuestion?) -> Bool {
        if line == sign { return true }
        guard let question, question.hasNumbers else { return false }
        // The label counts only if it is not also that of an answer to the question.
        var menu = question.menu
        menu.labels[.max] = notice.content.action
        return menu.match(line) == .number(.max)
    }
}

extension LineQuestion {
    /// Whether numbers answer the question, and not a text.
    var hasNumbers: Bool {
        switch reply {
        case .number, .numbers: true
        case .text, .nothing, .interruption: false
        }
    }
}
