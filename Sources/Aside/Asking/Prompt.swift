/// Fields to fill in, and a check that turns their texts into the answer.
@MainActor
final class Prompt: Modal {
    private var check: (@MainActor (FieldValues) async throws -> Any)?
    private var submitted: FieldValues?
    private let wakeup = Wakeup()
    private var checking: Task<Void, Never>?

    init(
        _ title: String, message: String?, fields: [PromptField], submit: String?, manner: Manner,
        line: SourceLine, host: ModalHost, check: @escaping @MainActor (FieldValues) async throws -> Any
    ) {
        precondition(!fields.isEmpty, "The prompt “\(title)” has no fields. Give it at least one PromptField.")
        self.check = check
        var content = ModalContent(kind: .prompt, title: title, message: message, identity: manner.key)
        content.fields = fields.enumerated().map { $1.content(id: $0) }
        content.choices = [
            .init(id: 0, label: submit ?? host.strings.ok, role: .preferred),
            .init(id: 1, label: host.strings.cancel, role: .cancel),
        ]
        super.init(content, manner, line, host: host)
    }

    // MARK: The user

    override func fill(_ field: ModalContent.Field.ID, with text: String) -> Bool {
        guard host.isOpen(id), !content.isBusy, content.fields.indices.contains(field) else { return false }
        content.fields[field].text = text
        content.fields[field].error = nil
        return true
    }

    override func press(_ choice: ModalContent.Choice.ID) -> Bool {
        guard choice == 0 else { return choice == 1 && host.dismiss(id) }
        guard host.isOpen(id), !content.isBusy else { return false }
        submitted = FieldValues(content.fields)
        content.isBusy = true
        host.setHostsWork(true, id)
        wakeup.wake()
        return true
    }

    // MARK: The check

    override func begin() {
        guard !isLeaving else { return }
        checking = work.start {
            while !self.isLeaving {
                guard let values = self.submitted else {
                    await self.wakeup.wait()
                    continue
                }
                await self.examine(values)
            }
        }
        if isLeaving { stop() }
    }

    private func examine(_ values: FieldValues) async {
        do {
            guard let check else { return }
            settle(.value(try await check(values)))
        } catch is CancellationError {
            // The check asked something itself and the user turned back: they are at the prompt again.
        } catch {
            show(error)
        }
        submitted = nil
        content.isBusy = false
        host.setHostsWork(false, id)
    }

    private func show(_ error: any Error) {
        let invalid = error as? InvalidInput
        let field = invalid?.field.flatMap { label in content.fields.firstIndex { $0.label == label } } ?? 0
        content.fields[field].error = invalid?.reason ?? ErrorText(error).line
    }

    override func stop() {
        checking?.cancel()
        checking = nil
        check = nil
        wakeup.wake()
    }
}

extension Flow {
    /// Asks for a text.
    ///
    /// - Parameters:
    ///   - title: what is to be entered.
    ///   - message: what it says more.
    ///   - text: the text to start from.
    ///   - placeholder: what the field shows while it is empty.
    ///   - isSecure: whether the text must not be seen.
    ///   - submit: what the button says.
    ///   - policy: what it does when another modal stands in its place, and when it ends by itself.
    ///   - file: the file that asks.
    ///   - line: the line that asks.
    /// - Returns: the text.
    /// - Throws: `CancellationError` where it ended without an answer.
    public func prompt(
        _ title: String,
        message: String? = nil,
        text: String = "",
        placeholder: String = "",
        isSecure: Bool = false,
        submit: String? = nil,
        policy: QuestionPolicy<String> = .queue,
        file: String = #fileID,
        line: Int = #line
    ) async throws(CancellationError) -> String {
        try await prompt(
            title, message: message, text: text, placeholder: placeholder, isSecure: isSecure, submit: submit,
            policy: policy, file: file, line: line
        ) { $0 }
    }

    /// Asks for a text that is turned into a value; one that cannot be is explained beside the field.
    ///
    /// - Parameters:
    ///   - title: what is to be entered.
    ///   - message: what it says more.
    ///   - text: the text to start from.
    ///   - placeholder: what the field shows while it is empty.
    ///   - isSecure: whether the text must not be seen.
    ///   - submit: what the button says.
    ///   - policy: what it does when another modal stands in its place, and when it ends by itself.
    ///   - file: the file that asks.
    ///   - line: the line that asks.
    ///   - check: makes the value, or throws the reason, best an ``InvalidInput``. While it runs, input is locked.
    ///     It is cancelled when the prompt ends, and may ask questions itself: they show above the prompt.
    /// - Returns: the value.
    /// - Throws: `CancellationError` where it ended without an answer.
    public func prompt<Answer>(
        _ title: String,
        message: String? = nil,
        text: String = "",
        placeholder: String = "",
        isSecure: Bool = false,
        submit: String? = nil,
        policy: QuestionPolicy<Answer> = .queue,
        file: String = #fileID,
        line: Int = #line,
        check: @escaping @MainActor (String) async throws -> Answer
    ) async throws(CancellationError) -> Answer {
        let field = PromptField("", text: text, placeholder: placeholder, isSecure: isSecure)
        return try await prompt(
            title, message: message, fields: [field], submit: submit, policy: policy, file: file, line: line
        ) {
            try await check($0[0])
        }
    }

    /// Asks for several texts that together are turned into a value.
    ///
    /// - Parameters:
    ///   - title: what is to be entered.
    ///   - message: what it says more.
    ///   - fields: the fields, at least one.
    ///   - submit: what the button says.
    ///   - policy: what it does when another modal stands in its place, and when it ends by itself.
    ///   - file: the file that asks.
    ///   - line: the line that asks.
    ///   - check: makes the value, or throws the reason, best an ``InvalidInput`` that names its field.
    /// - Returns: the value.
    /// - Throws: `CancellationError` where it ended without an answer.
    public func prompt<Answer>(
        _ title: String,
        message: String? = nil,
        fields: [PromptField],
        submit: String? = nil,
        policy: QuestionPolicy<Answer> = .queue,
        file: String = #fileID,
        line: Int = #line,
        check: @escaping @MainActor (FieldValues) async throws -> Answer
    ) async throws(CancellationError) -> Answer {
        let prompt = Prompt(
            title, message: message, fields: fields, submit: submit, manner: policy.manner,
            line: SourceLine(fileID: file, line: line), host: stage.host, check: check
        )
        let asked = stage.ask(prompt)
        if asked.ending == nil { await asked.wait() }
        return try asked.answer { _ in nil }
    }
}
