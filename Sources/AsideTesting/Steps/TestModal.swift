public import Aside
public import Testing

/// A question that a test can look at and answer: a modal, or a step on the stack.
@MainActor
public struct TestModal {
    /// The modal itself, as a presenter sees it.
    ///
    /// A question that is a step on the stack has none, and stops the test.
    public var modal: Modal {
        guard let modal = question.modal else {
            preconditionFailure("\(content) is a step on the stack, and no modal. Look at its `front`.")
        }
        return modal
    }
    private let question: any ShownQuestion
    private let ui: TestPresenter

    init(_ question: any ShownQuestion, ui: TestPresenter) {
        self.question = question
        source =
            question.modal?.source ?? (question as? any Screen)?.sourceLine ?? SourceLine(fileID: "", line: 0)
        self.ui = ui
    }

    /// What the question shows now, as plain data; of a step that is not in front, without a way out.
    public var front: Front { ui.stage.front(of: question) }

    package var content: ModalContent { question.question }

    /// The line of the flow that asked.
    public let source: SourceLine

    /// The stage of a sheet, with its own stack.
    public var stage: Stage? { question.modal?.stage }

    /// Why a prompt refused its text, or a form what was entered.
    ///
    /// If several fields have a reason, this is the first one.
    public var error: String? { content.refusals.first }

    /// Presses a button.
    ///
    /// - Parameters:
    ///   - label: The label of the button.
    ///   - sourceLocation: Where a failure is reported; by default the line of the call.
    /// - Throws: An error that is already recorded as an issue, if the button is missing or does nothing.
    public func press(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let place = try found(by: "press(\"\(label)\")", at: sourceLocation) { () throws(AnswerPlan.Mismatch) in
            try content.button(label)
        }
        try carryOut(AnswerPlan(pressing: place, of: content), "press “\(label)” in", at: sourceLocation)
    }

    /// Picks an option of a list.
    ///
    /// In a list of many, it selects exactly these options, and submits.
    ///
    /// - Parameters:
    ///   - labels: The labels of the options.
    ///   - sourceLocation: Where a failure is reported; by default the line of the call.
    /// - Throws: An error that is already recorded as an issue, if an option is missing or cannot be picked.
    public func pick(_ labels: String..., sourceLocation: SourceLocation = #_sourceLocation) throws {
        try pick(labels, at: sourceLocation)
    }

    func pick(_ labels: [String], at sourceLocation: SourceLocation) throws {
        let names = labels.map { "“\($0)”" }.joined(separator: ", ")
        let call = "pick(\"\(labels.first ?? "…")\", from: …)"
        let plan = try found(by: call, at: sourceLocation) { () throws(AnswerPlan.Mismatch) in
            if content.kind != .choose { _ = try content.option(labels.first ?? "") }
            return try AnswerPlan(.labels(labels), to: content)
        }
        try carryOut(plan, "pick \(names) from", at: sourceLocation)
    }

    /// Replaces the text of a field.
    ///
    /// - Parameters:
    ///   - label: The label of the field.
    ///   - text: The new text.
    ///   - group: The label of the block that contains the field. Needed if several fields have the same label.
    ///   - sourceLocation: Where a failure is reported; by default the line of the call.
    /// - Throws: An error that is already recorded as an issue, if the field is missing or locked.
    public func fill(
        _ label: String, _ text: String, in group: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try fill(label, text, in: group, at: sourceLocation)
    }

    /// Replaces the text of the only field.
    ///
    /// - Parameters:
    ///   - text: The new text.
    ///   - sourceLocation: Where a failure is reported; by default the line of the call.
    /// - Throws: An error that is already recorded as an issue, if there are several fields, or if the field is locked.
    public func fill(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        try fill(nil, text, at: sourceLocation)
    }

    func fill(_ field: String?, _ text: String, in group: String? = nil, at sourceLocation: SourceLocation) throws {
        let call = "fill(\"\(field ?? "…")\", …)"
        if let field, let group {
            return try use(by: call, at: sourceLocation) { () throws(MoveError) in
                try question.fill(field, text, in: group)
            }
        }
        let place = try found(by: call, at: sourceLocation) { () throws(AnswerPlan.Mismatch) in
            try content.field(field)
        }
        let item = content.fields[place]
        guard let id = question.frontID, ui.stage.takes([item.entering(text)], at: id) else {
            throw refusal("type \(item.isSecure ? "a secret" : "“\(text)”") into", at: sourceLocation)
        }
    }

    /// Turns a switch of a form on or off.
    ///
    /// - Parameters:
    ///   - label: The label of the switch.
    ///   - isOn: The new state. By default, the switch changes to the other state.
    ///   - group: The label of the block that contains the switch. Needed if several switches have the same label.
    ///   - sourceLocation: Where a failure is reported; by default the line of the call.
    /// - Throws: An error that is already recorded as an issue, if the switch is missing or cannot be changed.
    public func toggle(
        _ label: String, to isOn: Bool? = nil, in group: String? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try use(by: "toggle(\"\(label)\")", at: sourceLocation) { () throws(MoveError) in
            try question.toggle(label, to: isOn, in: group)
        }
    }

    /// Picks an option of a selection in a form or a prompt.
    ///
    /// - Parameters:
    ///   - option: The label of the option.
    ///   - label: The label of the selection; in a prompt, its title.
    ///   - group: The label of the block that contains the selection. Needed if several selections have the same label.
    ///   - sourceLocation: Where a failure is reported; by default the line of the call.
    /// - Throws: An error that is already recorded as an issue, if the option is missing or cannot be picked.
    public func pick(
        _ option: String, from label: String, in group: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try use(by: "pick(\"\(option)\", from: \"\(label)\")", at: sourceLocation) { () throws(MoveError) in
            try question.pick(label, option, in: group)
        }
    }

    /// Leaves a field of a form, as the Tab key does, and waits until its checks have ended.
    ///
    /// - Parameters:
    ///   - label: The label of the field.
    ///   - group: The label of the block that contains the field. Needed if several fields have the same label.
    ///   - sourceLocation: Where a failure is reported; by default the line of the call.
    /// - Throws: An error that is already recorded as an issue, if the field is missing or disabled, or if its checks
    ///   do not end.
    public func leave(
        _ label: String, in group: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        try use(by: "leave(\"\(label)\")", at: sourceLocation) { () throws(MoveError) in
            try question.leave(label, in: group)
        }
        try await ui.until("the field “\(label)” that is being checked", sourceLocation: sourceLocation) {
            [question, ui] in
            !question.question.fields.contains { $0.label == label && $0.isBusy } || ui.clock.isInUse
                || ui.asking !== question
        }
    }

    /// Returns the suggestions that a field shows now.
    ///
    /// If the suggestions come from a search, first let its pause pass with `try await ui.advance(by:)`.
    ///
    /// - Parameters:
    ///   - label: The label of the field. If a prompt has a single field without a label, the title of the prompt.
    ///   - sourceLocation: Where a failure is reported; by default the line of the call.
    /// - Returns: The suggestions, the best first; empty if the field suggests nothing.
    /// - Throws: An error that is already recorded as an issue, if the field is missing.
    public func suggestions(in label: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> [String] {
        let call = "suggestions(in: \"\(label)\")"
        let place = try found(by: call, at: sourceLocation) { () throws(AnswerPlan.Mismatch) in
            try content.field(label)
        }
        return content.fields[place].suggestions?.texts ?? []
    }

    /// Presses the default button, as Enter does, and waits for the check of a prompt or a form.
    ///
    /// - Parameters:
    ///   - text: The text to type into the only field of a prompt first; `nil` to type nothing.
    ///   - sourceLocation: Where a failure is reported; by default the line of the call.
    /// - Throws: An error that is already recorded as an issue, if this is not possible. If the prompt refuses the
    ///   text, nothing is thrown: the prompt stays, and ``error`` holds the reason.
    public func submit(_ text: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        if let text { try fill(text, sourceLocation: sourceLocation) }
        let plan = try found(at: sourceLocation) { () throws(AnswerPlan.Mismatch) in
            try AnswerPlan(.submission, to: content)
        }
        try carryOut(plan, "submit", at: sourceLocation)
        try await ui.expect(.decision, at: sourceLocation) { [ui, question] in
            // If the check asks a question, that question comes first.
            question.isLeaving || !question.question.isBusy || ui.asking !== question
        }
        // What a step leads to is shown above it.
        if question is any Screen { await ui.letTasksRun() }
    }

    /// Dismisses the modal, as Esc, a swipe, or a tap outside does.
    ///
    /// If the sheet has a close guard, the guard decides later. If the guard keeps the sheet, wait for the sheet again
    /// before you dismiss it again.
    ///
    /// - Parameter sourceLocation: Where a failure is reported; by default the line of the call.
    /// - Throws: An error that is already recorded as an issue, if the modal cannot be dismissed.
    public func dismiss(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let plan = try found(at: sourceLocation) { () throws(AnswerPlan.Mismatch) in
            try AnswerPlan(.dismissal, to: content)
        }
        try carryOut(plan, "dismiss", at: sourceLocation)
    }

    // MARK: Failing

    private func carryOut(_ plan: AnswerPlan, _ act: String, at location: SourceLocation) throws {
        guard ui.carryOut(plan, on: question) else { throw refusal(act, at: location) }
    }

    private func use(
        by call: String, at location: SourceLocation, _ operate: () throws(MoveError) -> Void
    ) throws {
        do {
            try operate()
        } catch {
            let failure = Failure(error.description, error.advice(on: "modal"), location)
            throw ui.recorded(foreign(call, at: location) ?? failure)
        }
    }

    private func found<Found>(
        by call: String? = nil, at location: SourceLocation, _ find: () throws(AnswerPlan.Mismatch) -> Found
    ) throws -> Found {
        do {
            return try find()
        } catch {
            throw ui.recorded(foreign(call, at: location) ?? Failure(error.problem, error.advice, location))
        }
    }

    /// The failure of a call that means a control of the screen in a sheet; `nil` if there is no such screen.
    private func foreign(_ call: String?, at location: SourceLocation) -> Failure? {
        guard let call, let screen = stage?.entries.last?.screen else { return nil }
        let fix = "its controls are those of its screen: `try await ui.screen(\(ScreenName(of: screen)).self).\(call)`."
        return Failure("The \(content.name) has no controls of its own.", fix, location)
    }

    private func refusal(_ act: String, at location: SourceLocation) -> any Error {
        let why: (String, fix: String) =
            if question.isLeaving {
                (
                    "it has ended, because \(question.modal?.ending?.reason ?? "it was taken away")",
                    "wait for the next one."
                )
            } else if question.modal?.isAskedToClose == true {
                (
                    "its close guard has not decided yet",
                    "wait until it has (`try await ui.sheet()`); what it asks has to be answered before."
                )
            } else if content.isBusy {
                ("it is busy", "wait until it has decided; a question that it asks meanwhile comes first.")
            } else {
                ("it does not take that", "see what it shows.")
            }
        return ui.recorded(Failure("The user cannot \(act) \(content.name): \(why.0).", why.fix, location))
    }
}
