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

        /// A button.
        @inlinable
        public init(id: Int, label: String, role: Role = .normal) {
            self.id = id
            self.label = label
            self.role = role
        }
    }

    /// A row of a list to choose from.
    public struct Option: Equatable, Sendable, Codable, Identifiable {
        /// Its place in the list, by which it is picked.
        public var id: Int
        /// What it says.
        public var label: String
        /// Whether it is taken, or (where one is chosen) the one to start from.
        public var isSelected: Bool

        /// A row.
        public init(id: Int, label: String, isSelected: Bool = false) {
            self.id = id
            self.label = label
            self.isSelected = isSelected
        }
    }

    /// A line of text to fill in.
    public struct Field: Equatable, Sendable, Codable, Identifiable {
        /// Its place among the fields, by which it is filled.
        public var id: Int
        /// What is to be filled in; may be empty where the title of a prompt says it.
        public var label: String
        /// What it holds.
        public var text: String
        /// What it shows while it is empty.
        public var placeholder: String
        /// Whether its text must not be seen.
        public var isSecure: Bool
        /// Why its text was not taken.
        public var error: String?

        /// A field.
        public init(
            id: Int, label: String, text: String = "", placeholder: String = "", isSecure: Bool = false,
            error: String? = nil
        ) {
            self.id = id
            self.label = label
            self.text = text
            self.placeholder = placeholder
            self.isSecure = isSecure
            self.error = error
        }
    }

    /// How far work has come.
    public struct Progress: Equatable, Sendable, Codable {
        /// From 0 to 1; `nil` while that is not known.
        public var fraction: Double?
        /// What is being done.
        public var note: String?

        /// A state of work.
        public init(fraction: Double? = nil, note: String? = nil) {
            self.fraction = fraction
            self.note = note
        }
    }

    /// Which kind of question this is.
    public var kind: Kind
    /// The first line.
    public var title: String
    /// The message below the title.
    public var message: String?
    /// What makes it the same question as another one, where it is asked once; see ``QuestionPolicy/once(_:)-swift.type.method``.
    public var identity: String?
    /// How serious that is.
    public var severity = Severity.info
    /// Its buttons, in reading order.
    public var choices: [Choice] = []
    /// The rows of a list to choose from.
    public var options: [Option] = []
    /// How many rows may be taken; `nil` where picking one answers.
    public var count: ClosedRange<Int>?
    /// The fields to fill in.
    public var fields: [Field] = []
    /// How far the work has come.
    public var progress: Progress?
    /// How a sheet would like to appear.
    public var style: SheetStyle?
    /// Whether it is checking an answer or giving up its work; meanwhile its input is locked.
    public var isBusy = false
    /// Whether the user can send it away.
    public var isDismissible = true

    /// The content of a modal that has only a title; give it what else it shows.
    public init(kind: Kind, title: String, message: String? = nil, severity: Severity = .info) {
        self.kind = kind
        self.title = title
        self.message = message
        self.severity = severity
    }

    /// The choice that the Enter key stands for: the preferred one, else the first normal one, else the cancel choice.
    ///
    /// Work that goes on has none, so that a key pressed too often does not give it up.
    public var defaultChoice: Choice? {
        guard kind != .progress else { return nil }
        return choices.first { $0.role == .preferred } ?? choices.first { $0.role == .normal } ?? cancelChoice
    }

    /// The choice that a dismissal stands for.
    public var cancelChoice: Choice? {
        choices.first { $0.role == .cancel }
    }
}

extension ModalContent: CustomStringConvertible {
    /// The kind and the title, such as `alert “Card declined”`.
    public var description: String {
        let noun = kind == .choose ? "list" : kind.rawValue
        return title.isEmpty ? noun : "\(noun) “\(title)”"
    }
}
