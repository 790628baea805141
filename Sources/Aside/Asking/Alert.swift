/// A message with choices, each of which is an answer.
@MainActor
final class Alert: Modal {
    override func press(_ choice: ModalContent.Choice.ID) -> Bool {
        content.choices.indices.contains(choice) && settle(.place(choice))
    }

    override var dismissalReply: Reply? {
        content.cancelChoice.map { .place($0.id) }
    }
}

extension ModalContent {
    fileprivate init(
        alert title: String, _ message: String?, _ severity: Severity, _ identity: String?, choices: [Choice]
    ) {
        self.init(kind: .alert, title: title, message: message, severity: severity)
        self.choices = choices
        self.identity = identity
    }
}

extension Choices {
    fileprivate func check(_ title: String) {
        precondition(
            !faces.isEmpty,
            "The alert “\(title)” has no choices, so nobody could ever answer it. Give it at least one Choice."
        )
        precondition(
            cancelCount <= 1,
            """
            The alert “\(title)” has \(cancelCount) choices with the role .cancel: \
            a dismissal could not tell which one is meant. Give it one at most.
            """
        )
    }
}

extension Flow {
    /// Shows an alert and waits for the choice.
    ///
    /// - Parameters:
    ///   - title: what it says first.
    ///   - message: what it says more.
    ///   - severity: how serious that is.
    ///   - policy: what it does when another modal stands in its place, and when it ends by itself.
    ///   - file: the file that asks.
    ///   - line: the line that asks.
    ///   - choices: the choices, at least one, and at most one of them with the role `.cancel`.
    /// - Returns: the answer of the choice. A dismissal gives that of the cancel choice.
    /// - Throws: `CancellationError` where it ended without an answer.
    public func alert<Answer>(
        _ title: String,
        message: String? = nil,
        severity: Severity = .info,
        policy: QuestionPolicy<Answer> = .queue,
        file: String = #fileID,
        line: Int = #line,
        @ChoiceBuilder<Answer> choices: () -> Choices<Answer>
    ) async throws(CancellationError) -> Answer {
        let choices = choices()
        choices.check(title)
        let line = SourceLine(fileID: file, line: line)
        let content = ModalContent(alert: title, message, severity, policy.manner.key, choices: choices.faces)
        if let known = stage.knownAnswer(to: content, source: line) { return choices.answers[known] }
        let asked = stage.ask(Alert(content, policy.manner, line, host: stage.host))
        if asked.ending == nil { await asked.wait() }
        return try asked.answer { choices.answers.indices.contains($0) ? choices.answers[$0] : nil }
    }

    /// Shows a message until the user has acknowledged it.
    ///
    /// It returns, too, when it ends in any other way: there is nothing to be answered.
    ///
    /// - Parameters:
    ///   - title: what it says first.
    ///   - message: what it says more.
    ///   - severity: how serious that is.
    ///   - policy: what it does when another modal stands in its place, and when it ends by itself.
    ///   - file: the file that asks.
    ///   - line: the line that asks.
    public func alert(
        _ title: String,
        message: String? = nil,
        severity: Severity = .info,
        policy: QuestionPolicy<Void> = .queue,
        file: String = #fileID,
        line: Int = #line
    ) async {
        let stage = stage
        let line = SourceLine(fileID: file, line: line)
        let content = ModalContent(
            alert: title, message, severity, policy.manner.key,
            choices: [.init(id: 0, label: stage.host.strings.ok, role: .cancel)]
        )
        if stage.knownAnswer(to: content, source: line) != nil { return }
        let asked = stage.ask(Alert(content, policy.manner, line, host: stage.host))
        if asked.ending == nil { await asked.wait() }
        asked.record()
    }

    /// Shows what went wrong until the user has acknowledged it; shows nothing for a `CancellationError`.
    ///
    /// - Parameters:
    ///   - error: the error; see ``ErrorText`` for what is shown of it.
    ///   - policy: what it does when another modal stands in its place, and when it ends by itself.
    ///   - file: the file that asks.
    ///   - line: the line that asks.
    public func alert(
        _ error: any Error, policy: QuestionPolicy<Void> = .queue, file: String = #fileID, line: Int = #line
    ) async {
        guard !(error is CancellationError) else { return }
        let text = ErrorText(error)
        await alert(
            text.title ?? stage.strings.somethingWentWrong, message: text.message, severity: .error, policy: policy,
            file: file, line: line
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
    ///   - policy: what it does when another modal stands in its place, and when it ends by itself.
    ///   - file: the file that asks.
    ///   - line: the line that asks.
    /// - Returns: `true` for the yes, `false` for the no and for a dismissal.
    /// - Throws: `CancellationError` where it ended without an answer.
    public func confirm(
        _ title: String,
        message: String? = nil,
        action: String? = nil,
        cancel: String? = nil,
        role: Role = .preferred,
        severity: Severity = .info,
        policy: QuestionPolicy<Bool> = .queue,
        file: String = #fileID,
        line: Int = #line
    ) async throws(CancellationError) -> Bool {
        let stage = stage
        let line = SourceLine(fileID: file, line: line)
        let content = ModalContent(
            alert: title, message, severity, policy.manner.key,
            choices: [
                .init(id: 0, label: action ?? stage.host.strings.ok, role: role),
                .init(id: 1, label: cancel ?? stage.host.strings.cancel, role: .cancel),
            ]
        )
        if let known = stage.knownAnswer(to: content, source: line) { return known == 0 }
        let asked = stage.ask(Alert(content, policy.manner, line, host: stage.host))
        if asked.ending == nil { await asked.wait() }
        return try asked.answer { $0 == 0 }
    }
}
