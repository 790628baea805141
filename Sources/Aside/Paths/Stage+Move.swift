extension Stage {
    /// Makes the move of a user on this stage, in front of any presenter.
    ///
    /// Work that the move starts goes on after this function has returned.
    ///
    /// - Parameter move: The move. Its place has to be in front.
    /// - Throws: ``MoveError`` if the place is not in front, or if the move is not possible there. Nothing has changed
    ///   then.
    public func make(_ move: Recording.Move) throws(MoveError) {
        if case .notice(let text) = move.place {
            guard let notice, notice.content.text == text else { throw MoveError("There is no notice “\(text)”.") }
            return try press(notice, move.action)
        }
        // In front of a sheet is the screen in it, unless the move is meant for the sheet.
        let modal = modals.last.flatMap { $0.stage == nil || move.place == Recording.Place($0.content) ? $0 : nil }
        let screen = screenInFront
        let inFront = modal.map { Recording.Place($0.content) } ?? screen.map { Recording.Place($0) }
        guard inFront == move.place else {
            throw MoveError("It is not possible on \(move.place): in front is \(inFront.map { "\($0)" } ?? "nothing").")
        }
        if let question: any ShownQuestion = modal ?? screen as? any ShownQuestion {
            try perform(move.action, on: question)
        } else if let screen {
            try perform(move.action, on: screen)
        }
    }

    /// The stage of the topmost sheet, or this one.
    package var stageInFront: Stage { modals.last?.stage ?? self }

    /// The screen that the user operates.
    package var screenInFront: (any Screen)? { stageInFront.entries.last?.screen }

    /// The modal or the screen whose controls the user operates.
    package var operableInFront: (any Operable)? {
        if let modal = modals.last, modal.stage == nil { modal } else { screenInFront }
    }

    /// The question that the user answers: the topmost modal, or a question that is a step.
    package var questionInFront: (any ShownQuestion)? {
        guard let modal = modals.last else { return screenInFront as? any ShownQuestion }
        return modal.stage == nil ? modal : screenInFront as? any ShownQuestion ?? modal
    }

    /// Makes a move on a notice.
    package func press(_ notice: Notice, _ action: Recording.Action) throws(MoveError) {
        guard case .press(let label, _) = action, label == notice.content.action, notice.press() else {
            throw MoveError("It is not possible to \(action) at the notice “\(notice.content.text)”.")
        }
    }

    /// Makes a move on a modal, or on a question that is a step.
    package func perform(_ action: Recording.Action, on modal: any ShownQuestion) throws(MoveError) {
        try moving {
            switch action {
            case .press(let label, nil): try modal.press(labelled: label)
            case .pick(let label, let option, let group) where modal.question.isFilledIn:
                try modal.pick(label, option, in: group)
            case .toggle(let label, let isOn, let group): try modal.toggle(label, to: isOn, in: group)
            case .leave(let label, let group): try modal.leave(label, in: group)
            case .pick(_, let option, nil):
                let list = try list(of: modal)
                try modal.pick(list.id, list.place(of: option))
            case .pickMany(let options): try pick(options, on: modal)
            case .fill(let texts): try fill(texts, on: modal)
            case .submit(let texts):
                try fill(texts, on: modal)
                guard modal.submit() else { throw MoveError("\(modal.question) takes no answer now.") }
            case .back where modal is any Screen, .dismiss:
                guard modal.dismiss() else { throw MoveError("\(modal.question) cannot be dismissed now.") }
            default: throw MoveError("It is not possible to \(action) on \(modal.question).")
            }
        }
    }

    /// Makes a move on a screen.
    package func perform(_ action: Recording.Action, on screen: any Screen) throws(MoveError) {
        try moving {
            switch action {
            case .press(let label, let group): try screen.press(label, in: group)
            case .pick(let label, let option, let group): try screen.pick(label, option, in: group)
            case .leave(let label, let group): try screen.leave(label, in: group)
            case .toggle(let label, let isOn, let group): try screen.toggle(label, to: isOn, in: group)
            case .fill(let texts): try fill(texts, on: screen)
            case .back:
                guard stageInFront.goBack() else {
                    let isAsked = stageInFront.isAskedToGoBack
                    throw MoveError(isAsked ? "A close guard is deciding." : "There is no screen to go back to.")
                }
            case .submit, .pickMany, .publish, .dismiss, .wait, .cancel:
                throw MoveError("It is not possible to \(action) on \(screen.title).")
            }
        }
    }

    /// Runs the body, which throws a ``MoveError``, or a ``ControlError`` that says the same.
    private func moving(_ body: () throws -> Void) throws(MoveError) {
        do { try body() } catch { throw error as? MoveError ?? MoveError("\(error)") }
    }

    private func list(of modal: any ShownQuestion) throws -> Outline.Item {
        guard let list = modal.question.list else { throw MoveError("\(modal.question) has no list.") }
        return list
    }

    /// Selects these options and no others, and submits.
    private func pick(_ options: [String], on modal: any ShownQuestion) throws {
        let list = try list(of: modal)
        guard let count = modal.question.count else { throw MoveError("\(modal.question) takes one option.") }
        let wanted = Set(try options.map(list.place(of:)))
        guard count.contains(wanted.count) else {
            throw MoveError(
                "\(modal.question) takes \(count.lowerBound) to \(min(count.upperBound, list.options.count)) options, "
                    + "not \(wanted.count).")
        }
        let changed = list.options.indices.filter { list.options[$0].isSelected != wanted.contains($0) }
        if let blocked = changed.first(where: { list.options[$0].unavailable != nil }) {
            throw MoveError("“\(list.options[blocked].label)” is not available.")
        }
        for place in changed where list.options[place].isSelected { try? modal.pick(list.id, place) }
        for place in changed where !list.options[place].isSelected { try? modal.pick(list.id, place) }
        guard modal.submit() else { throw MoveError("\(modal.question) takes no answer now.") }
    }

    /// Fills fields, all or none.
    private func fill(_ texts: [Recording.FieldText], on surface: any Operable) throws {
        let outline = surface.outline
        let isFilledIn = (surface as? any ShownQuestion)?.question.isFilledIn == true
        let fields = outline.controls.filter { $0.text != nil || isFilledIn && !$0.kind.isAction }
        for text in texts {
            guard let field = fields.first(where: { $0.label == text.label || text.label.isEmpty }) else {
                let names = fields.map { "“\($0.label)”" }.joined(separator: ", ")
                throw MoveError("There is no field “\(text.label)”. The fields are: \(names).")
            }
            guard field.isEnabled else { throw MoveError("The field “\(field.label)” cannot be used now.") }
            guard text.text != nil else {
                throw MoveError("The text of “\(field.label)” is a secret that is not given.")
            }
        }
        for text in texts {
            let label = text.label.isEmpty ? fields.first?.label ?? "" : text.label
            switch fields.first(where: { $0.label == label })?.kind {
            case .switch: try surface.toggle(label, to: text.text.flatMap(Bool.init), in: text.group)
            case .selection: try surface.pick(label, text.text ?? "", in: text.group)
            default: try surface.fill(label, text.text ?? "", in: text.group)
            }
        }
    }
}

/// Why a move could not be made on a live stage.
///
/// Nothing has changed then.
public struct MoveError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What was tried, what there is instead, and how to fix it.
    public let description: String

    package init(_ description: String) {
        self.description = description
    }
}
