import Aside

/// A turn of the user that a walk can make.
///
/// States that ask the same question share theirs.
final class ExploredMove {
    /// What the user does, with controls named by their labels.
    let turn: Recording.Turn

    /// The same by the identities of the controls, so that the walk need not look up labels.
    ///
    /// The rows of a list are named by their labels, because their order may change. A form holds only what is new.
    let moves: [Move]

    /// What the user leaves with it: a screen, a question, or everything; `nil` if the user goes on.
    let leaving: Front.Leaving?

    /// The labels of the fields into which the user types something new with this move.
    let typed: [String]

    /// What the walks know of all moves that are equal to this one.
    ///
    /// ``FlowKnowledge/history(of:)`` finds it once, because to hash a move takes long.
    var history: MoveHistory?

    /// The place of the answer, if the walk can answer the question without showing it, or that of a published value.
    let knownPlace: Int?

    init(
        turn: Recording.Turn, moves: [Move] = [], leaving: Front.Leaving? = nil, typed: [String] = [],
        knownPlace: Int? = nil
    ) {
        self.turn = turn
        self.moves = moves.isEmpty ? turn.moves : moves
        self.leaving = leaving
        self.typed = typed
        self.knownPlace = knownPlace
    }

    /// The kind of the last move of the turn, which tells what the turn is for.
    var kind: Move.Kind? { turn.moves.last?.kind }

    /// The place of the answer, if the walk can answer the question without showing it.
    var knownAnswer: Int? { kind == .publish ? nil : knownPlace }

    /// The place of the answer to such a question, whose rows may have another order now.
    func answer(to question: ModalContent) -> Int? {
        guard let known = knownAnswer, kind == .pick, let label = turn.moves.last?.options?.first else {
            return knownAnswer
        }
        let options = question.options
        return options.indices.contains(known) && options[known].label == label
            ? known : options.firstIndex { $0.label == label }
    }

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

    /// Whether the user goes on by this move, or answers an alert by it.
    var isAnswer: Bool { leadsOn || knownAnswer != nil }

    /// Whether the walk itself cancels the flow with this move.
    var isCancelling: Bool { kind == .cancel }

    /// Returns the same move for only some of its fields.
    func keepingFields(_ kept: [Int]) -> ExploredMove {
        ExploredMove(
            turn: Recording.Turn(kept.map { turn.moves[$0] }, turn.place, source: turn.source),
            moves: kept.map { moves[$0] }, typed: typed)
    }

    /// Returns the same move with the time that passes in it.
    func waiting(_ duration: Duration) -> ExploredMove {
        ExploredMove(turn: Recording.Turn([.wait(duration)], turn.place, source: turn.source))
    }

    /// The label of the move in a diagram and in the coverage.
    var label: String {
        guard let last = turn.moves.last else { return "" }
        let name = last.label ?? ""
        switch last.kind {
        case .press: return name
        case .pick: return last.options?.joined(separator: ", ") ?? ""
        case .submit, .fill:
            if let options = turn.moves.first?.options {
                return options.isEmpty ? "none" : options.joined(separator: ", ")
            }
            let texts = turn.moves.filter { $0.kind == .fill }
            return texts.isEmpty ? "as it is" : texts.map(\.drawnText).joined(separator: ", ")
        case .leave: return "leave \(name)"
        case .toggle: return "\(name) \(last.isOn == true ? "on" : "off")"
        case .publish: return last.value ?? "a value"
        case .back: return isDismissal ? "dismissed" : "back"
        case .wait: return "after a while"
        case .cancel: return "cancelled"
        }
    }
}

/// What the walks know of a move in one state.
struct MoveRecord {
    /// How often walks have made it.
    var count = 0
    /// A hash of what the flow learns from it, once it was made.
    var told: Int?
    /// The state to which it leads, if that is known.
    var result: Int?
    /// Whether it has led to a known state with other past answers than those on which that was found.
    var leadsToOtherPast = false
}

/// What the walks know of a move, in whatever state it was made.
@MainActor
final class MoveHistory {
    /// Whether a walk has already waited after it for all other tasks that were ready to run.
    var hasPaused = false
    /// Whether work ran after it that the library does not know.
    var isRestless = false

    var needsPause: Bool { !hasPaused || isRestless }
}

extension ExploredMove {
    /// The label of the move in a diagram, without the entered text.
    var drawnLabel: String { kind == .fill ? "fill in" : label }
}

extension Move {
    fileprivate var drawnText: String {
        guard let text = text?.string else { return "a secret" }
        return text.isEmpty ? "no \(label ?? "text")" : text
    }

    /// Lets time pass.
    static func wait(_ duration: Duration) -> Move {
        .wait(seconds: Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18)
    }
}

extension Walk {
    /// Makes the moves of a user on what is in front.
    ///
    /// ``fill(_:)`` fills in the fields of a screen. Letting time pass and cancelling are not done here, because a user
    /// does neither.
    ///
    /// - Returns: `true` if they were possible.
    func carryOut(_ explored: ExploredMove) -> Bool {
        if explored.kind == .publish, let place = explored.knownPlace {
            guard let screen = front?.entries.last?.screen,
                let values = publications[ObjectIdentifier(Swift.type(of: screen))], values.indices.contains(place)
            else { return false }
            return values[place].publish(screen)
        }
        if explored.isOfNotice { return stage.takes(explored.moves, at: .notice) }
        // A sheet is dismissed as a whole.
        if explored.isDismissal, explored.kind == .back, let top { return top.dismiss() }
        return stage.takes(explored.moves, at: stage.frontID)
    }

    /// Fills in fields of the screen in front.
    ///
    /// - Returns: The indices of the filled fields. Filling in a field may remove the fields after it.
    func fill(_ explored: ExploredMove) -> [Int] {
        let id = stage.frontID
        return explored.moves.indices.filter { stage.takes([explored.moves[$0]], at: id) }
    }

    private var top: Modal? { stage.modals.last { !$0.isLeaving } }

    /// The stack in front; `nil` if a question without a stack is in front.
    private var front: Stage? { top == nil ? stage : top?.stage }

    /// Whether the screen in front accepts no value now.
    var isFlowAtWork: Bool { front?.acceptsInput == false }

    /// The question in front: a modal without a stack, or a step.
    var question: (any ShownQuestion)? {
        guard let front else { return top }
        return front.entries.last?.screen as? any ShownQuestion
    }
}
