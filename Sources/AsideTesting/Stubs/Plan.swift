import Aside

/// What is done to a modal to give it an answer.
enum Plan: Equatable {
    case press(ModalContent.Choice.ID)
    case pick(ModalContent.Option.ID)
    /// Takes these options and no others, and says that this is all.
    case pickAll([ModalContent.Option.ID])
    /// Fills in texts, and submits them.
    case submit([ModalContent.Field.ID: String])
    case dismiss

    /// An answer that does not fit the question, and what would.
    struct Misfit: Error, Equatable {
        let problem: String
        let advice: String
    }

    /// Finds what an answer means for a question.
    init(_ answer: TestPresenter.Answer, to question: ModalContent) throws(Misfit) {
        switch (answer.deed, question.kind) {
        case (.dismiss, _):
            guard question.cancelChoice != nil || question.isDismissible else { throw question.isNotDismissible }
            self = .dismiss
        case (.submit, _):
            try question.checkDefault()
            self = .submit([:])
        case (.say(let labels), .alert), (.say(let labels), .progress):
            self = .press(try question.choice(Self.only(labels, question)))
        case (.say(let labels), .choose):
            guard question.count != nil else {
                self = .pick(try question.option(Self.only(labels, question)))
                return
            }
            var places: [Int] = []
            for label in labels { places.append(try question.option(label)) }
            try question.check(places.count)
            self = .pickAll(places)
        case (.say(let labels), .prompt):
            let field = try question.field(nil)
            self = .submit([field: try Self.only(labels, question)])
        case (.fill(let texts), .prompt):
            var filled: [Int: String] = [:]
            for (label, text) in texts.sorted(by: { $0.key < $1.key }) {
                filled[try question.field(label)] = text
            }
            self = .submit(filled)
        case (.say, .sheet):
            throw Misfit(
                problem: "The \(question.name) is answered by its screen, not by a label.",
                advice: ModalContent.bySheet
            )
        case (.fill, _):
            throw Misfit(
                problem: "The \(question.name) has no fields to fill in.",
                advice: "answer it by the label of a choice: \(ModalContent.list(question.choices.map(\.label)))."
            )
        }
    }

    private static func only(_ labels: [String], _ question: ModalContent) throws(Misfit) -> String {
        guard let label = labels.first, labels.count == 1 else {
            throw Misfit(
                problem: "The \(question.name) takes one answer, and \(labels.count) were given.",
                advice: "give one."
            )
        }
        return label
    }
}

extension Plan {
    /// The place that answers a question without a modal; `nil` where one is needed.
    func knownAnswer(to question: ModalContent) -> Int? {
        switch (self, question.kind) {
        case (.press(let place), .alert), (.pick(let place), .choose): place
        case (.submit, .alert): question.defaultChoice?.id
        case (.submit, .choose) where question.count == nil: question.options.first(where: \.isSelected)?.id
        case (.dismiss, .alert): question.cancelChoice?.id
        default: nil
        }
    }

    /// Does it; `false` where the modal refuses.
    @MainActor
    func carryOut(on modal: Modal) -> Bool {
        switch self {
        case .press(let choice): return modal.press(choice)
        case .pick(let option): return modal.pick(option)
        case .dismiss: return modal.dismiss()
        case .submit(let texts):
            for (field, text) in texts {
                guard modal.fill(field, with: text) else { return false }
            }
            return modal.submit()
        case .pickAll(let options):
            let picked = modal.content.options.filter(\.isSelected).map(\.id)
            // What is given back first makes room for what is taken.
            for option in picked where !options.contains(option) { modal.pick(option) }
            for option in options where !picked.contains(option) {
                guard modal.pick(option) else { return false }
            }
            return modal.submit()
        }
    }
}
