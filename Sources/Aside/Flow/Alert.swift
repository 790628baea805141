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
        self.init(
            ModalContent(alert: title, message, severity, isDismissible: isDismissible, policy.id, choices), policy,
            .answers(choices.answers))
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
            ModalContent(alert: title, message, severity, policy.id, [.init(id: 0, label: ok ?? "", role: .cancel)]),
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
            ModalContent(
                confirm: title, message, severity, isDismissible, policy.id, action ?? "", cancel ?? "", role),
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
        let stage = stage
        let source = SourceLine(fileID: file, line: line)
        let choices = choices()
        let content = ModalContent(alert: title, message, severity, isDismissible: isDismissible, policy.id, choices)
        // A known answer costs no question.
        if let known = stage.knownAnswer(to: content, source: source) { return choices.answers[known] }
        return try await stage.ask(Question(content, policy, .answers(choices.answers)), source: source)
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
        let stage = stage
        let source = SourceLine(fileID: file, line: line)
        let content = ModalContent(
            alert: title, message, severity, policy.id, [.init(id: 0, label: stage.strings.ok, role: .cancel)])
        if stage.knownAnswer(to: content, source: source) != nil { return }
        try? await stage.ask(Question(content, policy, .place { _ in () }), source: source)
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
        let stage = stage
        let source = SourceLine(fileID: file, line: line)
        let content = ModalContent(
            confirm: title, message, severity, isDismissible, policy.id, action ?? stage.strings.ok,
            cancel ?? stage.strings.cancel, role)
        if let known = stage.knownAnswer(to: content, source: source) { return known == 0 }
        return try await stage.ask(Question(content, policy, .place { $0 == 0 }), source: source)
    }
}

extension ModalContent {
    fileprivate init<Answer>(
        alert title: String, _ message: String?, _ severity: Severity, isDismissible: Bool, _ identity: String?,
        _ choices: Choices<Answer>
    ) {
        choices.faces.check(title)
        self.init(alert: title, message, severity, identity, choices.faces)
        self.isDismissible = isDismissible
    }

    fileprivate init(
        confirm title: String, _ message: String?, _ severity: Severity, _ isDismissible: Bool, _ identity: String?,
        _ action: String, _ cancel: String, _ role: Role
    ) {
        self.init(
            alert: title, message, severity, identity,
            [.init(id: 0, label: action, role: role), .init(id: 1, label: cancel, role: .cancel)])
        self.isDismissible = isDismissible
    }

    fileprivate init(
        alert title: String, _ message: String?, _ severity: Severity, _ identity: String?, _ choices: [Choice]
    ) {
        self.init(kind: .alert, title: title, message: message, severity: severity)
        self.identity = identity
        self.choices = choices
    }
}
