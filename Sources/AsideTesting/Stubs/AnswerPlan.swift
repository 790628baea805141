import Aside

/// The operations on one modal that give an answer.
enum AnswerPlan: Equatable {
    case press(ModalContent.Choice.ID)
    case pick(Int)
    /// Selects these options and no others, and submits.
    case pickAll([Int])
    /// Enters texts into fields, by their places among the fields, and submits them.
    case submit([Int: String])
    case dismiss

    /// The error of an answer that does not fit the question, with the answers that would fit.
    struct Mismatch: Error, Equatable {
        let problem: String
        let advice: String
    }

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
            guard question.cancelPlace != nil || question.isDismissible else { throw question.isNotDismissible }
            self = .dismiss
        case (.submission, _):
            try question.checkDefault()
            self = .submit([:])
        case (.labels(let labels), .alert), (.labels(let labels), .progress):
            self = .press(try question.choice(Self.only(labels, question)))
        case (.labels(let labels), .choose):
            guard question.countToPick != nil else {
                self = .pick(try question.option(Self.only(labels, question)))
                return
            }
            var places: [Int] = []
            for label in labels { places.append(try question.option(label)) }
            try question.check(places.count)
            self = .pickAll(places)
        case (.labels(let labels), .prompt), (.labels(let labels), .form):
            let field = try question.field(nil)
            self = .submit([field: try Self.only(labels, question)])
        case (.texts(let texts), .prompt), (.texts(let texts), .form):
            var filled: [Int: String] = [:]
            for (label, text) in texts.sorted(by: { $0.key < $1.key }) {
                let place = try question.field(label)
                filled[place] = try question.entry(text, intoField: place)
            }
            self = .submit(filled)
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
    /// Returns the place that answers a question without a modal; `nil` if a modal is needed.
    func knownAnswer(to question: ModalContent) -> Int? {
        switch (self, question.kind) {
        case (.press(let place), .alert), (.pick(let place), .choose): place
        case (.submit, .alert): question.defaultPlace
        case (.submit, .choose) where question.countToPick == nil: question.selectedPlaces.first
        case (.dismiss, .alert): question.cancelPlace
        default: nil
        }
    }
}
