import Aside

extension Modal {
    /// Whether a swipe must not take its view away: what decides about that may say no, or takes its time.
    var blocksSwipe: Bool {
        !content.isDismissible || hasCloseGuard || content.isBusy
    }

    /// Whether its own view shows a button that sends it away.
    ///
    /// Not every system has another way, and a question with a choice that means the same shows that.
    var showsClose: Bool {
        content.kind == .sheet && content.isDismissible
    }
}

extension ModalContent {
    /// What an alert says below its title: its message, why what was filled in was not taken, and why choices cannot be.
    ///
    /// The systems' alerts show plain text, in which nothing can be followed: it says where links lead.
    var explanation: String? {
        let reasons = choices.compactMap { choice in choice.unavailable.map { "\(choice.label): \($0)" } }
        let spelledOut = messageMarkup.flatMap { $0.text == message ? $0.spellingOutLinks.text : nil }
        let lines = [spelledOut ?? message].compactMap { $0 } + body.compactMap(\.error) + reasons
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }

    /// What a field is called where only one text has room.
    func prompt(of field: Outline.Item) -> String {
        if case .field(_, let placeholder, _, _) = field.kind, !placeholder.isEmpty { return placeholder }
        return isBodyNamedByTitle ? "" : field.label
    }

    /// The name of what it belongs to, where it says one.
    var placeToPointAt: String? {
        if case .popover(let name?)? = style { name } else { anchor }
    }

    /// Whether the user should look twice.
    var isCritical: Bool {
        severity == .warning || severity == .error
    }
}
