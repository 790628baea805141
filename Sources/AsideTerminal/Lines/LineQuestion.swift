import Aside

/// What a modal or a screen asks, as lines, and what its answers do.
@MainActor
struct LineQuestion {
    /// What asks.
    enum Source: Hashable {
        case surface(SurfaceID)
        case control(Outline.Item.ID, of: SurfaceID)

        /// What is in view while this is asked.
        var shown: SurfaceID {
            switch self {
            case .surface(let surface), .control(_, let surface): surface
            }
        }
    }

    /// What is printed.
    struct Text: Equatable {
        var source: Source
        /// What is asked.
        var lines: [String] = []
        /// What can be entered; printed with it, and no reason to print it again.
        var hints: [String] = []
        /// What has become known since: why an answer was not taken, or how far work has come.
        var news: News?

        static func == (one: Text, other: Text) -> Bool {
            one.source == other.source && one.lines == other.lines && one.news == other.news
        }
    }

    /// What has become known, which is told once.
    struct News: Equatable {
        let text: String
        /// What makes it new; by default all of it.
        private let subject: String

        init(_ text: String, about subject: String? = nil) {
            self.text = text
            self.subject = subject ?? text
        }

        static func == (one: News, other: News) -> Bool { one.subject == other.subject }
    }

    /// What it takes for an answer.
    enum Reply {
        case nothing
        /// One of the options.
        case number
        /// So many of the options, by their numbers; `nil` for those that are taken already.
        case numbers(ClosedRange<Int>, @MainActor (Set<Int>?) -> Step)
        case text(@MainActor (String) -> Step)
        /// None, though it can be given up; tells whether that came in time.
        case interruption(@MainActor () -> Bool)
    }

    /// An answer that has a number.
    struct Option {
        let label: String
        let isEnabled: Bool
        /// Why it cannot be chosen, where that is told.
        let unavailable: String?
        /// Whether it is a part of an answer, where one takes several.
        let isPart: Bool
        let choose: @MainActor () -> Step
    }

    /// What follows from an answer.
    enum Step {
        /// What the stage shows next.
        case done
        /// Something else has to be asked first.
        case ask(LineQuestion)
        /// An action of a screen, which may ask questions itself.
        case work(@MainActor () async -> Void)
    }

    var text: Text
    var reply = Reply.nothing
    private(set) var options: [Int: Option] = [:]
    /// How a line says which option is meant.
    private(set) var menu = Menu()
    /// The number that an empty line stands for.
    var defaultNumber: Int?
    /// How many options are taken already, and the number of the button that leaves it at that.
    var chosen = 0
    var doneNumber: Int?
    /// Whether the last answer to it was refused by a check.
    var isAskedAgain = false
    /// What is wrong with a line that is a text.
    var problem: @MainActor (String) -> String? = { _ in nil }
    /// Whether the answer must not be seen.
    var isHidden = false
    let strings: LineStrings
    /// Where the screen stands that asks.
    let stage: Stage?

    init(_ source: Source, on stage: Stage? = nil, _ strings: LineStrings) {
        text = Text(source: source)
        self.strings = strings
        self.stage = stage
    }

    /// Adds an answer under a number, by default the next one.
    mutating func add(
        _ label: String, number: Int? = nil, isSelected: Bool = false, isEnabled: Bool = true, isBusy: Bool = false,
        isPart: Bool = false, detail: String? = nil, unavailable: String? = nil,
        choose: @escaping @MainActor () -> Step
    ) {
        let number = number ?? (options.keys.max() ?? 0) + 1
        options[number] = Option(
            label: label, isEnabled: isEnabled && !isBusy && unavailable == nil, unavailable: unavailable,
            isPart: isPart, choose: choose)
        menu.labels[number] = label
        reply = .number
        var shown = isSelected ? strings.selected.with(["label": label]) : label
        if let detail { shown = strings.detailed.with(["label": shown, "detail": detail]) }
        if isBusy { shown = strings.busy.with(["label": label]) }
        if let unavailable {
            shown = strings.unavailableBecause.with(["label": shown, "reason": unavailable])
        } else if !isEnabled {
            shown = strings.unavailable.with(["label": label])
        }
        text.lines.append(strings.choice.with(["number": "\(number)", "label": shown]))
    }

    /// Lets a line say something else for the answer under a number.
    mutating func add(synonym: String, for number: Int) {
        menu.synonyms[synonym] = number
    }
}

extension LineQuestion {
    /// What the topmost modal asks, or the screen on top where there is none.
    init?(on stage: Stage, _ strings: LineStrings) {
        if let modal = stage.modals.last {
            self.init(modal, strings)
        } else {
            self.init(screenOn: stage, strings)
        }
    }
}
