import Aside

extension TypeAhead.Front {
    /// Finds the kind of the surface in front on a stage.
    @MainActor
    init(of stage: Stage) {
        guard let modal = stage.modals.last else {
            self = stage.acceptsInput ? .open : .busy
            return
        }
        if modal.isLeaving {
            self = .busy
        } else if let stage = modal.stage {
            self = stage.acceptsInput ? .open : .busy
        } else {
            self.init(modal.content)
        }
    }

    /// Makes the front of an open question.
    init(_ question: ModalContent) {
        self =
            switch question.kind {
            case .progress: .progress
            case .alert: question.mustBeSeen ? .decision : .open
            case .prompt: question.isBusy ? .checking : .open
            case .choose, .sheet: .open
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
