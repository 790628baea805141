import Aside

extension Modal {
    /// Whether a swipe must not close the view, because the modal may refuse, or decide later.
    var blocksSwipe: Bool { !content.isDismissible || hasCloseGuard }
}

extension ModalContent {
    /// The text below the title of an alert: its message, and why the input was refused.
    ///
    /// The systems' alerts show plain text, in which the user cannot open links. The text therefore contains the
    /// addresses.
    var explanation: String? {
        let spelledOut = messageMarkup.flatMap { $0.text == message ? $0.spellingOutLinks.text : nil }
        let lines = [spelledOut ?? message].compactMap { $0 } + fields.compactMap(\.error)
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }

    /// Why choices cannot be pressed now.
    var reasons: [String] {
        choices.compactMap { choice in choice.unavailable.map { "\(choice.label): \($0)" } }
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
