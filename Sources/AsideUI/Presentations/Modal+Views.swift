import Aside

extension Modal {
    /// Whether a swipe must not close the view, because the modal may refuse, or decide later.
    var blocksSwipe: Bool { !content.isDismissible || hasCloseGuard }

    /// Whether the view shows a button that closes it.
    ///
    /// Not every system has another way to close the view. If a question has a cancel choice, the view shows that
    /// choice instead.
    var showsClose: Bool {
        content.kind == .sheet && content.isDismissible
    }
}

extension ModalContent {
    /// The text below the title of an alert: its message, why the input was refused, and why choices are unavailable.
    ///
    /// The systems' alerts show plain text, in which the user cannot open links. The text therefore contains the
    /// addresses.
    var explanation: String? {
        let reasons = choices.compactMap { choice in choice.unavailable.map { "\(choice.label): \($0)" } }
        let spelledOut = messageMarkup.flatMap { $0.text == message ? $0.spellingOutLinks.text : nil }
        let lines = [spelledOut ?? message].compactMap { $0 } + fields.compactMap(\.error) + reasons
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }

    /// Returns the name of a field, for a place with room for only one text.
    func prompt(of field: Outline.Item) -> String {
        if case .field(_, let placeholder, _, _) = field.kind, !placeholder.isEmpty { return placeholder }
        return isBodyNamedByTitle ? "" : field.label
    }

    /// The name of the element that the modal belongs to, if it has one.
    var placeToPointAt: String? {
        if case .popover(let name?)? = style { name } else { anchor }
    }

    /// Whether the user should read the modal with special care.
    var isCritical: Bool {
        severity == .warning || severity == .error
    }
}
