import Aside
import AsideText
import Observation

/// A presenter that answers every question by its default, and reports the answers.
///
/// If a question has no default, nobody ever answers: the presenter reports the question, and the terminal ends the
/// flow.
@MainActor
final class UnattendedPresenter: Presenter {
    private let stage: Stage
    private let console: Console
    private let strings: TerminalStrings
    /// Whether no question is answered, because there is no terminal to ask at.
    private let hasNoTerminal: Bool
    private let options: [String: String]
    private let end: EndOfInput
    private var records = RepeatedRecords()
    /// Whether something was shown that nobody answers.
    private var isStuck = false

    /// Makes a presenter, which ends the input at a question without a default answer; the options answer questions by
    /// their title or id.
    init(
        _ stage: Stage, on console: Console, _ strings: TerminalStrings, options: [String: String],
        hasNoTerminal: Bool, end: EndOfInput
    ) {
        self.stage = stage
        self.console = console
        self.options = options
        self.hasNoTerminal = hasNoTerminal
        self.strings = strings
        self.end = end
    }

    func present(_ modal: Modal) {
        guard modal.content.kind != .progress else { return }
        records.soon { self.answer(modal) }
    }

    private func answer(_ modal: Modal) {
        guard !modal.isLeaving else { return }
        guard !hasNoTerminal, modal.stage == nil, modal.content.hasDefaultForNobody, modal.submit() else {
            return giveUp(modal.content)
        }
        if modal.content.isFilledIn { wait(for: modal) }
    }

    func dismiss(_ modal: Modal) {
        defer { modal.reportGone() }
        // A withdrawn modal has no answer yet.
        guard modal.ending != nil, !hasNoTerminal else { return }
        let reasons = modal.ending == .answered ? [] : modal.content.reasons
        var ending = AnswerRecord.Ending(of: modal)
        if ending == .none, modal.content.kind != .progress { ending = reasons.isEmpty ? .unanswered : .refused }
        record(modal.content, place: modal.answeredPlace, ending, because: reasons)
    }

    func announce(_ notice: Notice) {
        let text = [strings.lines.text(notice.content.text, notice.content.severity)]
        guard notice.content.action != nil else {
            write(text)
            notice.dismiss()
            return
        }
        write(records.note(text))
        records.soon { notice.dismiss() }
    }

    func refused(_ question: RefusedQuestion) { end.refused(question) }

    func stackChanged(on stage: Stage) {
        guard !isStuck, let screen = stage.entries.last?.screen else { return }
        if let step = screen as? any ShownQuestion { return present(step, on: stage) }
        // A sheet has a record of its own.
        if stage === self.stage, !hasNoTerminal { write(["\(screen.title): \(strings.unanswered)"]) }
        giveUp(screen.title, because: .noDefault)
    }

    private func present(_ step: any ShownQuestion, on stage: Stage) {
        guard let id = step.entryID else { return }
        records.soon {
            guard stage.entries.last?.id == id, stage.acceptsInput else { return }
            let content = step.question
            guard !self.hasNoTerminal, !step.answered.isAnswered, content.hasDefaultForNobody, step.submit() else {
                return self.giveUp(content)
            }
            self.wait(for: step, id, on: stage)
        }
    }

    /// Records the answer of a step, and gives up if the step asks again: nobody would change it.
    private func wait(for step: any ShownQuestion, _ id: StackEntry.ID, on stage: Stage, isRecorded: Bool = false) {
        let isAnswered = step.answered.isAnswered
        if isAnswered, !isRecorded {
            record(step.questionAlone, place: step.answered.place, .answered)
        }
        guard stage.entries.last?.id == id else { return }
        if stage.acceptsInput, !step.question.isBusy {
            let content = step.questionAlone
            let reasons = content.reasons
            if !reasons.isEmpty { record(content, place: nil, .refused, because: reasons) }
            return giveUp(content)
        }
        withObservationTracking {
            _ = (stage.entries, stage.acceptsInput, step.question)
        } onChange: {
            Task { @MainActor in self.wait(for: step, id, on: stage, isRecorded: isAnswered) }
        }
    }

    private func record(
        _ question: ModalContent, place: Int?, _ ending: AnswerRecord.Ending, because reasons: [String] = []
    ) {
        let record = AnswerRecord(of: question, place: place, ending, strings, saysEmpty: true)
        write(records.note(record.plain(strings.lines) + reasons.map { "  " + $0 }))
    }

    private func write(_ lines: [String]) {
        console.writeQuestion(lines.map { $0.printable + "\n" }.joined())
    }

    private func giveUp(_ content: ModalContent) {
        let refused = content.fields.first { $0.error != nil }
        let field = content.kind == .form ? refused.map { " / \($0.label)" } ?? "" : ""
        giveUp(
            content.title + field, id: content.identity.map { $0 + field },
            because: content.severity == .error
                ? .failed : refused == nil && content.refusal == nil ? .noDefault : .refused,
            message: content.message)
    }

    private func giveUp(
        _ question: String, id: String? = nil, because reason: UnansweredQuestionError.Reason, message: String? = nil
    ) {
        guard !isStuck else { return }
        isStuck = true
        let error = UnansweredQuestionError(
            question, because: hasNoTerminal ? .noTerminal : reason, message: message,
            option: id.flatMap { options[$0] } ?? options[question], strings)
        end.reach(because: .unanswered(error))
    }

    /// Gives up if the check of a prompt has refused its first text.
    private func wait(for modal: Modal) {
        // A modal that has ended is not observed, because nothing would end that any more.
        guard !modal.isLeaving else { return }
        guard modal.content.isBusy else { return giveUp(modal.content) }
        withObservationTracking {
            _ = (modal.content, modal.isLeaving)
        } onChange: {
            Task { @MainActor in self.wait(for: modal) }
        }
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

    /// Whether the default counts where nobody looks.
    ///
    /// Nobody would see an error, and retrying for ever helps nobody. Whether something is destroyed is not for a
    /// default to decide, not even by keeping it.
    fileprivate var hasDefaultForNobody: Bool {
        severity != .error && !choices.contains { $0.role == .destructive }
    }
}
