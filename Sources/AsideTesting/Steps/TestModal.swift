public import Aside
public import Testing

/// A modal that a test looks at and answers.
@MainActor
public struct TestModal {
    /// The modal itself, as a renderer sees it.
    public let modal: Modal
    private let ui: TestPresenter

    init(_ modal: Modal, ui: TestPresenter) {
        self.modal = modal
        self.ui = ui
    }

    /// The plain data that it shows now.
    public var content: ModalContent { modal.content }

    /// The line of the flow that asked.
    public var source: SourceLine { modal.source }

    /// The stage of a sheet, with its own stack.
    public var stage: Stage? { modal.stage }

    /// Why a prompt refused its text; with several fields, the first reason.
    public var error: String? { content.refusals.first }

    /// Presses a button.
    ///
    /// - Parameters:
    ///   - label: what the button says.
    ///   - sourceLocation: the line of the test.
    /// - Throws: an error that is already recorded as an issue, if there is no such button or it does nothing.
    public func press(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let place = try found(at: sourceLocation) { () throws(AnswerPlan.Mismatch) in try content.button(label) }
        try carryOut(.press(place), "press “\(label)” in", at: sourceLocation)
    }

    /// Picks an option of a list; in a list of many, selects exactly these options and submits.
    ///
    /// - Parameters:
    ///   - labels: what the options say.
    ///   - sourceLocation: the line of the test.
    /// - Throws: an error that is already recorded as an issue, if there is no such option or it cannot be taken.
    public func pick(_ labels: String..., sourceLocation: SourceLocation = #_sourceLocation) throws {
        try pick(labels, at: sourceLocation)
    }

    func pick(_ labels: [String], at sourceLocation: SourceLocation) throws {
        let names = labels.map { "“\($0)”" }.joined(separator: ", ")
        let plan = try found(at: sourceLocation) { () throws(AnswerPlan.Mismatch) in
            if content.kind != .choose { _ = try content.option(labels.first ?? "") }
            return try AnswerPlan(.labels(labels), to: content)
        }
        try carryOut(plan, "pick \(names) from", at: sourceLocation)
    }

    /// Types a text into a field, in place of what it holds.
    ///
    /// - Parameters:
    ///   - label: the field's label.
    ///   - text: the text.
    ///   - sourceLocation: the line of the test.
    /// - Throws: an error that is already recorded as an issue, if there is no such field or it is locked.
    public func fill(_ label: String, _ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        try fill(label, text, at: sourceLocation)
    }

    /// Types a text into the only field, in place of what it holds.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - sourceLocation: the line of the test.
    /// - Throws: an error that is already recorded as an issue, if there are several fields or it is locked.
    public func fill(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        try fill(nil, text, at: sourceLocation)
    }

    func fill(_ field: String?, _ text: String, at sourceLocation: SourceLocation) throws {
        let place = try found(at: sourceLocation) { () throws(AnswerPlan.Mismatch) in try content.field(field) }
        guard modal.fill(place, with: text) else { throw refusal("type “\(text)” into", at: sourceLocation) }
    }

    /// What a field offers now, as its user sees it.
    ///
    /// What is searched for is there once `try await ui.advance(by:)` has let the pause pass.
    ///
    /// - Parameters:
    ///   - label: the field's label; of the only field of a prompt that has none, the prompt's title.
    ///   - sourceLocation: the line of the test.
    /// - Returns: the texts, the best first; none where it offers nothing.
    /// - Throws: an error that is already recorded as an issue, if there is no such field.
    public func suggestions(in label: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> [String] {
        let place = try found(at: sourceLocation) { () throws(AnswerPlan.Mismatch) in try content.field(label) }
        return content.body[place].suggestions?.texts ?? []
    }

    /// Presses the default button, as Enter does, and waits for the check of a prompt.
    ///
    /// - Parameters:
    ///   - text: typed into the only field of a prompt before that.
    ///   - sourceLocation: the line of the test.
    /// - Throws: an error that is already recorded as an issue, if that cannot be done. A prompt that refuses its text
    ///   stays, with the reason in ``error``.
    public func submit(_ text: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        if let text { try fill(text, sourceLocation: sourceLocation) }
        let plan = try found(at: sourceLocation) { () throws(AnswerPlan.Mismatch) in
            try AnswerPlan(.submission, to: content)
        }
        try carryOut(plan, "submit", at: sourceLocation)
        try await ui.expect(.decision, at: sourceLocation) { [ui, modal] in
            // Whatever the check asks comes first.
            modal.isLeaving || !modal.content.isBusy || ui.top?.id != modal.id
        }
    }

    /// Dismisses the modal, as Esc, a swipe, or a tap outside does.
    ///
    /// A close guard decides later. To dismiss a sheet again that its guard has kept, wait for the sheet again.
    ///
    /// - Parameter sourceLocation: the line of the test.
    /// - Throws: an error that is already recorded as an issue, if it stays.
    public func dismiss(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let plan = try found(at: sourceLocation) { () throws(AnswerPlan.Mismatch) in
            try AnswerPlan(.dismissal, to: content)
        }
        try carryOut(plan, "dismiss", at: sourceLocation)
    }

    // MARK: Failing

    private func carryOut(_ plan: AnswerPlan, _ act: String, at location: SourceLocation) throws {
        guard ui.carryOut(plan, on: modal) else { throw refusal(act, at: location) }
    }

    private func found<Found>(
        at location: SourceLocation, _ find: () throws(AnswerPlan.Mismatch) -> Found
    ) throws -> Found {
        do {
            return try find()
        } catch {
            throw ui.recorded(Failure(error.problem, error.advice, location))
        }
    }

    private func refusal(_ act: String, at location: SourceLocation) -> any Error {
        let why: (String, fix: String) =
            if modal.isLeaving {
                ("it has ended, because \(modal.ending?.reason ?? "it was taken away")", "wait for the next one.")
            } else if modal.isAskedToClose {
                (
                    "its close guard has not decided yet",
                    "wait until it has (`try await ui.sheet()`); what it asks has to be answered before."
                )
            } else if modal.content.isBusy {
                ("it is busy", "wait until it has decided; a question that it asks meanwhile comes first.")
            } else {
                ("it does not take that", "see what it shows.")
            }
        return ui.recorded(Failure("The user cannot \(act) \(content.name): \(why.0).", why.fix, location))
    }
}
