import Aside

/// Finds the control that a label means, or says why there is none.
extension ModalContent {
    func choice(_ label: String) throws(AnswerPlan.Mismatch) -> Int {
        let place: Int
        do { place = try self.place(ofButton: label) } catch { throw AnswerPlan.Mismatch(error) }
        if let reason = choices[place].unavailable { throw unavailable("choice “\(label)”", reason) }
        return place
    }

    /// Returns the place of a button, for a step that presses one.
    ///
    /// An option of a list is not a button.
    func button(_ label: String) throws(AnswerPlan.Mismatch) -> Int {
        guard !choiceLabels.contains(label), optionLabels.contains(label) else { return try choice(label) }
        throw AnswerPlan.Mismatch(
            problem: "“\(label)” is an option of the \(name), and no button.", advice: "pick it: `pick(\"\(label)\")`.")
    }

    func option(_ label: String) throws(AnswerPlan.Mismatch) -> Int {
        guard let list else {
            throw AnswerPlan.Mismatch(
                problem: "The \(name) is not a list.", advice: "answer it with `press`, `submit` or `dismiss`.")
        }
        let place: Int
        do { place = try list.place(of: label) } catch { throw AnswerPlan.Mismatch(error) }
        let option = list.options[place]
        // A selected option stays selected.
        if let reason = option.unavailable, count == nil || !option.isSelected {
            throw unavailable("option “\(label)”", reason)
        }
        return place
    }

    private func unavailable(_ part: String, _ reason: String) -> AnswerPlan.Mismatch {
        AnswerPlan.Mismatch(
            problem: "The \(part) of the \(name) cannot be taken: \(reason)",
            advice: "give an answer that a user can give.")
    }

    /// Returns the place of a field.
    ///
    /// A single field needs no label.
    func field(_ label: String?) throws(AnswerPlan.Mismatch) -> Int {
        if let label {
            do { return try place(ofField: label) } catch { throw AnswerPlan.Mismatch(error) }
        }
        let labels = fieldLabels
        if labels.count == 1 { return 0 }
        throw AnswerPlan.Mismatch(
            problem: "The \(name) has \(labels.count) fields, and one text was given.",
            advice: labels.isEmpty
                ? "answer it by the label of a choice: \(Self.list(choiceLabels))."
                : "say which field is meant, before the text; the fields are \(Self.list(labels))."
        )
    }

    /// Returns the text to enter into a field, which is `true` or `false` for a switch.
    func entry(_ text: String, intoField place: Int) throws(AnswerPlan.Mismatch) -> String {
        let field = fields[place]
        switch field.kind {
        case .switch:
            if let isOn = Self.states[text.lowercased()] { return String(isOn) }
            throw AnswerPlan.Mismatch(
                problem: "“\(text)” is no state of the switch “\(field.label)” of the \(name).",
                advice: "give `yes` or `no`, `on` or `off`, or `true` or `false`.")
        case .selection(let options, _) where !options.contains(text):
            throw AnswerPlan.Mismatch(
                problem: "“\(text)” is no option of “\(field.label)” of the \(name).",
                advice: "give one of its options: \(Self.list(options)).")
        default: return text
        }
    }

    private static let states = ["yes": true, "on": true, "true": true, "no": false, "off": false, "false": false]

    /// Throws if Enter does nothing because no button is the default.
    func checkDefault() throws(AnswerPlan.Mismatch) {
        guard kind == .choose else {
            if defaultChoice?.id != nil { return }
            throw AnswerPlan.Mismatch(
                problem: "The \(name) has no default button for Enter.",
                advice: kind == .sheet
                    ? Self.bySheet : "say which choice is meant; its choices are \(Self.list(choiceLabels)).")
        }
        let selected = selectedPlaces.count
        if count != nil { return try check(selected) }
        guard selected > 0 else {
            throw AnswerPlan.Mismatch(
                problem: "The \(name) has no selected option for Enter.",
                advice: "say which one is meant; its options are \(Self.list(optionLabels)).")
        }
    }

    /// Throws if a list does not accept this number of options.
    func check(_ number: Int) throws(AnswerPlan.Mismatch) {
        guard let count, !count.contains(number) else { return }
        let few =
            count.lowerBound == count.upperBound ? "\(count.lowerBound)" : "\(count.lowerBound) to \(count.upperBound)"
        throw AnswerPlan.Mismatch(
            problem: "The \(name) takes \(few) of its options, and \(number) were given.",
            advice: "give as many as it takes.")
    }

    var isNotDismissible: AnswerPlan.Mismatch {
        AnswerPlan.Mismatch(
            problem: "The user cannot dismiss \(name).",
            advice: kind == .sheet ? Self.bySheet : "answer it, or wait until it has ended.")
    }

    static let bySheet =
        "drive its screen, or give a stub for that: `ui.answer(TheScreen.self) { screen in … }`."
}

extension AnswerPlan.Mismatch {
    /// Makes a mismatch for a control that the question does not show, in the words for all screens and modals.
    fileprivate init(_ error: MoveError) {
        self.init(problem: error.description, advice: error.advice(on: "modal"))
    }
}

extension MoveError {
    /// How to fix a step that uses a control.
    func advice(on surface: String) -> String {
        switch reason {
        case .disabled: "see what the \(surface) waits for: `print(ui.text)`."
        case .busy: "let the earlier press end: give what it waits for, and then `try await ui.settle()`."
        default: "use a control that the \(surface) shows now."
        }
    }
}
