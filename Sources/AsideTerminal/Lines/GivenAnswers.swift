import Aside
import Observation

/// A presenter that answers some questions with lines that were given beforehand, and leaves the others to another
/// presenter.
@MainActor
final class GivenAnswers: Presenter {
    private let lines: [String: String]
    private let next: any Presenter
    private let strings: TerminalStrings
    private let write: (String) -> Void
    private let whenRefused: (RefusedAnswerError) -> Void
    private var answered: Set<ModalID> = []
    private var records = RepeatedRecords()

    /// - Parameters:
    ///   - lines: The answers, by the title or the id of their questions.
    ///   - next: The presenter of all other questions.
    ///   - strings: The words for endings.
    ///   - write: Writes the record of an answer.
    ///   - whenRefused: Called when an answer does not fit. It should end the flow.
    init(
        _ lines: [String: String], before next: any Presenter, _ strings: TerminalStrings,
        write: @escaping (String) -> Void, whenRefused: @escaping (RefusedAnswerError) -> Void
    ) {
        self.lines = lines
        self.next = next
        self.strings = strings
        self.write = write
        self.whenRefused = whenRefused
    }

    /// Returns the line that answers a question, if it was given.
    nonisolated static func line(for question: ModalContent, in lines: [String: String]) -> String? {
        // A line cannot answer all fields of a form.
        guard question.kind != .sheet, question.kind != .progress, question.kind != .form else { return nil }
        return question.identity.flatMap { lines[$0] } ?? lines[question.title]
    }

    func present(_ modal: Modal) {
        guard let line = Self.line(for: modal.content, in: lines) else { return next.present(modal) }
        answered.insert(modal.id)
        // A loop of questions that are answered at once must not keep the main actor from everything else.
        Task {
            if let pause = records.pause { try? await Task.sleep(for: pause) }
            answer(modal, with: line)
        }
    }

    func dismiss(_ modal: Modal) {
        guard answered.remove(modal.id) != nil else { return next.dismiss(modal) }
        let content = modal.content
        modal.reportGone()
        guard modal.ending == .answered else { return }
        let record = AnswerRecord(of: content, place: modal.answeredPlace, AnswerRecord.Ending(of: modal), strings)
        for line in records.note([record.title]) { write(line) }
    }

    func announce(_ notice: Notice) { next.announce(notice) }
    func refused(_ question: RefusedQuestion) { next.refused(question) }
    func warn(_ warning: RuntimeWarning) { next.warn(warning) }
    func stackChanged(on stage: Stage) { next.stackChanged(on: stage) }

    private func answer(_ modal: Modal, with line: String) {
        guard !modal.isLeaving, let question = LineQuestion(modal, strings.lines, isTyped: false) else { return }
        switch question.answer(line) {
        case .taken: waitForCheck(of: modal)
        case .refused(let reason): refuse(modal, because: reason)
        case .found(let lines):
            refuse(modal, because: strings.lines.manyMatches.with(["count": "\(lines.count)", "answer": line]))
        }
    }

    /// Waits until the check of the answer has ended, which may refuse it.
    private func waitForCheck(of modal: Modal) {
        guard !modal.isLeaving else { return }
        if !modal.content.isBusy, let reason = modal.content.body.compactMap(\.error).first {
            return refuse(modal, because: reason)
        }
        withObservationTracking {
            _ = (modal.content, modal.isLeaving)
        } onChange: {
            Task { @MainActor in self.waitForCheck(of: modal) }
        }
    }

    private func refuse(_ modal: Modal, because reason: String) {
        whenRefused(RefusedAnswerError(question: modal.content.title.firstLine, reason: reason))
    }
}
