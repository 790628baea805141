import Aside

/// The steps that give an answer to one question.
struct AnswerPlan: Equatable {
    /// What the user does.
    let steps: [FrontStep]
    /// The answer in the words that the question shows.
    let text: String

    /// The error of an answer that does not fit the question, with the answers that would fit.
    struct Mismatch: Error, Equatable {
        let problem: String
        let advice: String
    }
}

extension AnswerPlan {
    /// Translates an answer into operations on a question.
    init(_ answer: AnswerRequest, to question: ModalContent) throws(Mismatch) {
        switch (answer, question.kind) {
        case (.unknown(let value, let answers), _):
            throw Mismatch(
                problem: "No choice of the \(question.name) answers \(value).",
                advice: answers.isEmpty
                    ? "say what the user does: a label, a text, `.options(…)` or `.fields(…)`."
                    : "give one of its answers: \(ModalContent.bounded(answers))."
            )
        case (.dismissal, _):
            guard question.cancelChoice?.id != nil || question.isDismissible else { throw question.isNotDismissible }
            self.init(steps: [.back], text: question.cancelChoice?.label ?? "dismissed")
        case (.submission, _):
            try question.checkDefault()
            self.init(filling: [:], of: question)
        case (.labels(let labels), .alert), (.labels(let labels), .progress):
            self.init(pressing: try question.choice(Self.only(labels, question)), of: question)
        case (.labels(let labels), .choose):
            guard question.count != nil else {
                let place = try question.option(Self.only(labels, question))
                self.init(steps: [.pick([place])], text: question.optionLabels[place])
                return
            }
            var places: [Int] = []
            for label in labels { places.append(try question.option(label)) }
            try question.check(places.count)
            self.init(steps: [.pick(places), .submit], text: question.rowText(places))
        case (.labels(let labels), .prompt), (.labels(let labels), .form):
            let field = try question.field(nil)
            self.init(filling: [field: try Self.only(labels, question)], of: question)
        case (.texts(let texts), .prompt), (.texts(let texts), .form):
            var filled: [Int: String] = [:]
            for (label, text) in texts.sorted(by: { $0.key < $1.key }) {
                let place = try question.field(label)
                filled[place] = try question.entry(text, intoField: place)
            }
            self.init(filling: filled, of: question)
        case (.labels, .sheet):
            throw Mismatch(
                problem: "The \(question.name) is answered by its screen, not by a label.",
                advice: ModalContent.bySheet
            )
        case (.texts, _):
            throw Mismatch(
                problem: "The \(question.name) has no fields to fill in.",
                advice: "answer it by the label of a choice: \(ModalContent.list(question.choiceLabels))."
            )
        }
    }

    private static func only(_ labels: [String], _ question: ModalContent) throws(Mismatch) -> String {
        guard let label = labels.first, labels.count == 1 else {
            throw Mismatch(
                problem: "The \(question.name) takes one answer, and \(labels.count) were given.",
                advice: "give one."
            )
        }
        return label
    }
}

extension AnswerPlan {
    /// Presses a button, by its place among the buttons.
    init(pressing place: Int, of question: ModalContent) {
        let button = question.outline.items[question.body.count + place]
        self.init(steps: [.press(button.id)], text: button.label)
    }

    /// Enters texts into fields, by their places among the fields, and submits them.
    private init(filling texts: [Int: String], of question: ModalContent) {
        let fields = question.fields
        let steps = texts.sorted { $0.key < $1.key }.map { fields[$0.key].entering($0.value) }
        self.init(steps: steps + [.submit], text: question.submissionText(texts))
    }
}

extension Outline.Item {
    /// Returns the step that enters a text, picks the option with that label, or turns a switch on by `true`.
    func entering(_ text: String) -> FrontStep {
        switch kind {
        case .switch: .toggle(id, to: text == "true")
        case .selection(let options, _): .pick([options.firstIndex(of: text) ?? options.count], from: id)
        default: .fill(id, text)
        }
    }
}
