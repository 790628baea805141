import Aside
import AsidePaths

/// A move that can be made in a state, and how to make it without looking anything up by its label.
struct ExploredMove {
    /// What is done to the stage.
    enum Operation {
        case press(ModalContent.Choice.ID)
        case pickOption(Int)
        case pickOptions([Int])
        case submit([(field: Int, text: String)])
        case pressAction(Outline.Item.ID)
        case pressTwice(Outline.Item.ID)
        case fill([(field: Outline.Item.ID, text: String)])
        case toggle(Outline.Item.ID, Bool)
        case select(Outline.Item.ID, Int)
        case publish(Int)
        case pressNotice
        case back
        case dismiss
        case wait
        case cancel
    }

    let move: Path.Move
    let operation: Operation

    /// Whether the user leaves something by it: a screen, a question, or everything.
    var isLeaving = false

    /// The answer of a question with choices, which can be given without showing it.
    var knownAnswer: Int? {
        switch operation {
        case .press(let place): if case .modal(.alert, _) = move.place { place } else { nil }
        case .pickOption(let place): place
        default: nil
        }
    }

    /// Whether it is something that the user sees and does.
    var isUsers: Bool {
        switch operation {
        case .wait, .cancel: false
        default: true
        }
    }

    /// What is seen of the move on a drawing, and counted in the coverage.
    var label: String {
        switch move.action {
        case .press(let label, _): label
        case .pressTwice(let label, _): "\(label) twice"
        case .pick(_, let option, _): option
        case .pickMany(let options): options.isEmpty ? "none" : options.joined(separator: ", ")
        case .submit(let texts), .fill(let texts):
            texts.isEmpty
                ? "as it is" : texts.map { $0.text.isEmpty ? "no \($0.name)" : $0.text }.joined(separator: ", ")
        case .toggle(let label, let isOn, _): "\(label) \(isOn ? "on" : "off")"
        case .publish(let value): value ?? "a value"
        case .back: "back"
        case .dismiss: "dismissed"
        case .wait: "after a while"
        case .cancel: "cancelled"
        }
    }
}

extension ExploredMove {
    /// What a drawing says of it: what exactly is filled in would be too much.
    var drawnLabel: String {
        if case .fill = move.action { "fill in" } else { label }
    }
}

extension Path.FieldText {
    fileprivate var name: String { label.isEmpty ? "text" : label }
}
