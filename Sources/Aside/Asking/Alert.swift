/// A message with choices, each of which is an answer.
@MainActor
final class Alert<Answer>: Question<Answer> {
    private let answers: [Answer]

    init(
        _ title: String, message: String?, severity: Severity, choices: [Choice<Answer>], asking: Asking<Answer>,
        host: ModalHost
    ) {
        precondition(
            !choices.isEmpty,
            "The alert “\(title)” has no choices, so nobody could ever answer it. Give it at least one Choice."
        )
        precondition(
            choices.count { $0.role == .cancel } <= 1,
            """
            The alert “\(title)” has \(choices.count { $0.role == .cancel }) choices with the role .cancel: \
            a dismissal could not tell which one is meant. Give it one at most.
            """
        )
        answers = choices.map(\.answer)
        var content = ModalContent(kind: .alert, title: title, message: message, severity: severity)
        content.choices = choices.enumerated().map { index, choice in
            ModalContent.Choice(id: index, label: choice.label, role: choice.role)
        }
        super.init(content, asking: asking, host: host)
    }

    override func press(_ choice: ModalContent.Choice.ID) -> Bool {
        answers.indices.contains(choice) && settle(with: answers[choice])
    }
}

extension Flow {
    /// Shows an alert and waits for the choice.
    ///
    /// - Parameters:
    ///   - title: what it says first.
    ///   - message: what it says more.
    ///   - severity: how serious that is.
    ///   - asking: what it does when another modal stands in its place, and when it ends by itself.
    ///   - choices: the choices, at least one, and at most one of them with the role `.cancel`.
    /// - Returns: the answer of the choice. A dismissal gives that of the cancel choice.
    /// - Throws: `CancellationError` where it ended without an answer.
    public func alert<Answer>(
        _ title: String,
        message: String? = nil,
        severity: Severity = .info,
        asking: Asking<Answer> = .queue,
        @ChoiceBuilder<Answer> choices: () -> [Choice<Answer>]
    ) async throws(CancellationError) -> Answer {
        let alert = Alert(
            title, message: message, severity: severity, choices: choices(), asking: asking, host: stage.host
        )
        return try await ask(alert, asking)
    }

    /// Shows a message until the user has acknowledged it.
    ///
    /// It returns, too, when it ends in any other way: there is nothing to be answered.
    ///
    /// - Parameters:
    ///   - title: what it says first.
    ///   - message: what it says more.
    ///   - severity: how serious that is.
    ///   - asking: what it does when another modal stands in its place, and when it ends by itself.
    public func alert(
        _ title: String, message: String? = nil, severity: Severity = .info, asking: Asking<Void> = .queue
    ) async {
        try? await alert(title, message: message, severity: severity, asking: asking) {
            Choice(stage.words.ok, role: .cancel, ())
        }
    }

    /// Shows what went wrong until the user has acknowledged it; shows nothing for a `CancellationError`.
    ///
    /// - Parameters:
    ///   - error: the error; see ``ErrorText`` for what is shown of it.
    ///   - asking: what it does when another modal stands in its place, and when it ends by itself.
    public func alert(_ error: any Error, asking: Asking<Void> = .queue) async {
        guard !(error is CancellationError) else { return }
        let text = ErrorText(error)
        await alert(
            text.title ?? stage.words.somethingWentWrong, message: text.message, severity: .error, asking: asking
        )
    }

    /// Asks for a yes to something.
    ///
    /// - Parameters:
    ///   - title: the question.
    ///   - message: what it says more.
    ///   - action: what the button of the yes says.
    ///   - cancel: what the button of the no says.
    ///   - role: what the yes means.
    ///   - severity: how serious that is.
    ///   - asking: what it does when another modal stands in its place, and when it ends by itself.
    /// - Returns: `true` for the yes, `false` for the no and for a dismissal.
    /// - Throws: `CancellationError` where it ended without an answer.
    public func confirm(
        _ title: String,
        message: String? = nil,
        action: String? = nil,
        cancel: String? = nil,
        role: Role = .preferred,
        severity: Severity = .info,
        asking: Asking<Bool> = .queue
    ) async throws(CancellationError) -> Bool {
        try await alert(title, message: message, severity: severity, asking: asking) {
            Choice(action ?? stage.words.ok, role: role, true)
            Choice(cancel ?? stage.words.cancel, role: .cancel, false)
        }
    }
}
