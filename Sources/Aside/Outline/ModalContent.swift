/// What a modal shows, as plain data.
///
/// Presenters draw it, tests look at it, and transcripts keep it.
package struct ModalContent: Hashable, Sendable, Codable {
    /// The kind of modal.
    package enum Kind: String, Sendable, Codable, Hashable, CaseIterable {
        /// A message with choices.
        case alert
        /// A list to choose one or many rows from.
        case choose
        /// One value to enter.
        case prompt
        /// Fields to fill in.
        case form
        /// Work that is running.
        case progress
        /// A screen, or a whole flow.
        case sheet
    }

    /// A button.
    package struct Choice: Hashable, Sendable, Codable, Identifiable {
        /// Its place among the choices, which identifies it.
        package var id: Int
        /// The label of the button.
        package var label: String
        /// What pressing the button means.
        package var role: Role
        /// Why the button cannot be pressed; `nil` if it can.
        package var unavailable: String?
        /// The identity that the flow gives it; see ``Aside/Choice/id(_:)``.
        package var identity: String?

        /// Makes a button.
        @inlinable
        package init(id: Int, label: String, role: Role = .normal, unavailable: String? = nil) {
            self.id = id
            self.label = label
            self.role = role
            self.unavailable = unavailable
        }
    }

    /// The kind of modal.
    package var kind: Kind
    /// The first line.
    package var title: String
    /// The message below the title.
    package var message: String?
    /// Which parts of the message are bold, italic, code or links.
    ///
    /// Ignored if its text differs from the message.
    package var messageMarkup: Markup?
    /// The id of a question that is asked once; see ``Question/once(_:)``.
    package var identity: String?
    /// The identity by which a record knows it; see ``Question/id(_:)``.
    package var recordID: String?
    /// How serious the message is.
    package var severity = Severity.info
    /// What is shown below the message: the fields of a prompt or a form, the list to choose from, or the meter of
    /// running work.
    package var body: [Outline.Item] = []
    /// Its buttons, in reading order.
    package var choices: [Choice] = []
    /// How a sheet should appear.
    package var style: SheetStyle?
    /// The name of the element that the modal belongs to.
    ///
    /// A presenter may show the modal beside that element.
    package var anchor: String?
    /// Whether the modal is checking an answer or cancelling its work.
    ///
    /// Meanwhile, its controls are locked.
    package var isBusy = false
    /// Whether the user can dismiss the modal.
    package var isDismissible = true
    /// Whether the text passes the check while the user types; `nil` if it is checked only when the user submits.
    package var typingCheck: TypingCheck?
    /// Why the check of a form has refused the form as a whole; `nil` if it has not, or has named a field.
    package var refusal: String?

    /// The state of a check while the user types.
    package enum TypingCheck: String, Sendable, Codable, Hashable {
        /// The text is wrong, or the check has not ended yet.
        case open
        /// The text is right.
        case passed
    }

    /// The choice that Enter presses: the preferred one, else the first normal one, else the cancel choice.
    ///
    /// Running work has no default choice, so that a key that is pressed too often does not cancel it.
    package var defaultChoice: Choice? {
        guard kind != .progress else { return nil }
        for role in [Role.preferred, .normal] {
            for choice in choices where choice.role == role && choice.unavailable == nil { return choice }
        }
        return cancelChoice
    }

    /// The choice that a dismissal presses.
    package var cancelChoice: Choice? {
        choices.first { $0.role == .cancel }
    }

    /// Returns why the row or the choice at a place cannot be the answer; `nil` if it can.
    func unavailability(ofPlace place: Int) -> String? {
        if kind != .choose { return choices[place].unavailable }
        let options = options
        return options.indices.contains(place) ? options[place].unavailable : nil
    }
}

// This initialiser is in an extension, so that the compiler also makes the memberwise one.
extension ModalContent {
    /// Makes the content of a modal with a title.
    ///
    /// Set the other properties afterwards.
    package init(kind: Kind, title: String, message: String? = nil, severity: Severity = .info) {
        self.init(kind: kind, title: title, message: message, severity: severity, body: [])
    }
}

extension ModalContent: CustomStringConvertible {
    /// The kind and the title, such as `alert “Card declined”`.
    package var description: String {
        title.isEmpty ? noun : "\(noun) “\(title)”"
    }

    /// The word for this kind, such as `alert` or `list`.
    package var noun: String { kind == .choose ? "list" : kind.rawValue }

    /// Whether it has fields to fill in and to submit: a prompt, or a form.
    package var isFilledIn: Bool { kind == .prompt || kind == .form }

    /// Whether what is entered takes long to enter again: in a form, and in several lines.
    var isWorthKeeping: Bool { kind == .form || kind == .prompt && body.first?.format == .lines }
}

/// How serious a message is.
public enum Severity: String, Sendable, Codable, Hashable, CaseIterable {
    /// Information that needs no action.
    case info
    /// Something succeeded.
    case success
    /// Something may go wrong.
    case warning
    /// Something went wrong.
    case error
}
