extension Question {
    /// An alert: a message with choices, each of which is an answer.
    ///
    /// - Parameters:
    ///   - title: The first line.
    ///   - message: The text below the title.
    ///   - severity: How serious the message is.
    ///   - isDismissible: Whether Esc, a swipe or a tap outside sends it away.
    ///   - policy: How to queue, coalesce or expire the question.
    ///   - choices: The choices, at least one, with different labels, and at most one of them with the role `.cancel`.
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
    /// A message that is acknowledged.
    ///
    /// - Parameters:
    ///   - title: The first line.
    ///   - message: The text below the title.
    ///   - severity: How serious the message is.
    ///   - ok: The label of its only button; by default ``Strings/ok`` of the stage.
    ///   - policy: How to queue, coalesce or expire the question.
    /// - Returns: the question.
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
    /// A question for a yes to something.
    ///
    /// - Parameters:
    ///   - title: The question.
    ///   - message: The text below the title.
    ///   - action: The label of the yes; by default ``Strings/ok`` of the stage.
    ///   - cancel: The label of the no, which is also the answer of a dismissal; by default ``Strings/cancel``.
    ///   - role: What the yes means.
    ///   - severity: How serious the question is.
    ///   - isDismissible: Whether Esc, a swipe or a tap outside stands for the no.
    ///   - policy: How to queue, coalesce or expire the question.
    /// - Returns: the question.
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
    /// Shows an alert and waits for the choice.
    ///
    /// - Parameters:
    ///   - title: The first line.
    ///   - message: The text below the title.
    ///   - severity: How serious the message is.
    ///   - isDismissible: Whether Esc, a swipe or a tap outside sends it away.
    ///   - policy: How to queue, coalesce or expire the question.
    ///   - file: The source location is the asking line unless you pass another one.
    ///   - line: See `file`.
    ///   - choices: The choices, at least one, with different labels, and at most one of them with the role `.cancel`.
    /// - Returns: the answer of the choice. A dismissal gives that of the cancel choice.
    /// - Throws: `CancellationError` where the alert ended without an answer.
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
            return choices.answers[known]
        }
        return try await ask(alert: title, message, severity, isDismissible, policy, choices, source).answer()
    }

    /// Shows a message until the user has acknowledged it.
    ///
    /// It returns, too, when it ends in any other way: there is nothing to be answered.
    ///
    /// - Parameters:
    ///   - title: The first line.
    ///   - message: The text below the title.
    ///   - severity: How serious the message is.
    ///   - policy: How to queue, coalesce or expire the question.
    ///   - file: The source location is the asking line unless you pass another one.
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
        if let caller = asked.caller { await caller.wait() }
    }

    /// Shows what went wrong until the user has acknowledged it; shows nothing for a `CancellationError`.
    ///
    /// - Parameters:
    ///   - error: The error; see ``ErrorText`` for what is shown of it.
    ///   - policy: How to queue, coalesce or expire the question.
    ///   - file: The source location is the asking line unless you pass another one.
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

    /// Asks for a yes to something.
    ///
    /// - Parameters:
    ///   - title: The question.
    ///   - message: The text below the title.
    ///   - action: The label of the yes.
    ///   - cancel: The label of the no.
    ///   - role: What the yes means.
    ///   - severity: How serious the question is.
    ///   - isDismissible: Whether Esc, a swipe or a tap outside stands for the no.
    ///   - policy: How to queue, coalesce or expire the question.
    ///   - file: The source location is the asking line unless you pass another one.
    ///   - line: See `file`.
    /// - Returns: `true` for the yes, `false` for the no and for a dismissal.
    /// - Throws: `CancellationError` where the question ended without an answer.
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
        if let known = asked.known { return known }
        return try await asked.answer()
    }
}

// What is asked stays in functions that are not async: whoever waits for the answer keeps nothing of it in memory.
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
    /// The choice that answers an alert, where that is known.
    ///
    /// It is not generic, so that ``Flow/alert(_:message:severity:isDismissible:policy:file:line:choices:)`` costs the
    /// program that asks little code.
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

    /// The choices of a question for a yes to something.
    fileprivate static func confirmChoices(_ action: String, _ cancel: String, _ role: Role) -> [Choice] {
        [Choice(id: 0, label: action, role: role), Choice(id: 1, label: cancel, role: .cancel)]
    }
}
