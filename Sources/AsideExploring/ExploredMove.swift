import Aside

/// A turn of the user that a walk can make in a state, and what the walks know of it.
final class ExploredMove {
    /// What the user does, with controls named by their labels.
    private(set) var turn: Recording.Turn

    /// The same by the identities of the controls, so that the walk need not look up labels; empty for the rows of a list,
    /// which may come in another order.
    ///
    /// The rows of a list are named by their labels, because their order may change. A form holds only what is new.
    let steps: [FrontStep]

    /// What the user leaves with it: a screen, a question, or everything; `nil` if the user goes on.
    let leaving: Front.Leaving?

    /// What the walks know of all moves that are equal to this one.
    ///
    /// ``Explorer/history(of:)`` finds it once, because to hash a move takes long.
    var history: MoveHistory?

    /// The place of a published value among those that the test gives.
    let publication: Int?

    /// How often walks have made it.
    var count = 0

    /// A hash of what the flow learns from it, once it was made.
    var told: Int?

    /// The state to which it leads, if that is known.
    var result: Int?

    /// Whether it has led to a known state with other past answers than those on which that was found.
    var leadsToOtherPast = false

    init(turn: Recording.Turn, steps: [FrontStep] = [], leaving: Front.Leaving? = nil, publication: Int? = nil) {
        (self.turn, self.steps, self.leaving, self.publication) = (turn, steps, leaving, publication)
    }

    /// The kind of the last move of the turn, which tells what the turn is for.
    var kind: Move.Kind? { turn.moves.last?.kind }

    var isLeaving: Bool { leaving != nil }

    /// Whether the user dismisses a question with this move, and so gives no answer.
    var isDismissal: Bool { leaving == .dismiss }

    /// Whether the user sees this move and makes it.
    var isUsers: Bool { kind != .wait && kind != .cancel }

    /// Whether the user presses the button of a notice.
    var isOfNotice: Bool { if case .notice = turn.place { true } else { false } }

    /// Whether the user makes this move at the screen or the modal in front, and not at a notice.
    var isOfPlace: Bool { isUsers && !isOfNotice }

    /// Whether the user enters something with this move and submits nothing.
    var isEditing: Bool {
        // A row of a list is an answer.
        kind == .fill || kind == .toggle || kind == .pick && turn.moves.last?.label != nil
    }

    /// Whether the user answers a question with this move.
    var isAnswering: Bool {
        guard case .modal = turn.place else { return false }
        return kind == .press || kind == .submit || kind == .pick && !isEditing
    }

    /// Whether the user goes on by this move, and does not leave something.
    var leadsOn: Bool { isUsers && !isLeaving }

    /// Whether the user goes on by this move, or answers an alert by it, be that with its Cancel.
    var isAnswer: Bool { leadsOn || isAnswering && !isDismissal }

    /// Whether the walk itself cancels the flow with this move.
    var isCancelling: Bool { kind == .cancel }

    /// The text that the move types into a field; `nil` if it leaves the field as it is.
    func text(for field: Outline.Item.ID) -> String? {
        for case .operate(field, .fill(let text)) in steps { return text }
        return nil
    }

    /// Notes how much time passes in a move that waits.
    func noteTime(_ duration: Duration) {
        turn = Recording.Turn([.wait(duration)], turn.place, source: turn.source)
    }

    /// The label of the control that the user operates, or else the move in a few words.
    lazy var label: String =
        switch turn.moves.last {
        case .press(let label, _): label
        case .pick(let options, _, _): options.joined(separator: ", ")
        case .fill: "fill in"
        case .wait: "after a while"
        default: Move.words(for: turn.moves.suffix(1))
        }

    /// The move in words that are the same on each walk.
    lazy var words: String = kind == .wait ? "wait" : isOfNotice ? "\(turn.words) at the notice" : turn.words
}

/// What the walks know of a move, in whatever state it was made.
@MainActor
final class MoveHistory {
    /// Whether a walk has already waited after it for all other tasks that were ready to run.
    var hasPaused = false
    /// Whether work ran after it that the library does not know.
    var isRestless = false
}

extension Move {
    /// Lets time pass.
    static func wait(_ duration: Duration) -> Move {
        .wait(seconds: Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18)
    }
}
