import Aside

/// The question of a modal or a screen as lines, and the effects of its answers.
@MainActor
final class LineQuestion {
    /// The surface or the control that asks a question.
    indirect enum Source: Equatable {
        case surface(SurfaceID)
        case control(Outline.Item.ID, of: SurfaceID)

        /// The surface that is in view while the question is asked.
        var shown: SurfaceID {
            switch self {
            case .surface(let surface), .control(_, let surface): surface
            }
        }
    }

    /// The printed text of the question.
    struct Text: Equatable {
        var source: Source
        /// The question itself.
        var lines: [String] = []
        /// How to answer.
        ///
        /// It is printed with the question. If only the hints change, the question is not printed again.
        var hints: [String] = []
        /// News, such as why an answer was refused, or how far work has come.
        var news: News?

        static func == (one: Text, other: Text) -> Bool {
            one.source == other.source && one.lines == other.lines && one.news == other.news
        }
    }

    /// A piece of news, which is printed once.
    struct News: Equatable {
        let text: String
        /// What makes the news new; by default the whole text.
        private let subject: String
        /// What running work is at, apart from how far it has come; `nil` for other news.
        let activity: String?

        init(_ text: String, about subject: String? = nil, activity: String? = nil) {
            self.text = text
            self.subject = subject ?? text
            self.activity = activity
        }

        static func == (one: News, other: News) -> Bool { one.subject == other.subject }
    }

    /// The kind of answer that the question accepts.
    enum Reply {
        case nothing
        /// The number of an option.
        case number
        /// Several options, by their numbers; `nil` keeps the selection.
        indirect case numbers(ClosedRange<Int>, @MainActor (Set<Int>?) -> Step)
        case text(@MainActor (String) -> Step)
        /// The question accepts no answer, but a line can cancel the work.
        ///
        /// The function returns whether the line came in time.
        case interruption(@MainActor () -> Bool)
    }

    /// An answer with a number.
    struct Option {
        let label: String
        let isEnabled: Bool
        /// Why the option cannot be chosen; `nil` if it can, or if no reason is shown.
        let unavailable: String?
        let choose: @MainActor () -> Step
    }

    /// What follows an answer.
    enum Step {
        /// The stage decides what comes next.
        case done
        /// The presenter has to ask another question first.
        case ask(LineQuestion)
        /// An action of a screen, which may ask questions itself.
        case work(@MainActor () async -> Void)
    }

    var text: Text
    /// The question without a sign of how serious it is; for a screen, its title.
    var title: String?
    /// The field of a form that is asked for.
    var field: String?
    /// The heading at the top of a screen, which the user has read in place of its title.
    var heading: String?
    var reply = Reply.nothing
    private(set) var options: [Int: Option] = [:]
    /// The menu that finds the option for a line.
    var menu = Menu()
    /// The number that an empty line means.
    var defaultNumber: Int?
    /// The choice that is marked as what an empty line takes.
    var markedDefault: String?
    /// What an empty line takes, if that is not said otherwise.
    var emptyLineTakes: String?
    /// How many options are selected.
    var chosen = 0
    /// The list that is too long to be printed, if there is one.
    var longList: LongList?
    /// Whether the question says how to cancel it, unless an earlier one has said so.
    var saysHowToCancel = false
    /// Dismisses the question without an answer; `nil` if it cannot be dismissed.
    var cancel: (@MainActor () -> Step)?
    /// Goes back from a step; `nil` if there is nothing to go back to.
    var goBack: (@MainActor () -> Step)?
    /// Goes back to the field above in a form; `nil` for its first field.
    var goUp: (@MainActor () -> Step)?
    /// How many suggestions are listed.
    var listedSuggestions = 0
    /// The labels of the fields that were given beforehand, and are not asked.
    var given: Set<String> = []
    /// Whether a check has refused the last answer.
    var isAskedAgain = false
    /// Why a check has refused a form, with the field, where that is said apart from the question.
    var refusal: String?
    /// The error about a line that the user enters as a text.
    var problem: @MainActor (String) -> String? = { _ in nil }
    /// Whether a line that was typed before the question must not answer it.
    var mustBeRead = false
    /// Whether the terminal must hide the answer.
    var isHidden = false
    let strings: LineStrings
    /// The modal or the screen whose controls the answers operate.
    let surface: any Operable
    /// The modal or the step that asks; `nil` for any other screen.
    let shown: (any ShownQuestion)?
    /// The stage of the screen that asks.
    let stage: Stage?

    init(
        _ source: Source, of surface: any Operable, asking shown: (any ShownQuestion)? = nil, on stage: Stage? = nil,
        _ strings: LineStrings
    ) {
        text = Text(source: source)
        self.shown = shown
        self.strings = strings
        self.surface = surface
        self.stage = stage
    }

    /// Adds an answer under a number, by default the next one.
    func add(
        _ label: String, number: Int? = nil, isSelected: Bool = false, isDefault: Bool = false, isEnabled: Bool = true,
        isBusy: Bool = false, detail: String? = nil, unavailable: String? = nil,
        choose: @escaping @MainActor () -> Step
    ) {
        let number = number ?? lastNumber + 1
        options[number] = Option(
            label: label, isEnabled: isEnabled && !isBusy && unavailable == nil, unavailable: unavailable,
            choose: choose)
        menu.labels[number] = label
        reply = .number
        var shown = isSelected ? strings.selected.with("label", label) : label
        if isDefault { shown = strings.isDefault.with("label", label) }
        if let detail { shown = strings.detailed.with("label", shown, "detail", detail) }
        if isBusy { shown = strings.busy.with("label", label) }
        if let unavailable {
            shown = strings.unavailableBecause.with("label", shown, "reason", unavailable)
        } else if !isEnabled {
            shown = strings.unavailable.with("label", label)
        }
        text.lines.append(strings.choice.with("number", "\(number)", "label", shown))
    }

    /// The names of the question in messages and for options, with the field of a form: its title, and its id.
    var names: [String] {
        let title = shown?.question.title ?? title ?? text.lines.first ?? ""
        return [title, shown?.question.identity].compactMap(\.self).map { $0 + (field.map { " / \($0)" } ?? "") }
    }

    /// The greatest number of an option; 0 if there is none.
    var lastNumber: Int { options.keys.max() ?? longList?.options.count ?? 0 }

    /// Accepts another word for the answer with a number.
    func add(synonym: String, for number: Int) {
        menu.synonyms.append(Menu.Synonym(word: synonym, number: number))
    }
}

extension LineQuestion {
    /// Makes the question of the topmost modal, or of the screen on top if there is no modal.
    convenience init?(on stage: Stage, given: GivenAnswers? = nil, _ strings: LineStrings, isTyped: Bool) {
        if let modal = stage.modals.last {
            self.init(modal, given: given, strings, isTyped: isTyped)
        } else {
            self.init(screenOn: stage, given: given, strings, isTyped: isTyped)
        }
    }
}
