import Aside
import Observation

/// A presenter that answers some questions with lines that were given beforehand, and leaves the others to another
/// presenter.
///
/// A line with the title or the id of a question answers it. A form is answered by a line for each field, whose name is
/// that of the form, a slash and the label; what has no line keeps its value.
@MainActor
final class GivenAnswers: Presenter {
    private let lines: [String: String]
    private let next: any Presenter
    private let strings: TerminalStrings
    private let write: (String) -> Void
    private let whenRefused: (RefusedAnswerError) -> Void
    private var answered: [ModalID] = []
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

    /// Returns whether a question is answered beforehand.
    nonisolated static func answer(_ question: ModalContent, in lines: [String: String]) -> Bool {
        guard question.kind != .sheet, question.kind != .progress else { return false }
        return line(for: question, in: lines) != nil || !fields(of: question, in: lines).isEmpty
    }

    private nonisolated static func line(for question: ModalContent, in lines: [String: String]) -> String? {
        question.identity.flatMap { lines[$0] } ?? lines[question.title]
    }

    /// Returns the lines for the fields of a form, by their labels.
    private nonisolated static func fields(of form: ModalContent, in lines: [String: String]) -> [String: String] {
        guard form.kind == .form else { return [:] }
        var fields: [String: String] = [:]
        for name in [form.title, form.identity].compactMap(\.self) {
            for (key, line) in lines where key.hasPrefix("\(name) / ") {
                fields[String(key.dropFirst(name.count + 3))] = line
            }
        }
        return fields
    }

    func present(_ modal: Modal) {
        guard Self.answer(modal.content, in: lines) else { return next.present(modal) }
        answered.append(modal.id)
        // Other presenters look at the stage later, and never see a question that is answered here.
        guard let pause = records.pause else { return answer(modal) }
        // A loop of questions that are answered at once must not keep the main actor from everything else.
        Task {
            try? await Task.sleep(for: pause)
            answer(modal)
        }
    }

    func dismiss(_ modal: Modal) {
        guard let place = answered.firstIndex(of: modal.id) else { return next.dismiss(modal) }
        answered.remove(at: place)
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

    private func answer(_ modal: Modal) {
        guard !modal.isLeaving else { return }
        let content = modal.content
        let reason =
            if let line = Self.line(for: content, in: lines) {
                content.kind == .form
                    ? strings.lines.answeredByFields.with([
                        "form": content.title, "label": content.fields.first?.label ?? "",
                    ]) : LineQuestion(modal, strings.words, isTyped: false).flatMap { objection(to: line, $0) }
            } else {
                fill(modal, with: Self.fields(of: content, in: lines))
            }
        if let reason { refuse(modal, because: reason) } else { waitForCheck(of: modal) }
    }

    /// Answers a question with a line; returns the reason if the line does not fit.
    private func objection(to line: String, _ question: LineQuestion) -> String? {
        switch question.answer(line) {
        // A text of several lines ends here.
        case .taken(.ask(let rest)): objection(to: strings.lines.endOfText, rest)
        case .taken: nil
        case .refused(let reason): reason
        case .found(let found):
            strings.lines.manyMatches.with(["count": "\(found.count)", "answer": line])
        }
    }

    /// Fills in the fields of a form and submits it; returns the reason if something does not fit.
    private func fill(_ form: Modal, with lines: [String: String]) -> String? {
        var rest = lines
        // What was entered may change which fields there are.
        while let field = form.content.fields.first(where: { $0.isEnabled && rest[$0.label] != nil }),
            let line = rest.removeValue(forKey: field.label)
        {
            if let reason = objection(to: line, LineQuestion(field, aloneOf: form, strings.words)) {
                return strings.lines.value.with(["label": field.label, "value": reason])
            }
        }
        if let label = rest.keys.min() {
            let labels = form.content.fields.map(\.label).joined(separator: ", ")
            return strings.lines.noField.with(["label": label, "fields": labels])
        }
        form.submit()
        return nil
    }

    /// Waits until the check of the answer has ended, which may refuse it.
    private func waitForCheck(of modal: Modal) {
        guard !modal.isLeaving else { return }
        if !modal.content.isBusy, let field = modal.content.fields.first(where: { $0.error != nil }),
            let reason = field.error
        {
            let isForm = modal.content.kind == .form
            return refuse(
                modal,
                because: isForm ? strings.lines.value.with(["label": field.label, "value": reason]) : reason)
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
