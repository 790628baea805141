import Aside

/// A move that a walk can make, with the operation that makes it.
///
/// With the operation, the walk need not look up labels. States that ask the same question share their moves.
final class ExploredMove {
    enum Operation {
        case press(ModalContent.Choice.ID)
        case pickOption(Int)
        case pickOptions([Int])
        case submit([(field: Outline.Item.ID, text: String, isNew: Bool)])
        case pressAction(Outline.Item.ID)
        case fill([(field: Outline.Item.ID, text: String)])
        case leave(Outline.Item.ID)
        case toggle(Outline.Item.ID, Bool)
        case select(Outline.Item.ID, Int)
        case publish(Int)
        case pressNotice
        case back
        case dismiss
        case wait
        case cancel
    }

    let move: Recording.Move
    let operation: Operation

    /// Whether the user leaves something with this move: a screen, a question, or everything.
    let isLeaving: Bool

    /// The labels of the fields into which the user types something new with this move.
    let typed: [String]

    /// What the walks know of all moves that are equal to this one.
    ///
    /// ``FlowKnowledge/history(of:)`` finds it once, because to hash a move takes long.
    var history: MoveHistory?

    /// The place of the answer, if the walk can answer the question without showing it.
    let knownAnswer: Int?

    init(move: Recording.Move, operation: Operation, isLeaving: Bool = false, typed: [String] = []) {
        self.move = move
        self.operation = operation
        self.isLeaving = isLeaving
        self.typed = typed
        knownAnswer =
            switch operation {
            case .press(let place): if case .modal(.alert, _) = move.place { place } else { nil }
            case .pickOption(let place): place
            default: nil
            }
    }

    /// The operation at a question that may show its rows in another order now: the path names rows by their labels.
    func operation(at question: ModalContent?) -> Operation {
        let options = question?.options ?? []
        func place(_ known: Int, _ label: String) -> Int {
            if options.indices.contains(known), options[known].label == label { return known }
            return options.firstIndex { $0.label == label } ?? options.count
        }
        switch (operation, move.action) {
        case (.pickOption(let known), .pick(_, let label, _)): return .pickOption(place(known, label))
        case (.pickOptions(let known), .pickMany(let labels)): return .pickOptions(zip(known, labels).map(place))
        default: return operation
        }
    }

    /// The place of the answer to such a question, if the walk can answer it without showing it.
    func answer(to question: ModalContent) -> Int? {
        guard case .pickOption(let place) = operation(at: question) else { return knownAnswer }
        return question.options.indices.contains(place) ? place : nil
    }

    /// Whether the user dismisses a question with this move, and so gives no answer.
    var isDismissal: Bool {
        guard isLeaving, case .modal(let kind, _) = move.place else { return false }
        switch operation {
        // The Cancel of an alert is an answer.
        case .press: return kind != .alert
        case .dismiss: return true
        default: return false
        }
    }

    /// Whether the user sees this move and makes it.
    var isUsers: Bool {
        switch operation {
        case .wait, .cancel: false
        default: true
        }
    }

    /// Whether the user presses the button of a notice.
    var isOfNotice: Bool { if case .pressNotice = operation { true } else { false } }

    /// Whether the user makes this move at the screen or the modal in front, and not at a notice.
    var isOfPlace: Bool { isUsers && !isOfNotice }

    /// Whether the user enters something with this move and submits nothing.
    var isEditing: Bool {
        switch operation {
        case .fill, .toggle, .select: true
        default: false
        }
    }

    /// Whether the user goes on by this move, and does not leave something.
    var leadsOn: Bool { isUsers && !isLeaving }

    /// Whether the user goes on by this move, or answers an alert by it.
    var isAnswer: Bool { leadsOn || knownAnswer != nil }

    /// Whether the walk itself cancels the flow with this move.
    var isCancelling: Bool { if case .cancel = operation { true } else { false } }

    /// Returns the same move for only some of its fields.
    func keepingFields(_ kept: [Int]) -> ExploredMove {
        guard case .fill(let texts) = operation, case .fill(let names) = move.action else { return self }
        return ExploredMove(
            move: Recording.Move(.fill(kept.map { names[$0] }), move.place, source: move.source),
            operation: .fill(kept.map { texts[$0] }), typed: typed)
    }

    /// Returns the same move with the time that passes in it.
    func waiting(_ duration: Duration) -> ExploredMove {
        ExploredMove(move: Recording.Move(.wait(duration), move.place, source: move.source), operation: operation)
    }

    /// The label of the move in a diagram and in the coverage.
    var label: String {
        switch move.action {
        case .press(let label, _): label
        case .pick(_, let option, _): option
        case .pickMany(let options): options.isEmpty ? "none" : options.joined(separator: ", ")
        case .submit(let texts), .fill(let texts):
            texts.isEmpty ? "as it is" : texts.map(\.drawn).joined(separator: ", ")
        case .leave(let label, _): "leave \(label)"
        case .toggle(let label, let isOn, _): "\(label) \(isOn ? "on" : "off")"
        case .publish(let value): value ?? "a value"
        case .back: "back"
        case .dismiss: "dismissed"
        case .wait: "after a while"
        case .cancel: "cancelled"
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
    /// The move as the steps of a test.
    let steps: String
    /// Whether a walk has already waited after it for all other tasks that were ready to run.
    var hasPaused = false
    /// Whether work ran after it that the library does not know.
    var isRestless = false

    init(_ move: Recording.Move?) {
        steps = move?.steps.joined(separator: "\n") ?? ""
    }

    var needsPause: Bool { !hasPaused || isRestless }
}

extension ExploredMove {
    /// The label of the move in a diagram, without the entered text.
    var drawnLabel: String {
        if case .fill = move.action { "fill in" } else { label }
    }
}

extension Recording.FieldText {
    fileprivate var drawn: String {
        guard let text else { return "a secret" }
        return text.isEmpty ? "no \(label.isEmpty ? "text" : label)" : text
    }
}

extension Walk {
    /// Performs the operation of a user on what is in front.
    ///
    /// - Parameter operation: The operation. ``fill(_:)`` fills in the fields of a screen. Letting time pass and
    ///   cancelling are not done here, because a user does neither.
    /// - Returns: `true` if the operation was possible.
    func carryOut(_ operation: ExploredMove.Operation) -> Bool {
        let screen = front?.entries.last?.screen
        let question = question
        switch operation {
        case .press(let choice): return question?.press(choice) ?? false
        case .pickOption(let option): return question?.pick(option) ?? false
        case .pickOptions(let places):
            guard let question else { return false }
            let selected = question.question.options.indices.filter { question.question.options[$0].isSelected }
            for place in selected where !places.contains(place) { question.pick(place) }
            for place in places where !selected.contains(place) { question.pick(place) }
            return question.submit()
        case .submit(let texts):
            guard let question else { return false }
            do {
                for text in texts where text.isNew { try question.operate(text.field, .fill(text.text)) }
            } catch {
                return false
            }
            return question.submit()
        case .pressAction(let id): return (try? screen?.press(id)) != nil
        case .leave(let id): return (try? screen?.leave(id)) != nil
        case .toggle(let id, let isOn): return (try? (question ?? screen)?.toggle(id, to: isOn)) != nil
        case .select(let id, let index): return (try? (question ?? screen)?.pick(id, index)) != nil
        case .publish(let index):
            guard let screen, let values = publications[ObjectIdentifier(Swift.type(of: screen))],
                values.indices.contains(index)
            else { return false }
            return values[index].publish(screen)
        case .pressNotice: return stage.notice?.press() ?? false
        case .back: return question?.dismiss() ?? front?.goBack() ?? false
        case .dismiss: return top?.dismiss() ?? false
        case .fill, .wait, .cancel: return false
        }
    }

    /// Fills in fields of the screen in front.
    ///
    /// - Parameter texts: The fields and their texts.
    /// - Returns: The indices of the filled fields. Filling in a field may remove the fields after it.
    func fill(_ texts: [(field: Outline.Item.ID, text: String)]) -> [Int] {
        let screen = front?.entries.last?.screen
        return texts.indices.filter { (try? screen?.fill(texts[$0].field, texts[$0].text)) != nil }
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
