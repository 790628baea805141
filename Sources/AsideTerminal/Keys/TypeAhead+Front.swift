import Aside
import AsideText

extension TypeAhead.Front {
    /// Finds what is in front on a stage, as far as it matters for typed keys.
    @MainActor
    init(of stage: Stage) {
        let isScreen = stage.modals.last.map { $0.stage != nil } ?? true
        if stage.modals.last?.isLeaving == true || isScreen && !stage.stageInFront.acceptsInput {
            self = .busy
        } else if let question = stage.operatedQuestion {
            self.init(question.question)
        } else {
            self = .open
        }
    }

    /// Makes the front of an open question.
    init(_ question: ModalContent) {
        self =
            switch question.kind {
            case .progress: .progress
            case .alert: question.mustBeSeen ? .decision : .open
            case .prompt, .form: question.isBusy ? .checking : .open
            case .choose, .sheet: .open
            }
    }
}

extension Stage {
    /// The question whose controls the user operates; `nil` for any other screen.
    var operatedQuestion: (any ShownQuestion)? {
        questionInFront.flatMap { $0.frontID == frontID ? $0 : nil }
    }
}

extension Command {
    /// Whether the user has to have read the question in front: the command presses a choice that destroys, closes
    /// an error or a warning, or ends a wizard.
    func mustBeRead(on snapshot: StageSnapshot) -> Bool {
        guard mayHaveEffect, let question = snapshot.front.asked else { return false }
        if question.severity == .warning || question.severity == .error { return true }
        switch self {
        case .press(let target):
            if case .action(.destructive, _) = snapshot.front.outline?[target.item]?.kind { return true }
            return false
        case .submit: return question.defaultChoice?.role == .destructive
        // Escape goes back from a step, and if it comes twice, the second one must not lose all that was entered.
        case .leave: return snapshot.front.step != nil && snapshot.front.path.count < 2
        default: return false
        }
    }
}

extension ModalContent {
    /// Whether typed-ahead keys must not answer it.
    ///
    /// This holds for a message with one button, a warning, an error, and a destructive question.
    fileprivate var mustBeSeen: Bool {
        choices.count < 2 || severity == .warning || severity == .error || choices.contains { $0.role == .destructive }
    }
}
