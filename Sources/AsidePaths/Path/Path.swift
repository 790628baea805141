public import Aside

/// What a user did, as data: a list of moves, from the beginning of a flow.
///
/// Paths are recorded under any presenter (``Aside/Stage/record(naming:)``), found by exploring a flow, and replayed by a
/// test. As JSON they are small, and they stay readable for later versions.
public struct Path: Hashable, Sendable {
    /// The moves, the first one first.
    public var moves: [Move]

    /// A path of some moves.
    ///
    /// - Parameter moves: the moves, the first one first.
    public init(_ moves: [Move] = []) {
        self.moves = moves
    }

    /// Something that a user did, and where.
    public struct Move: Hashable, Sendable {
        /// What was done.
        public var action: Action
        /// The screen or the modal to which it was done.
        public var place: Place
        /// The line of the flow that showed the screen or asked the question; replaying does not look at it.
        public var source: SourceLine?

        /// A move.
        ///
        /// - Parameters:
        ///   - action: what was done.
        ///   - place: the screen or the modal to which it was done.
        ///   - source: the line of the flow that showed it.
        public init(_ action: Action, _ place: Place, source: SourceLine? = nil) {
            self.action = action
            self.place = place
            self.source = source
        }
    }

    /// What a move was done to.
    public enum Place: Hashable, Sendable {
        /// A screen in front, by the name of its type.
        case screen(String)
        /// A modal on top, by its kind and title.
        case modal(ModalContent.Kind, String)
        /// A notice, by what it says.
        case notice(String)
        /// The flow itself, while nothing was shown.
        case flow
    }

    /// What can be done in one move.
    public enum Action: Hashable, Sendable {
        /// Presses a button; the group is named where several have that label.
        case press(String, in: String? = nil)
        /// Presses a button of a screen twice, as who is impatient; the second press does nothing where the first has taken effect.
        case pressTwice(String, in: String? = nil)
        /// Picks one option: of a selection on a screen, or of the list of a modal, whose label is its title.
        case pick(String, option: String, in: String? = nil)
        /// Picks these options of a list and no others, and submits.
        case pickMany([String])
        /// Replaces the texts of fields.
        case fill([FieldText])
        /// Replaces the texts of fields of a prompt, perhaps of none, and submits it.
        case submit([FieldText])
        /// Turns a switch on or off.
        case toggle(String, to: Bool, in: String? = nil)
        /// Publishes a value at a screen, written as Swift code; `nil` for a value that cannot be written.
        case publish(String?)
        /// Goes back to the screen below.
        case back
        /// Sends a modal away without an answer.
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
        /// All of its new text.
        public var text: String
        /// The label of the block that the field is in, where several fields have that label.
        public var group: String?

        /// The text of a field.
        ///
        /// - Parameters:
        ///   - label: the label of the field; empty for the only field of a prompt.
        ///   - text: all of its new text.
        ///   - group: the label of the block that the field is in, where several fields have that label.
        public init(_ label: String, _ text: String, in group: String? = nil) {
            self.label = label
            self.text = text
            self.group = group
        }
    }
}
