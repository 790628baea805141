/// What a modal shows, as plain data: renderers draw it, tests look at it, transcripts keep it.
public struct ModalContent: Equatable, Sendable, Codable {
    /// Which kind of question this is.
    public enum Kind: String, Sendable, Codable, Hashable, CaseIterable {
        /// A message with choices.
        case alert
        /// A list of which one or many are taken.
        case choose
        /// Fields to fill in.
        case prompt
        /// Work that goes on.
        case progress
        /// A screen, or a whole flow.
        case sheet
    }

    /// A button.
    public struct Choice: Equatable, Sendable, Codable, Identifiable {
        /// Its place among the choices, by which it is answered.
        public var id: Int
        /// What it says.
        public var label: String
        /// What it means.
        public var role: Role
        /// Why it cannot be pressed; `nil` where it can.
        public var unavailable: String?

        /// A button.
        @inlinable
        public init(id: Int, label: String, role: Role = .normal, unavailable: String? = nil) {
            self.id = id
            self.label = label
            self.role = role
            self.unavailable = unavailable
        }
    }

    /// Which kind of question this is.
    public var kind: Kind
    /// The first line.
    public var title: String
    /// The message below the title.
    public var message: String?
    /// Which parts of the message are bold, italic, code or links; ignored where it says anything else than the message.
    public var messageMarkup: Markup?
    /// What makes it the same question as another one, where it is asked once; see ``QuestionPolicy/once(_:)-swift.type.method``.
    public var identity: String?
    /// How serious that is.
    public var severity = Severity.info
    /// What it shows below the message: the fields of a prompt, the list to choose from, the meter of work that goes on.
    public var body: [Outline.Item] = []
    /// Its buttons, in reading order.
    public var choices: [Choice] = []
    /// How a sheet would like to appear.
    public var style: SheetStyle?
    /// The name of what it belongs to on the screen, for a renderer that can point at something.
    public var anchor: String?
    /// Whether it is checking an answer or giving up its work; meanwhile its input is locked.
    public var isBusy = false
    /// Whether the user can send it away.
    public var isDismissible = true
    /// What is known of what was entered, where that is checked while the user types; `nil` where only submitting tells.
    public var typingCheck: TypingCheck?

    /// What is known of a text while it is typed.
    public enum TypingCheck: String, Sendable, Codable, Hashable {
        /// It is wrong, or nobody knows yet.
        case open
        /// It is right.
        case passed
    }

    /// The choice that the Enter key stands for: the preferred one, else the first normal one, else the cancel choice.
    ///
    /// Work that goes on has none, so that a key pressed too often does not give it up.
    public var defaultChoice: Choice? {
        guard kind != .progress else { return nil }
        func first(_ role: Role) -> Choice? { choices.first { $0.role == role && $0.unavailable == nil } }
        return first(.preferred) ?? first(.normal) ?? cancelChoice
    }

    /// The choice that a dismissal stands for.
    public var cancelChoice: Choice? {
        choices.first { $0.role == .cancel }
    }
}

// It stands in an extension so that the compiler makes an initialiser of all properties, too, which costs no copy.
extension ModalContent {
    /// The content of a modal that has only a title; give it what else it shows.
    public init(kind: Kind, title: String, message: String? = nil, severity: Severity = .info) {
        self.init(kind: kind, title: title, message: message, severity: severity, body: [])
    }
}

extension ModalContent: CustomStringConvertible {
    /// The kind and the title, such as `alert “Card declined”`.
    public var description: String {
        title.isEmpty ? noun : "\(noun) “\(title)”"
    }

    /// What it is, such as `alert` or `list`.
    package var noun: String { kind == .choose ? "list" : kind.rawValue }
}
