/// The answer to an alert with one button: the user has read it.
public struct Acknowledged: Sendable, Equatable {
    /// Makes the answer.
    public init() {}
}

extension Question {
    /// Makes a question that is shown as an alert: a message with choices.
    ///
    /// Each choice is an answer.
    ///
    /// - Parameters:
    ///   - title: The first line.
    ///   - message: The text below the title.
    ///   - choices: The choices: at least one, with different labels, and at most one with the role `.cancel`.
    public init(_ title: String, message: String? = nil, @ChoiceBuilder<Answer> choices: () -> [Choice<Answer>]) {
        let choices = choices()
        let faces = choices.enumerated().map { place, choice in
            var face = ModalContent.Choice(
                id: place, label: choice.label, role: choice.role, unavailable: choice.unavailable)
            face.identity = choice.identity
            return face
        }
        faces.check(title)
        self.init(
            ModalContent(kind: .alert, title: title, message: message, choices: faces), .answers(choices.map(\.answer)))
    }
}

extension Question where Answer == Acknowledged {
    /// Makes an alert with one button, which the user presses to confirm that they have read the message.
    ///
    /// Asking it does not throw.
    ///
    /// - Parameters:
    ///   - title: The first line.
    ///   - message: The text below the title.
    ///   - severity: How serious the message is.
    /// - Returns: The question.
    public static func alert(_ title: String, message: String? = nil, severity: Severity = .info) -> Question {
        Question(
            ModalContent(
                kind: .alert, title: title, message: message, severity: severity,
                choices: [.init(id: 0, label: "", role: .cancel)]),
            .place { _ in Acknowledged() })
    }
}

extension Question where Answer == Bool {
    /// Makes a question that the user answers with yes or no.
    ///
    /// - Parameters:
    ///   - title: The question.
    ///   - message: The text below the title.
    ///   - action: The label of the button that means yes; by default “OK” in the words of the stage. Dismissing means no.
    ///   - role: What yes does. A destructive yes is drawn as a warning.
    /// - Returns: The question.
    public static func confirm(
        _ title: String, message: String? = nil, action: String? = nil, role: Role = .preferred
    ) -> Question {
        Question(
            ModalContent(
                kind: .alert, title: title, message: message,
                choices: [.init(id: 0, label: action ?? "", role: role), .init(id: 1, label: "", role: .cancel)]),
            .place { $0 == 0 })
    }
}

extension Flow {
    /// Shows an alert, and waits until the user chooses.
    ///
    /// - Parameters:
    ///   - title: The first line.
    ///   - message: The text below the title.
    ///   - severity: How serious the message is.
    ///   - file: Together with `line`, the place in the source that messages name; by default the place of the call.
    ///   - line: See `file`.
    ///   - choices: The choices: at least one, with different labels, and at most one with the role `.cancel`.
    /// - Returns: The answer of the pressed choice. If the user dismisses the alert, the answer of the cancel choice.
    /// - Throws: `CancellationError` if the alert ends without an answer.
    public func alert<Answer>(
        _ title: String,
        message: String? = nil,
        severity: Severity = .info,
        file: String = #fileID,
        line: Int = #line,
        @ChoiceBuilder<Answer> choices: () -> [Choice<Answer>]
    ) async throws(CancellationError) -> Answer {
        try await stage.begin(
            Question(title, message: message, choices: choices).severity(severity), file, line
        ).answer()
    }

    /// Shows a message until the user acknowledges it.
    ///
    /// It never throws: it also returns when the user dismisses the alert, and when the alert is cancelled or refused.
    ///
    /// - Parameters:
    ///   - title: The first line.
    ///   - message: The text below the title.
    ///   - severity: How serious the message is.
    ///   - file: Together with `line`, the place in the source that messages name; by default the place of the call.
    ///   - line: See `file`.
    public func alert(
        _ title: String, message: String? = nil, severity: Severity = .info, file: String = #fileID, line: Int = #line
    ) async {
        _ = try? await stage.begin(.alert(title, message: message, severity: severity), file, line).answer()
    }

    /// Shows an error until the user acknowledges it.
    ///
    /// For a `CancellationError`, it shows nothing.
    ///
    /// - Parameters:
    ///   - error: The error. The alert shows its description. If the module `AsideFoundation` is linked into the program,
    ///     it shows the texts of a `LocalizedError` instead. You need not call anything for that.
    ///   - file: Together with `line`, the place in the source that messages name; by default the place of the call.
    ///   - line: See `file`.
    public func alert(_ error: any Error, file: String = #fileID, line: Int = #line) async {
        guard !(error is CancellationError) else { return }
        let text = ErrorText(error)
        await alert(
            text.title ?? stage.words[.somethingWentWrong], message: text.message, severity: .error, file: file,
            line: line)
    }

    /// Asks a question that the user answers with yes or no.
    ///
    /// - Parameters:
    ///   - title: The question.
    ///   - message: The text below the title.
    ///   - action: The label of the button that means yes.
    ///   - role: What yes does. A destructive yes is drawn as a warning.
    ///   - file: Together with `line`, the place in the source that messages name; by default the place of the call.
    ///   - line: See `file`.
    /// - Returns: `true` if the user pressed yes, `false` if they pressed no or dismissed the question.
    /// - Throws: `CancellationError` if the question ends without an answer.
    public func confirm(
        _ title: String, message: String? = nil, action: String? = nil, role: Role = .preferred,
        file: String = #fileID, line: Int = #line
    ) async throws(CancellationError) -> Bool {
        try await stage.begin(.confirm(title, message: message, action: action, role: role), file, line).answer()
    }
}
