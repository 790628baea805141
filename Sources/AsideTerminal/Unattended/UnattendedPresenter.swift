import Aside
import AsideText

/// A presenter that answers every question by its default, and reports the answers.
///
/// If a question has no default, nobody ever answers: the presenter reports the question, and the terminal ends the
/// flow.
@MainActor
final class UnattendedPresenter: SpokenPresenter, Answerer {
    private let stage: Stage
    private let console: Console
    private let words: Words
    /// Whether no question is answered, because there is no terminal to ask at.
    private let hasNoTerminal: Bool
    private let options: [String: String]
    private let end: EndOfInput
    private var records = RepeatedRecords()
    /// What answers some questions beforehand.
    weak var given: (any AnswersBeforehand)?
    /// What was submitted last, and its question if that is a step whose answer is not recorded yet.
    private var submitted: (id: FrontID, step: (any ShownQuestion)?)?
    /// Whether something was shown that nobody answers.
    private var isStuck = false

    /// Makes a presenter, which ends the input at a question without a default answer; the options answer questions by
    /// their title or id.
    init(
        _ stage: Stage, on console: Console, _ words: Words, options: [String: String],
        hasNoTerminal: Bool, end: EndOfInput
    ) {
        self.stage = stage
        self.console = console
        self.options = options
        self.hasNoTerminal = hasNoTerminal
        self.words = words
        self.end = end
    }

    var pause: Duration? { records.pause }

    /// Submits each question that has a default, and gives up at everything else, and at what asks again.
    func steps(at front: Front) -> [FrontStep]? {
        // A notice ends by itself, and what it is shown beside goes on then.
        guard !isStuck else { return nil }
        let isAskedAgain = submitted?.id == front.id
        if !hasNoTerminal, !isAskedAgain, front.hasDefaultForNobody {
            submitted = (front.id, front.type == nil ? nil : stage.questionInFront)
            return [.submit]
        }
        if isAskedAgain, front.type != nil, let step = stage.questionInFront {
            let reasons = step.questionAlone.reasons
            if !reasons.isEmpty { record(step.questionAlone, place: nil, .refused, because: reasons) }
        }
        // A sheet has a record of its own.
        if front.kind == .screen, front.sheet == nil, !hasNoTerminal {
            write(["\(front.title): \(words.terminal[.unanswered])"])
        }
        giveUp(front)
        return nil
    }

    func refused(_ error: MoveError, at front: Front) { giveUp(front) }

    /// Records the answer of a step before the flow goes on; that of a modal is recorded when it is taken away.
    func look(at front: Front) {
        guard let step = submitted?.step, step.answered.isAnswered else { return }
        record(step.questionAlone, place: step.answered.place, .answered)
        submitted?.step = nil
    }

    func dismiss(_ modal: Modal) {
        defer { modal.reportGone() }
        // A withdrawn modal has no answer yet.
        guard modal.ending != nil, !hasNoTerminal else { return given?.record(modal) ?? () }
        let reasons = modal.ending == .answered ? [] : modal.content.reasons
        var ending = AnswerRecord.Ending(of: modal)
        if ending == .none, modal.content.kind != .progress { ending = reasons.isEmpty ? .unanswered : .refused }
        record(modal.content, place: modal.answeredPlace, ending, because: reasons)
    }

    func announce(_ notice: Notice) {
        let text = [words.lines.text(notice.content.text, notice.content.severity)]
        guard notice.content.action != nil else {
            write(text)
            notice.dismiss()
            return
        }
        write(records.note(text))
        records.soon { notice.dismiss() }
    }

    func refused(_ question: RefusedQuestion) { end.refused(question) }
    func tell(_ remark: String) { console.writeError(remark + "\n") }

    private func record(
        _ question: ModalContent, place: Int?, _ ending: AnswerRecord.Ending, because reasons: [String] = []
    ) {
        let record = AnswerRecord(of: question, place: place, ending, words, saysEmpty: true)
        write(records.note(record.plain(words.lines) + reasons.map { "  " + $0 }))
    }

    private func write(_ lines: [String]) {
        console.writeQuestion(lines.map { $0.printable + "\n" }.joined())
    }

    private func giveUp(_ front: Front) {
        guard !isStuck else { return }
        isStuck = true
        let refused = front.fields.first { $0.error != nil }
        let field = front.kind == .form ? refused.map { " / \($0.label)" } ?? "" : ""
        let isRefused = refused != nil || front.refusal != nil
        let title = (front.title + field).firstLine.printable
        let text =
            hasNoTerminal
            ? words.terminal[.noTerminal]
            : front.severity == .error
                ? AnswerRecord.line([title, front.message?.firstLine.printable].compactMap(\.self))
                : isRefused ? words.terminal[.defaultRefused] : words.terminal[.noDefault]
        let option = front.name.flatMap { options[$0 + field] } ?? options[front.title + field]
        let hint = option.map { words.terminal(.useOption, ["option": $0]) } ?? ""
        let error = UnansweredError(
            cause: .nobodyAsked, question: title, description: text.with(["question": title]) + hint)
        end.reach(because: .unanswered(error))
    }
}

extension ModalContent {
    /// Why its fields were refused; in a form, with the labels of the fields.
    fileprivate var reasons: [String] {
        if let refusal { return [refusal] }
        return fields.compactMap { field in
            field.error.map { kind == .form ? AnswerRecord.line([field.label, $0]) : $0 }
        }
    }
}

extension Front {
    /// Whether its default answer may be given although nobody looks at it.
    fileprivate var hasDefaultForNobody: Bool {
        isQuestion && severity != .error && !actions.contains { $0.kind.role == .destructive }
    }
}
