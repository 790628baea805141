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
            policy, .place { _ in () }, lacksLabels: ok == nil)
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
                ModalContent.confirmChoices(action ?? "", cancel ?? "", role)),
            policy, .place { $0 == 0 }, lacksLabels: action == nil || cancel == nil)
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
    @inlinable
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
        let source = SourceLine(fileID: file, line: line)
        if let known = stage.knownAnswer(
            alert: title, message, severity, isDismissible, policy.id, choices.faces, source)
        {
            await giveTurnIfDue()
            return choices.answers[known]
        }
        return try await ask(alert: title, message, severity, isDismissible, policy, choices, source).answer()
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
        let asked = ask(alert: title, message, severity, policy, SourceLine(fileID: file, line: line))
        if let caller = asked.caller { await caller.wait() } else { await giveTurnIfDue() }
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
        let asked = ask(
            confirm: title, message, action, cancel, role, severity, isDismissible, policy,
            SourceLine(fileID: file, line: line))
        return try await asked.answer()
    }
}

// Functions that are not async make the questions, so that no part of a question stays in memory while the task waits
// for the answer.
extension Flow {
    @usableFromInline
    @inline(never)
    func ask<Answer>(
        alert title: String, _ message: String?, _ severity: Severity, _ isDismissible: Bool,
        _ policy: QuestionPolicy<Answer>, _ choices: Choices<Answer>, _ source: SourceLine
    ) -> AskedQuestion<Answer> {
        stage.ask(
            Question(
                title, message: message, severity: severity, isDismissible: isDismissible, policy: policy,
                choices: { choices }),
            source: source)
    }

    @inline(never)
    private func ask(
        alert title: String, _ message: String?, _ severity: Severity, _ policy: QuestionPolicy<Void>,
        _ source: SourceLine
    ) -> AskedQuestion<Void> {
        let stage = stage
        let ok = stage.strings.ok
        let known = stage.knownAnswer(source) {
            .alert(title, message, severity, policy.id, [.init(id: 0, label: ok, role: .cancel)])
        }
        if known != nil { return AskedQuestion(known: ()) }
        return stage.ask(
            .alert(title, message: message, severity: severity, ok: ok, policy: policy), source: source)
    }

    @inline(never)
    private func ask(
        confirm title: String, _ message: String?, _ action: String?, _ cancel: String?, _ role: Role,
        _ severity: Severity,
        _ isDismissible: Bool, _ policy: QuestionPolicy<Bool>, _ source: SourceLine
    ) -> AskedQuestion<Bool> {
        let stage = stage
        let action = action ?? stage.strings.ok
        let cancel = cancel ?? stage.strings.cancel
        let known = stage.knownAnswer(source) {
            .alert(
                title, message, severity, policy.id, isDismissible: isDismissible,
                ModalContent.confirmChoices(action, cancel, role))
        }
        if let known { return AskedQuestion(known: known == 0) }
        return stage.ask(
            .confirm(
                title, message: message, action: action, cancel: cancel, role: role, severity: severity,
                isDismissible: isDismissible, policy: policy),
            source: source)
    }
}

extension Stage {
    /// Returns the choice that answers an alert, if the presenter knows it already.
    ///
    /// It is not generic, so that each call of
    /// ``Flow/alert(_:message:severity:isDismissible:policy:file:line:choices:)`` adds little code to the program.
    @usableFromInline
    func knownAnswer(
        alert title: String, _ message: String?, _ severity: Severity, _ isDismissible: Bool, _ identity: String?,
        _ choices: [ModalContent.Choice], _ source: SourceLine
    ) -> Int? {
        choices.check(title)
        return knownAnswer(source) {
            .alert(title, message, severity, identity, isDismissible: isDismissible, choices)
        }
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

    /// Returns the two choices of a question that is answered with yes or no.
    fileprivate static func confirmChoices(_ action: String, _ cancel: String, _ role: Role) -> [Choice] {
        [Choice(id: 0, label: action, role: role), Choice(id: 1, label: cancel, role: .cancel)]
    }
}
