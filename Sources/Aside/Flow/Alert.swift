extension Question {
    /// Makes a question that is shown as an alert: a message with choices.
    ///
    /// Each choice is an answer.
    ///
    /// - Parameters:
    ///   - title: The first line.
    ///   - message: The text below the title.
    ///   - severity: How serious the message is.
    ///   - isDismissible: Whether Esc, a swipe or a tap outside closes the alert.
    ///   - policy: How to queue, coalesce or expire the question.
    ///   - choices: The choices: at least one, with different labels, and at most one with the role `.cancel`.
    public init(
        _ title: String,
        message: String? = nil,
        severity: Severity = .info,
        isDismissible: Bool = true,
        policy: QuestionPolicy<Answer> = .queue,
        @ChoiceBuilder<Answer> choices: () -> Choices<Answer>
    ) {
        let choices = choices()
        choices.faces.check(title)
        self.init(
            .alert(title, message, severity, policy.id, isDismissible: isDismissible, choices.faces),
            policy, .answers(choices.answers))
    }
}

extension Question where Answer == Void {
    /// Makes an alert with one button, which the user presses to confirm that they have read the message.
    ///
    /// - Parameters:
    ///   - title: The first line.
    ///   - message: The text below the title.
    ///   - severity: How serious the message is.
    ///   - ok: The label of its only button; by default ``Strings/ok`` of the stage.
    ///   - policy: How to queue, coalesce or expire the question.
    /// - Returns: The question.
    public static func alert(
        _ title: String,
        message: String? = nil,
        severity: Severity = .info,
        ok: String? = nil,
        policy: QuestionPolicy<Void> = .queue
    ) -> Question {
        Question(
            .alert(title, message, severity, policy.id, [.init(id: 0, label: ok ?? "", role: .cancel)]),
            policy, .place { _ in () })
    }
}

extension Question where Answer == Bool {
    /// Makes a question that the user answers with yes or no.
    ///
    /// - Parameters:
    ///   - title: The question.
    ///   - message: The text below the title.
    ///   - action: The label of the button that means yes; by default ``Strings/ok`` of the stage.
    ///   - cancel: The label of the button that means no; by default ``Strings/cancel``. Dismissing also means no.
    ///   - role: What yes does. A destructive yes is drawn as a warning.
    ///   - severity: How serious the question is.
    ///   - isDismissible: Whether Esc, a swipe or a tap outside answers no.
    ///   - policy: How to queue, coalesce or expire the question.
    /// - Returns: The question.
    public static func confirm(
        _ title: String,
        message: String? = nil,
        action: String? = nil,
        cancel: String? = nil,
        role: Role = .preferred,
        severity: Severity = .info,
        isDismissible: Bool = true,
        policy: QuestionPolicy<Bool> = .queue
    ) -> Question {
        Question(
            .alert(
                title, message, severity, policy.id, isDismissible: isDismissible,
                [
                    .init(id: 0, label: action ?? "", role: role),
                    .init(id: 1, label: cancel ?? "", role: .cancel),
                ]),
            policy, .place { $0 == 0 })
    }
}

extension Flow {
    /// Shows an alert, and waits until the user chooses.
    ///
    /// - Parameters:
    ///   - title: The first line.
    ///   - message: The text below the title.
    ///   - severity: How serious the message is.
    ///   - isDismissible: Whether Esc, a swipe or a tap outside closes the alert.
    ///   - policy: How to queue, coalesce or expire the question.
    ///   - file: Together with `line`, the place in the source that messages name; by default the place of the call.
    ///   - line: See `file`.
    ///   - choices: The choices: at least one, with different labels, and at most one with the role `.cancel`.
    /// - Returns: The answer of the pressed choice. If the user dismisses the alert, the answer of the cancel choice.
    /// - Throws: `CancellationError` if the alert ends without an answer.
    public func alert<Answer>(
        _ title: String,
        message: String? = nil,
        severity: Severity = .info,
        isDismissible: Bool = true,
        policy: QuestionPolicy<Answer> = .queue,
        file: String = #fileID,
        line: Int = #line,
        @ChoiceBuilder<Answer> choices: () -> Choices<Answer>
    ) async throws(CancellationError) -> Answer {
        let choices = choices()
        return try await begin(alert: title, message, severity, isDismissible, policy, choices, file, line).answer()
    }

    /// Shows a message until the user acknowledges it.
    ///
    /// It never throws: it also returns when the user dismisses the alert, and when the alert is cancelled or refused.
    ///
    /// - Parameters:
    ///   - title: The first line.
    ///   - message: The text below the title.
    ///   - severity: How serious the message is.
    ///   - policy: How to queue, coalesce or expire the question.
    ///   - file: Together with `line`, the place in the source that messages name; by default the place of the call.
    ///   - line: See `file`.
    public func alert(
        _ title: String,
        message: String? = nil,
        severity: Severity = .info,
        policy: QuestionPolicy<Void> = .queue,
        file: String = #fileID,
        line: Int = #line
    ) async {
        await begin(alert: title, message, severity, policy, file, line).wait()
    }

    /// Shows an error until the user acknowledges it.
    ///
    /// For a `CancellationError`, it shows nothing.
    ///
    /// - Parameters:
    ///   - error: The error. ``ErrorText`` says which of its texts the alert shows.
    ///   - policy: How to queue, coalesce or expire the question.
    ///   - file: Together with `line`, the place in the source that messages name; by default the place of the call.
    ///   - line: See `file`.
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

    /// Asks a question that the user answers with yes or no.
    ///
    /// - Parameters:
    ///   - title: The question.
    ///   - message: The text below the title.
    ///   - action: The label of the button that means yes.
    ///   - cancel: The label of the button that means no.
    ///   - role: What yes does. A destructive yes is drawn as a warning.
    ///   - severity: How serious the question is.
    ///   - isDismissible: Whether Esc, a swipe or a tap outside answers no.
    ///   - policy: How to queue, coalesce or expire the question.
    ///   - file: Together with `line`, the place in the source that messages name; by default the place of the call.
    ///   - line: See `file`.
    /// - Returns: `true` if the user pressed yes, `false` if they pressed no or dismissed the question.
    /// - Throws: `CancellationError` if the question ends without an answer.
    public func confirm(
        _ title: String,
        message: String? = nil,
        action: String? = nil,
        cancel: String? = nil,
        role: Role = .preferred,
        severity: Severity = .info,
        isDismissible: Bool = true,
        policy: QuestionPolicy<Bool> = .queue,
        file: String = #fileID,
        line: Int = #line
    ) async throws(CancellationError) -> Bool {
        try await begin(
            .confirm(
                title, message: message, action: action, cancel: cancel, role: role, severity: severity,
                isDismissible: isDismissible, policy: policy),
            file, line
        ).answer()
    }
}

// A question that is made in an async function stays in the memory of the waiting task. These functions are not async.
extension Flow {
    @inline(never)
    private func begin<Answer>(
        alert title: String, _ message: String?, _ severity: Severity, _ isDismissible: Bool,
        _ policy: QuestionPolicy<Answer>, _ choices: Choices<Answer>, _ file: String, _ line: Int
    ) -> Asking<Answer> {
        begin(
            Question(
                title, message: message, severity: severity, isDismissible: isDismissible, policy: policy,
                choices: { choices }),
            file, line)
    }

    @inline(never)
    private func begin(
        alert title: String, _ message: String?, _ severity: Severity, _ policy: QuestionPolicy<Void>, _ file: String,
        _ line: Int
    ) -> Asking<Void> {
        begin(.alert(title, message: message, severity: severity, policy: policy), file, line)
    }
}

extension ModalContent {
    fileprivate static func alert(
        _ title: String, _ message: String?, _ severity: Severity, _ identity: String?, isDismissible: Bool = true,
        _ choices: [Choice]
    ) -> ModalContent {
        ModalContent(
            kind: .alert, title: title, message: message, identity: identity, severity: severity, choices: choices,
            isDismissible: isDismissible)
    }
}
