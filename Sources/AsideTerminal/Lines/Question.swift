import Aside

/// What a modal or a screen asks, as lines, and what its answers do.
@MainActor
struct Question {
    /// What asks.
    enum Source: Hashable {
        case screen(Entry.ID)
        case field(ModalContent.Field.ID, of: ModalID)
        case control(Outline.Item.ID, of: Entry.ID)
        case modal(ModalID)

        /// What is in view while this is asked.
        var shown: Source {
            switch self {
            case .control(_, let entry): .screen(entry)
            case .field(_, let modal): .modal(modal)
            case .screen, .modal: self
            }
        }
    }

    /// What is printed.
    struct Text: Equatable {
        var source: Source
        /// What is asked.
        var lines: [String] = []
        /// What has become known since: why an answer was not taken, or how far work has come.
        var news: String?
    }

    /// What it takes for an answer.
    enum Reply {
        case nothing
        case number([Int: Option])
        case text(@MainActor (String) -> Step)
    }

    /// An answer that has a number.
    struct Option {
        let label: String
        let isEnabled: Bool
        let choose: @MainActor () -> Step
    }

    /// What follows from an answer.
    enum Step {
        /// What the stage shows next.
        case done
        /// Something else has to be asked first.
        case ask(Question)
        /// An action of a screen, which may ask questions itself.
        case work(@MainActor () async -> Void)
    }

    var text: Text
    var reply = Reply.nothing
    /// Whether the answer must not be seen.
    var isHidden = false
    let words: LineWords
    /// Where the screen stands that asks.
    let stage: Stage?

    init(_ source: Source, on stage: Stage? = nil, _ words: LineWords) {
        text = Text(source: source)
        self.words = words
        self.stage = stage
    }

    /// Adds an answer under a number, by default the next one.
    mutating func add(
        _ label: String, number: Int? = nil, isEnabled: Bool = true, choose: @escaping @MainActor () -> Step
    ) {
        var options: [Int: Option] = [:]
        if case .number(let others) = reply { options = others }
        let number = number ?? (options.keys.max() ?? 0) + 1
        options[number] = Option(label: label, isEnabled: isEnabled, choose: choose)
        reply = .number(options)
        let shown = isEnabled ? label : words.unavailable.with(["label": label])
        text.lines.append(words.choice.with(["number": "\(number)", "label": shown]))
    }
}

extension Question {
    /// What the topmost modal asks, or the screen on top where there is none.
    init?(on stage: Stage, _ words: LineWords) {
        if let modal = stage.modals.last {
            self.init(modal, words)
        } else {
            self.init(screenOn: stage, words)
        }
    }
}
