extension Question {
    /// Makes a question for a value with several fields.
    ///
    /// - Parameters:
    ///   - title: What is to be filled in.
    ///   - message: The text below the title.
    ///   - value: The value to start from. It must not be an object, because the form edits a copy.
    ///   - fields: The fields, each with a property of the value.
    ///   - check: Checks the whole value when the user submits. It refuses with an error, preferably an
    ///     ``InvalidInput`` that names a field.
    /// - Returns: The question.
    public static func form(
        _ title: String,
        message: String? = nil,
        _ value: Answer,
        @ScreenBuilder<Draft<Answer>> _ fields: @escaping @MainActor () -> ScreenContent,
        check: (@MainActor (Answer) async throws -> Void)? = nil
    ) -> Question {
        form(title, message: message, value, { _ in fields() }, check: check)
    }

    /// Makes a question for a value with several fields, which depend on what is entered.
    ///
    /// - Parameters:
    ///   - title: What is to be filled in.
    ///   - message: The text below the title.
    ///   - value: The value to start from. It must not be an object, because the form edits a copy.
    ///   - fields: Returns the fields for the value as it is now.
    ///   - check: Checks the whole value when the user submits. It refuses with an error, preferably an
    ///     ``InvalidInput`` that names a field.
    /// - Returns: The question.
    public static func form(
        _ title: String,
        message: String? = nil,
        _ value: Answer,
        @ScreenBuilder<Draft<Answer>> _ fields: @escaping @MainActor (_ value: Answer) -> ScreenContent,
        check: (@MainActor (Answer) async throws -> Void)? = nil
    ) -> Question {
        require(
            !(Answer.self is AnyObject.Type),
            "The form “\(title)” edits the object \(Answer.self), and could not undo it. Give it a struct.")
        let drafts = CheckedFields()
        let bound = BoundContent(elements: EditedAnswer.form(value, fields, check).elements()) {
            drafts.look(at: $0, $1, isEnabled: $2, .english)
        }
        let content = ModalContent(
            .form, title, message, bound.outline.items,
            checksWhileTyping: drafts.typingCheck(of: bound.fields, .english) != nil)
        content.checkForm()
        return Question(content, .edited { .form(value, fields, check) })
    }
}

extension Flow {
    /// Lets the user edit a copy of a value in a form with several fields.
    ///
    /// ```swift
    /// import Aside
    ///
    /// struct Booking {
    ///     var name = ""
    ///     var guests = 2
    /// }
    ///
    /// @MainActor func book(on stage: Stage) async throws -> Booking {
    ///     try await stage.form("Booking", Booking()) {
    ///         Field("Name", \.name, .text(placeholder: "Ada"))
    ///         Field("Guests", \.guests, .number(in: 1...8))
    ///     }
    /// }
    /// ```
    ///
    /// If the user has entered something, a dismissal asks first whether to discard it.
    ///
    /// - Parameters:
    ///   - title: What is to be filled in.
    ///   - message: The text below the title.
    ///   - value: The value to start from. It must not be an object, because the form edits a copy.
    ///   - file: Together with `line`, the place in the source that messages name; by default the place of the call.
    ///   - line: See `file`.
    ///   - fields: The fields, each with a property of the value.
    ///   - check: Checks the whole value when the user submits. It refuses with an error, preferably an
    ///     ``InvalidInput`` that names a field.
    /// - Returns: The edited value.
    /// - Throws: `CancellationError` if the form ends without an answer.
    public func form<Value>(
        _ title: String,
        message: String? = nil,
        _ value: Value,
        file: String = #fileID,
        line: Int = #line,
        @ScreenBuilder<Draft<Value>> _ fields: @escaping @MainActor () -> ScreenContent,
        check: (@MainActor (Value) async throws -> Void)? = nil
    ) async throws(CancellationError) -> Value {
        try await stage.begin(.form(title, message: message, value, fields, check: check), file, line).answer()
    }

    /// Lets the user edit a copy of a value in a form whose fields depend on what is entered.
    ///
    /// - Parameters:
    ///   - title: What is to be filled in.
    ///   - message: The text below the title.
    ///   - value: The value to start from. It must not be an object, because the form edits a copy.
    ///   - file: Together with `line`, the place in the source that messages name; by default the place of the call.
    ///   - line: See `file`.
    ///   - fields: Returns the fields for the value as it is now.
    ///   - check: Checks the whole value when the user submits. It refuses with an error, preferably an
    ///     ``InvalidInput`` that names a field.
    /// - Returns: The edited value.
    /// - Throws: `CancellationError` if the form ends without an answer.
    public func form<Value>(
        _ title: String,
        message: String? = nil,
        _ value: Value,
        file: String = #fileID,
        line: Int = #line,
        @ScreenBuilder<Draft<Value>> _ fields: @escaping @MainActor (_ value: Value) -> ScreenContent,
        check: (@MainActor (Value) async throws -> Void)? = nil
    ) async throws(CancellationError) -> Value {
        try await stage.begin(.form(title, message: message, value, fields, check: check), file, line).answer()
    }
}

extension ModalContent {
    /// Stops the program if a form has nothing to fill in, or an action.
    fileprivate func checkForm() {
        let controls = Outline(body).controls
        require(!controls.isEmpty, "The form “\(title)” has no fields, so nobody could fill it in. Give it a Field.")
        for control in controls where control.kind.isAction {
            fail(
                """
                The form “\(title)” has the action “\(control.label)”. A form has fields, texts and blocks; a screen in a \
                sheet can have actions, too.
                """)
        }
    }
}
