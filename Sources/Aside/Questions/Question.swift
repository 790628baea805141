/// A question as a value: its content, and how the answer is read.
///
/// ```swift
/// extension Question where Answer == Deletion {
///     static func delete(_ list: String) -> Self {
///         Question("Delete “\(list)”?", message: "This can't be undone.") {
///             Choice("Delete", role: .destructive, .delete)
///             Choice("Keep", role: .cancel, .keep)
///         }
///     }
/// }
/// ```
///
/// ```swift
/// let deletion = try await ask(.delete("Groceries"))
/// ```
///
/// Any number of flows can ask the same question.
///
/// What is rare is a modifier:
///
/// ```swift
/// let stays = try await ask(.confirm("Stay signed in?").once("session").expiring(after: .seconds(60), answering: false))
/// ```
///
/// A modifier that means nothing for a kind of question does nothing. In a debug build, a warning names it.
@MainActor
public struct Question<Answer> {
    /// What is shown.
    ///
    /// Labels that the stage supplies are still empty here.
    package internal(set) var content: ModalContent
    let reading: Reading
    /// What happens if another modal is in its place.
    private(set) var policy = QueuePolicy.queue
    /// When the question expires, and with which answer.
    private(set) var expiry: (after: Duration, answer: Answer?)?
    /// The modifiers that mean nothing for this kind of question.
    private(set) var idleModifiers: [String] = []

    /// How the answer is read from what the user does.
    enum Reading {
        /// Each choice, or each row of a list of one, has its own answer.
        case answers([Answer])
        /// The answer is computed from the place of the choice.
        case place((Int) -> Answer)
        /// The answer is made of the rows that are selected in a list of many.
        case many(SelectedRows<Answer>)
        /// The answer is what the user edits, in a prompt or a form.
        case edited(@MainActor () -> EditedAnswer<Answer>)
        /// Work that runs inside makes the answer.
        case behavior(@MainActor () -> any ModalBehavior<Answer>)

        /// Returns the answer at a place; `nil` if a place alone is no answer.
        func answer(at place: Int) -> Answer? {
            switch self {
            case .answers(let answers): answers.indices.contains(place) ? answers[place] : nil
            case .place(let answer): answer(place)
            case .many, .edited, .behavior: nil
            }
        }

        /// Returns the places, among so many, that give an answer: several in a list of many; `nil` if none do, or if
        /// answers cannot be compared.
        @MainActor func places(of answer: Answer, among count: Int) -> [Int]? {
            func equals<Value: Equatable>(_ value: Value, _ other: Answer) -> Bool { value == other as? Value }
            if case .many(let rows) = self { return rows.places(answer) }
            guard let answer = answer as? any Equatable else { return nil }
            return (0..<count).first { self.answer(at: $0).map { equals(answer, $0) } == true }.map { [$0] }
        }

        /// Returns the text, or the label, that stands for an answer of a prompt.
        @MainActor func text(of answer: Answer) -> String? {
            if case .edited(let make) = self { make().text?(answer) } else { nil }
        }
    }

    init(_ content: ModalContent, _ reading: Reading) {
        self.content = content
        self.reading = reading
    }

    /// Returns the same question with a label on each button.
    ///
    /// A button without a label gets the stage's own words.
    package func labelled(on stage: Stage) -> Question {
        changing { $0.content.label(by: stage.words) }
    }
}

extension ModalContent {
    /// The labels of its rows, or else of its buttons.
    var placeLabels: [String] { kind == .choose ? options.map(\.label) : choices.map(\.label) }

    /// Puts the stage's own words on each button that has no label.
    mutating func label(by words: Words) {
        for place in choices.indices where choices[place].label.isEmpty {
            choices[place].label =
                switch (choices[place].role, kind) {
                // An alert without choices has one button, which acknowledges it.
                case (_, .alert) where choices.count == 1: words[.ok]
                case (.cancel, _): words[.cancel]
                case (_, .choose): words[.done]
                default: words[.ok]
                }
        }
    }
}

// MARK: When it is shown

extension Question {
    /// Returns the same question, asked only once: its repeats share one modal and its answer.
    ///
    /// A question is a repeat if it has the same id and the same type of answer, and comes from the same surface: the
    /// stack, or the inside of the same modal. A question from an unknown task, such as a plain `Task` of a button,
    /// also joins a modal that other modals cover.
    ///
    /// - Parameter id: Identifies the question.
    /// - Returns: The question.
    public func once(_ id: String) -> Question {
        changing { $0.content.identity = id }
    }

    /// Returns the same question with an identity, by which a record knows it in any language.
    ///
    /// - Parameter id: The identity, different from those of the other questions of the flow.
    /// - Returns: The question.
    public func id(_ id: String) -> Question {
        changing { $0.content.recordID = id }
    }

    /// Returns the same question, which ends the modal that is shown on its surface, and is shown instead.
    ///
    /// Without this modifier, the question would wait its turn.
    public func replacing() -> Question {
        changing { $0.policy = .replace }
    }

    /// Returns the same question, which ends at once if another modal is shown or waits on its surface.
    ///
    /// Without this modifier, the question would wait its turn.
    public func rejecting() -> Question {
        changing { $0.policy = .reject }
    }

    /// Returns the same question, which ends after it has been shown for a while.
    ///
    /// A terminal, line mode with typed answers, and a form in SwiftUI show how much time is left. An alert in SwiftUI
    /// cannot.
    ///
    /// - Parameters:
    ///   - duration: How long the question is shown, measured by the stage's clock from when it first appears.
    ///   - answer: The answer when it expires. Without one the question ends as ``Outcome/expired``.
    /// - Returns: The question.
    public func expiring(after duration: Duration, answering answer: Answer? = nil) -> Question {
        changing { $0.expiry = (duration, answer) }
    }
}

// MARK: How it looks

extension Question {
    /// Returns the same question, marked as a warning or an error.
    ///
    /// - Parameter severity: How serious it is.
    /// - Returns: The question.
    public func severity(_ severity: Severity) -> Question {
        changing { $0.content.severity = severity }
    }

    /// Returns the same question, which Esc, a swipe or a tap outside does not dismiss.
    ///
    /// A prompt, a form or a list then has no cancel button. A list in which nothing can be chosen keeps it.
    public func undismissible() -> Question {
        changing { question in
            let isAlert = question.content.kind == .alert
            if question.content.kind == .choose, !question.content.options.contains(where: { $0.unavailable == nil }) {
                return
            }
            question.content.isDismissible = false
            if !isAlert { question.content.choices.removeAll { $0.role == .cancel } }
        }
    }

    /// Returns the same question with another label on the button that leaves things as they are.
    ///
    /// The choices of an alert have labels of their own.
    ///
    /// - Parameter label: The label; by default it is “Cancel” in the words of the stage.
    /// - Returns: The question.
    public func cancel(_ label: String) -> Question {
        changing { question in
            guard !question.hasOwnLabels, question.content.choices.count > 1 || question.content.kind != .alert,
                let place = question.content.choices.firstIndex(where: { $0.role == .cancel })
            else { return question.idleModifiers.append("cancel(“\(label)”)") }
            question.content.choices[place].label = label
        }
    }

    /// Returns the same question with another label on the button that gives the answer, or acknowledges an alert.
    ///
    /// The choices of an alert have labels of their own, and a list of one has no such button.
    ///
    /// - Parameter label: The label; by default it is “OK” in the words of the stage, or “Done” for a list of
    ///   many.
    /// - Returns: The question.
    public func submit(_ label: String) -> Question {
        changing { question in
            let choices = question.content.choices
            guard !question.hasOwnLabels, question.content.kind != .choose || question.content.count != nil,
                let place = choices.firstIndex(where: { $0.role != .cancel || choices.count == 1 })
            else { return question.idleModifiers.append("submit(“\(label)”)") }
            question.content.choices[place].label = label
        }
    }

    /// Returns the same question, shown beside a named element of the screen if the presenter can do so.
    ///
    /// ```swift
    /// let deletion = try await ask(.delete("Groceries").anchored(to: "trash"))
    /// ```
    ///
    /// - Parameter name: The name. If no element in view has it, the question is shown as usual.
    /// - Returns: The question.
    public func anchored(to name: String) -> Question {
        changing { $0.content.anchor = name }
    }

    /// Returns the same question, with its message read as Markdown: bold, italic, code and links.
    ///
    /// ```swift
    /// await ask(.alert("Moved", message: "It is in **Trash** now.").markdown())
    /// ```
    ///
    /// The title and the buttons stay as they are. Tests and screen readers see the plain text: `It is in Trash now.`
    ///
    /// - Returns: The question. ``Paragraph/init(markdown:)`` describes the accepted Markdown.
    public func markdown() -> Question {
        changing { question in
            guard let message = question.content.message else { return question.idleModifiers.append("markdown()") }
            guard question.content.messageMarkup == nil else { return }
            let markup = Markup(markdown: message)
            question.content.message = markup.text
            question.content.messageMarkup = markup
        }
    }

    /// Whether it is an alert whose choices were given, each with a label.
    private var hasOwnLabels: Bool {
        if case .answers = reading { content.kind == .alert } else { false }
    }

    private func changing(_ change: (inout Question) -> Void) -> Question {
        var question = self
        change(&question)
        return question
    }
}

/// Finds the answers of a question by the places of their choices, for tests.
extension Question where Answer: Equatable {
    /// Returns the labels of the choice, the row or the rows that give an answer; `nil` if none of them does.
    package func labels(giving answer: Answer) -> [String]? {
        if case .many(let rows) = reading { return rows.places(answer)?.map { content.options[$0].label } }
        return content.placeLabels.enumerated().first { reading.answer(at: $0.offset) == answer }.map { [$0.element] }
    }
}

extension Question {
    /// The labels and the answers of all places; empty if a place alone is not an answer.
    package var labelledAnswers: [(label: String, answer: Answer)] {
        content.placeLabels.enumerated().compactMap { place, label in reading.answer(at: place).map { (label, $0) } }
    }

    /// Returns the text, or the label, that stands for an answer of a prompt; `nil` if there is none.
    package func text(of answer: Answer) -> String? {
        reading.text(of: answer)
    }
}
