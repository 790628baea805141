/// What a user did, as data: a list of moves from the beginning of a flow.
///
/// To get a path, record the user under any presenter (``Aside/Stage/record(naming:)``), or explore a flow. You can
/// replay the path in a test. As JSON, a path is small, and later versions of this library can read it. A path does not
/// hold what was typed into secure fields.
///
/// A path names a screen by its type, a modal by its title, and a control by its label. If a screen gives an action or a
/// row an identity (`Action("Pay", id: "pay")`), the path names it by that, so that it can still be replayed when the
/// text has changed or is in another language.
public struct Recording: Hashable, Sendable {
    /// The moves, in order.
    public var moves: [Move]

    /// Makes a path.
    ///
    /// - Parameter moves: The moves, in order.
    public init(_ moves: [Move] = []) {
        self.moves = moves
    }

    /// Something that a user did, and where they did it.
    public struct Move: Hashable, Sendable {
        /// What the user did.
        public var action: Action
        /// The screen, the modal or the notice where the user did it.
        public var place: Place
        /// The line of the flow that showed the screen or asked the question.
        ///
        /// Replaying ignores it.
        public var source: SourceLine?

        /// Makes a move.
        ///
        /// - Parameters:
        ///   - action: What the user did.
        ///   - place: The screen, the modal or the notice where the user did it.
        ///   - source: The line of the flow that showed it.
        public init(_ action: Action, _ place: Place, source: SourceLine? = nil) {
            self.action = action
            self.place = place
            self.source = source
        }
    }

    /// The place of a move.
    public indirect enum Place: Hashable, Sendable {
        /// A screen in front, by the name of its type.
        case screen(String)
        /// A modal on top, by its kind and title.
        case modal(ModalContent.Kind, String)
        /// A notice, by its text.
        case notice(String)
        /// The flow itself, while nothing was shown.
        case flow
    }

    /// What a user can do in one move.
    public indirect enum Action: Hashable, Sendable {
        /// Presses a button.
        ///
        /// The group is needed if several buttons have the same label.
        case press(String, in: String? = nil)
        /// Picks one option of a selection, or of the list of a modal.
        ///
        /// The label of such a list is the modal's title.
        case pick(String, option: String, in: String? = nil)
        /// Picks these options of a list and no others, and submits.
        case pickMany([String])
        /// Replaces the texts of fields.
        case fill([FieldText])
        /// Ends the editing of a field on a screen, so that its checks run.
        ///
        /// Operating another control also does so, without a move of its own.
        case leave(String, in: String? = nil)
        /// Replaces the texts of some or no fields of a prompt or a form, and submits it.
        case submit([FieldText])
        /// Turns a switch on or off.
        case toggle(String, to: Bool, in: String? = nil)
        /// Publishes a value at a screen, written as Swift code; `nil` for a value that cannot be written.
        case publish(String?)
        /// Goes back to the screen below.
        case back
        /// Dismisses a modal without an answer.
        case dismiss
        /// Lets time pass.
        case wait(Duration)
        /// Cancels the flow's task.
        case cancel
    }

    /// The text of a field.
    public struct FieldText: Hashable, Sendable {
        /// The label of the field; empty for the only field of a prompt.
        public var label: String
        /// The new text; `nil` if it was typed into a secure field, so that the path does not hold it.
        public var text: String?
        /// The label of the block that contains the field.
        ///
        /// Needed if several fields have the same label.
        public var group: String?

        /// Makes the text of a field.
        ///
        /// - Parameters:
        ///   - label: The label of the field; empty for the only field of a prompt.
        ///   - text: The new text; `nil` if it is secret.
        ///   - group: The label of the block that contains the field. Needed if several fields have the same label.
        public init(_ label: String, _ text: String?, in group: String? = nil) {
            self.label = label
            self.text = text
            self.group = group
        }
    }
}

extension Recording.Place {
    /// Makes the place of a screen, by the screen's type; of a question that is a step, by its kind and title.
    ///
    /// - Parameter screen: The screen.
    @MainActor
    public init(_ screen: any Screen) {
        if let step = screen as? any ShownQuestion {
            self.init(step.question)
        } else {
            self = .screen(SwiftType.name(type(of: screen)))
        }
    }

    /// Makes the place of a modal, by the modal's kind and title.
    ///
    /// - Parameter content: What the modal shows.
    public init(_ content: ModalContent) {
        self = .modal(content.kind, content.title)
    }
}
