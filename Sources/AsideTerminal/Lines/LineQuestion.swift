import Aside

/// What is in front, or one control of it, as lines, and the steps that its answers take.
///
/// It is made of a front, and touches no stage.
@MainActor
final class LineQuestion {
    /// What asks a question: what is in front, or a control of it.
    struct Source: Equatable {
        let front: FrontID
        var control: Outline.Item.ID?
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
    enum Reply: Equatable {
        case nothing
        /// The number of an option.
        case number
        /// Several options, by their numbers.
        case numbers(ClosedRange<Int>)
        case text
        /// The question accepts no answer, but a line can cancel the work.
        case interruption
    }

    /// An answer with a number.
    struct Option {
        let label: String
        let isEnabled: Bool
        /// Why the option cannot be chosen; `nil` if it can, or if no reason is shown.
        let unavailable: String?
        let choice: Choice
    }

    /// What an option leads to.
    enum Choice {
        case make([FrontStep])
        /// The control of a screen is asked for.
        case edit(Outline.Item)
    }

    /// Which fields of a form are asked for after one.
    enum Rest {
        case allBelow
        /// Those that were refused.
        case only([Outline.Item.ID])
    }

    /// What follows an answer.
    enum Step {
        /// The steps are taken on what is in front; then the rest of a form is asked for.
        case make([FrontStep], then: Rest? = nil)
        /// The presenter has to ask another question first.
        case ask(LineQuestion)
    }

    let front: Front
    let words: LineWords
    let isTyped: Bool
    var text: Text
    /// The question without a sign of how serious it is; for a screen, its title.
    var title: String?
    /// The field that is asked for, or whose text is typed.
    let control: Outline.Item?
    /// Which fields are asked for after the control; `nil` for a control of a screen.
    let rest: Rest?
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
    /// The text that an empty line means.
    var emptyText = ""
    /// How many options are selected.
    var chosen = 0
    /// Whether the question says how to cancel it, unless an earlier one has said so.
    var saysHowToCancel = false
    /// Whether the question can be left without an answer; a control of a screen is left as it is.
    var isCancellable = false
    /// Whether there is a step to go back to.
    var goesBack = false
    /// The suggestions that are listed.
    var listedSuggestions: [String] = []
    /// The labels of the fields that were given beforehand, and are not asked.
    var given: Set<String> = []
    /// The lines of a text of several lines that are typed so far.
    var collected: [String] = []
    /// Whether a check has refused the last answer.
    var isAskedAgain = false
    /// Why it was refused, with the field.
    var refusal: String?
    /// Whether what was typed before it was printed does not answer it.
    var mustBeRead = false
    /// Whether the answer is a secret.
    var isHidden = false

    init(
        _ front: Front, _ control: Outline.Item? = nil, then rest: Rest? = nil, isTyped: Bool, _ words: LineWords
    ) {
        self.front = front
        self.control = control
        self.rest = rest
        self.isTyped = isTyped
        self.words = words
        text = Text(source: Source(front: front.id, control: control?.id))
    }

    /// Whether numbers answer the question, and not a text.
    var hasNumbers: Bool {
        switch reply {
        case .number, .numbers: true
        case .text, .nothing, .interruption: false
        }
    }

    /// Whether it is a screen, and not a question or a control.
    var isScreen: Bool { front.kind == .screen && text.source.control == nil }

    /// Adds an option with a number, by default the next one.
    func add(
        _ label: String, number: Int? = nil, isSelected: Bool = false, isDefault: Bool = false, isEnabled: Bool = true,
        isBusy: Bool = false, detail: String? = nil, unavailable: String? = nil, _ choice: Choice
    ) {
        let number = number ?? lastNumber + 1
        options[number] = Option(
            label: label, isEnabled: isEnabled && !isBusy && unavailable == nil, unavailable: unavailable,
            choice: choice)
        menu.labels[number] = label
        reply = .number
        var option = ListOption(label, detail: detail, unavailable: unavailable)
        option.isSelected = isSelected && !isDefault
        if isDefault { option.label = words(.isDefault, ["label": label]) }
        if unavailable == nil, isBusy || !isEnabled {
            option = ListOption(words(isEnabled ? .busy : .unavailable, ["label": label]))
        }
        text.lines.append(shown(option, number: number))
    }

    /// Returns the line of an option.
    func shown(_ option: ListOption?, number: Int) -> String {
        guard let option else { return "" }
        var shown = option.isSelected ? words(.selected, ["label": option.label]) : option.label
        if let detail = option.detail { shown = words(.detailed, ["label": shown, "detail": detail]) }
        if let reason = option.unavailable { shown = words(.unavailableBecause, ["label": shown, "reason": reason]) }
        return words(.choice, ["number": "\(number)", "label": shown])
    }

    /// Adds the options of a list that is too long to be printed.
    func add(longList list: [ListOption]) {
        for (place, option) in list.enumerated() {
            options[place + 1] = Option(
                label: option.label, isEnabled: option.unavailable == nil, unavailable: option.unavailable,
                choice: .make([.pick([place])]))
            menu.labels[place + 1] = option.label
        }
        menu.unprinted = list.count
        reply = .number
        text.lines.append(words(.longList, ["count": "\(list.count)"]))
        guard let selected = list.firstIndex(where: { $0.isSelected && $0.unavailable == nil }) else { return }
        text.lines.append(words(.kept, ["text": list[selected].label]))
        (defaultNumber, emptyLineTakes) = (selected + 1, list[selected].label)
    }

    /// By what a tool knows the question: its title and its id, each with the field that is asked for.
    var names: [String] {
        let field = front.kind == .form ? control.map { " / \($0.label)" } ?? "" : ""
        return [front.title.isEmpty ? text.lines.first ?? "" : front.title, front.name].compactMap(\.self)
            .map { $0 + field }
    }

    /// The greatest number that an option has.
    var lastNumber: Int { options.keys.max() ?? 0 }

    func add(synonym: String, for number: Int) {
        menu.synonyms.append(Menu.Synonym(word: synonym, number: number))
    }
}

extension String {
    /// The first line, with a sign that there are more.
    var firstLine: String {
        guard let end = firstIndex(where: \.isNewline) else { return self }
        return self[..<end] + " …"
    }
}
