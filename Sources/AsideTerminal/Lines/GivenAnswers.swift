import Aside
import Observation

/// A presenter that answers some questions with lines that were given beforehand, and leaves the others to another
/// presenter.
///
/// A line with the title or the id of a question answers it, also if it is a step. A form is answered by a line for each
/// field, whose name is that of the form, a slash and the label; the other presenter asks what has no line. A step is
/// answered once: who comes back to it is asked. So is a question about an error.
@MainActor
final class GivenAnswers: Presenter {
    private let lines: [String: String]
    private let next: any Presenter
    private let role: NextRole
    /// Whether a user can answer what an answer given beforehand did not fit.
    private let hasUser: Bool
    private let strings: TerminalStrings
    private let write: (String) -> Void
    private let end: EndOfInput
    /// Called when the next presenter has to ask a question that was answered in part.
    var whenLeft: () -> Void = {}
    /// The modals that are answered here.
    private var modals: [ModalID] = []
    /// The steps that were answered here, until they leave.
    private var steps: [(step: any ShownQuestion, isAnswering: Bool)] = []
    private var records = RepeatedRecords()
    /// The lines that no question has taken.
    private var untaken: [String: String]
    /// The names of what was asked.
    private var asked: [String] = []
    /// The names of the questions that refused the answers given beforehand.
    private var refusing: [String] = []
    /// The names of the steps to which the user has gone back: from then on, the user answers them.
    private var revisited: [String] = []
    /// The titles of the questions about an error that were answered here: what keeps failing must not go on for ever.
    private var failures: [String] = []

    /// What the other presenter does with a question.
    enum NextRole {
        /// It asks in lines or messages, and says nothing about what was given.
        case asks
        /// It shows what was filled in, and leaves the records of steps itself.
        case shows
        /// It asks nobody, so that what has no line keeps its value.
        case asksNobody
    }

    /// Makes a presenter before another one, with answers by the title or the id of their questions.
    ///
    /// It writes the record of each answer. If an answer does not fit and no user can answer in its place, it ends the
    /// input.
    init(
        _ lines: [String: String], before next: any Presenter, _ role: NextRole, hasUser: Bool,
        _ strings: TerminalStrings, end: EndOfInput, write: @escaping (String) -> Void
    ) {
        self.lines = lines
        untaken = lines
        self.next = next
        self.role = role
        self.hasUser = hasUser
        self.strings = strings
        self.write = write
        self.end = end
    }

    /// Whether a question is being answered here, or will be in a moment, so that nobody is asked.
    func isAnswering(_ question: any ShownQuestion) -> Bool {
        if let modal = question as? Modal { return modals.contains(modal.id) }
        // Whoever watches the stage may see a step before any presenter is told that it is there.
        return steps.first { $0.step === question }?.isAnswering ?? isToAnswer(question)
    }

    /// Whether a step has a line, and the user has not been at it.
    private func isToAnswer(_ step: any ShownQuestion) -> Bool {
        let content = step.question
        return !step.answered.isAnswered && hasLine(for: content) && !revisited.contains(content.title)
    }

    /// Returns the labels of the fields that were given, and need not be asked.
    func givenFields(of question: any ShownQuestion) -> Set<String> {
        // Who comes back to a form may change each field.
        let content = question.question
        let isOpen = question.answered.isAnswered || refusing.contains(content.title)
        return isOpen ? [] : Set(fields(of: content).keys)
    }

    private func hasLine(for question: ModalContent) -> Bool {
        guard question.kind != .sheet, question.kind != .progress, !failures.contains(question.title) else {
            return false
        }
        return line(for: question) != nil || !fields(of: question).isEmpty
    }

    private func line(for question: ModalContent) -> String? {
        question.identity.flatMap { lines[$0] } ?? lines[question.title]
    }

    /// Returns the lines for the fields of a form, by their labels.
    private func fields(of form: ModalContent) -> [String: String] {
        guard form.kind == .form else { return [:] }
        var fields: [String: String] = [:]
        for name in [form.title, form.identity].compactMap(\.self) {
            for (key, line) in lines where key.hasPrefix("\(name) / ") {
                fields[String(key.dropFirst(name.count + 3))] = line
            }
        }
        return fields
    }

    /// Notes the names by which a question can be answered.
    private func note(_ question: ModalContent) {
        for name in [question.title, question.identity].compactMap(\.self) {
            note(name)
            if question.kind == .form { for field in question.fields { note("\(name) / \(field.label)") } }
        }
    }

    private func note(_ name: String) {
        untaken[name] = nil
        if asked.count < Self.mostNames, !asked.contains(name) { asked.append(name) }
    }

    /// A tool may ask for ever, and more names help nobody.
    private static let mostNames = 100

    /// The names of the lines that no question took, each with the name that was probably meant.
    var unused: [(name: String, meant: String?)] {
        let free = asked.filter { lines[$0] == nil }
        return untaken.keys.sorted().map { ($0, nearestMatch(to: $0, among: free)) }
    }

    // MARK: Presenter

    func present(_ modal: Modal) {
        recordSteps()
        note(modal.content)
        guard hasLine(for: modal.content) else {
            if !isMisspelt(modal.content) { next.present(modal) }
            return
        }
        modals.append(modal.id)
        // Other presenters look at the stage later, and never see a question that is answered here.
        if records.pause == nil { answer(modal) } else { records.soon { self.answer(modal) } }
    }

    func dismiss(_ modal: Modal) {
        guard let place = modals.firstIndex(of: modal.id) else { return next.dismiss(modal) }
        modals.remove(at: place)
        let content = modal.content
        modal.reportGone()
        guard modal.ending == .answered else { return }
        record(content, modal.answeredPlace, AnswerRecord.Ending(of: modal))
    }

    func stackChanged(on stage: Stage) {
        recordSteps()
        steps.removeAll { $0.step.entryID == nil }
        guard let step = stage.entries.last?.screen as? any ShownQuestion else { return next.stackChanged(on: stage) }
        note(step.question)
        guard isToAnswer(step) else {
            let content = step.question
            if isMisspelt(content) { return }
            if !step.answered.isAnswered, let line = line(for: content), let field = content.fields.first {
                try? step.fill(field.id, line)
            }
            return next.stackChanged(on: stage)
        }
        let isKnown = steps.contains { $0.step === step }
        if role == .shows || isKnown && !isAnswering(step) { next.stackChanged(on: stage) }
        guard !isKnown else { return }
        steps.append((step, true))
        records.soon {
            self.answer(step, on: stage)
            self.waitForReturn(to: step, on: stage)
        }
    }

    /// Leaves a step to the next presenter when it asks again, which need not change the stack.
    private func waitForReturn(to step: any ShownQuestion, on stage: Stage) {
        guard let id = step.entryID else { return }
        if step.answered.isAnswered, stage.entries.last?.id == id, stage.acceptsInput {
            recordSteps()
            revisited.append(step.question.title)
            return next.stackChanged(on: stage)
        }
        withObservationTracking {
            _ = (stage.entries, stage.acceptsInput)
        } onChange: {
            Task { @MainActor in self.waitForReturn(to: step, on: stage) }
        }
    }

    func announce(_ notice: Notice) { next.announce(notice) }
    func refused(_ question: RefusedQuestion) { next.refused(question) }
    func warn(_ warning: RuntimeWarning) { next.warn(warning) }

    /// Writes the records of steps that were answered meanwhile, before anything is asked that follows them.
    private func recordSteps() {
        for (step, isAnswering) in steps where isAnswering && isOver(step) {
            finish(step)
            guard step.answered.isAnswered, role != .shows else { continue }
            record(step.questionAlone, step.answered.place, .answered)
        }
    }

    private func record(_ question: ModalContent, _ place: Int?, _ ending: AnswerRecord.Ending) {
        let record = AnswerRecord(of: question, place: place, ending, strings, saysEmpty: true)
        for line in records.note([record.title]) { write(line) }
    }

    // MARK: Answering

    private func isOver(_ question: any ShownQuestion) -> Bool {
        if let modal = question as? Modal { return modal.isLeaving }
        return question.entryID == nil || question.answered.isAnswered
    }

    private func answer(_ question: any ShownQuestion, on stage: Stage? = nil) {
        guard !isOver(question) else { return recordSteps() }
        let content = question.question
        if content.severity == .error { failures.append(content.title) }
        let reason =
            if let line = line(for: content) {
                content.kind == .form
                    ? strings.lines.answeredByFields.with([
                        "form": content.title, "label": content.fields.first?.label ?? "",
                    ]) : objection(to: line, LineQuestion(asking: question, strings.lines, isTyped: false))
            } else {
                fill(question, with: fields(of: content))
            }
        if let reason { return refuse(question, because: reason, on: stage) }
        if content.kind == .form {
            let given = givenFields(of: question)
            let isWhole = question.question.fields.allSatisfy { !$0.isEnabled || given.contains($0.label) }
            guard isWhole || role == .asksNobody else { return leave(question, given, on: stage) }
            question.submit()
        }
        waitForCheck(of: question, on: stage)
    }

    /// Ends the tool if nobody is asked, and the name of an answer is most likely a misspelt name of this question.
    private func isMisspelt(_ question: ModalContent) -> Bool {
        guard role == .asksNobody, question.kind != .sheet, question.kind != .progress else { return false }
        func letters(_ name: String) -> String { name.filter { !$0.isNumber } }
        for name in [question.title, question.identity].compactMap(\.self) {
            // Another number is another question, and no mistake.
            let others = untaken.keys.filter { letters($0) != letters(name) }
            guard let key = nearestMatch(to: name, among: others.sorted()) else { continue }
            let text = strings.unusedAnswer.with("question", key) + strings.similarQuestion.with("question", name)
            end.reach(because: .refused(RefusedAnswerError(question: name, misspelt: text)))
            return true
        }
        return false
    }

    /// Leaves a form to the next presenter, which asks for the other fields.
    private func leave(_ form: any ShownQuestion, _ given: Set<String>, on stage: Stage?) {
        if role == .asks {
            var part = form.questionAlone
            part.body = part.fields.filter { given.contains($0.label) }
            record(part, nil, .answered)
        }
        handOver(form, on: stage)
    }

    /// Leaves a question to the next presenter.
    private func handOver(_ form: any ShownQuestion, on stage: Stage?) {
        if let modal = form as? Modal {
            modals.removeAll { $0 == modal.id }
            next.present(modal)
        } else {
            finish(form)
            if let stage, role != .shows { next.stackChanged(on: stage) }
        }
        whenLeft()
    }

    private func finish(_ step: any ShownQuestion) {
        for place in steps.indices where steps[place].step === step { steps[place].isAnswering = false }
    }

    /// Answers a question with a line; returns the reason if the line does not fit.
    private func objection(to line: String, _ question: LineQuestion) -> String? {
        question.menu.isExact = true
        question.longList?.isExact = true
        return switch question.answer(line) {
        // A text of several lines ends here.
        case .taken(.ask(let rest)): objection(to: strings.lines.endOfText, rest)
        case .taken: nil
        case .refused(let reason): reason
        case .found(let found):
            strings.lines.manyMatches.with("count", "\(found.count)", "answer", line)
        }
    }

    /// Fills in the fields of a form; returns the reason if something does not fit.
    private func fill(_ form: any ShownQuestion, with lines: [String: String]) -> String? {
        var rest = lines
        // What was entered may change which fields there are.
        while let field = form.question.fields.first(where: { $0.isEnabled && rest[$0.label] != nil }),
            let line = rest.removeValue(forKey: field.label)
        {
            // Typed, an empty line would keep what is there.
            if field.isOptional, field.text != nil, line.isEmpty {
                try? form.fill(field.id, "")
            } else if let reason = objection(to: line, LineQuestion(field, aloneOf: form, strings.lines)) {
                return strings.lines.value.with("label", field.label, "value", reason)
            }
        }
        note(form.question)
        guard let label = rest.keys.min() else { return nil }
        let labels = form.question.fields.map(\.label).joined(separator: ", ")
        return strings.lines.noField.with("label", label, "fields", labels)
    }

    /// Waits until the check of the answer has ended, which may refuse it.
    private func waitForCheck(of question: any ShownQuestion, on stage: Stage?) {
        guard !isOver(question) else { return recordSteps() }
        let content = question.question
        let wrong = content.fields.first { $0.error != nil }
        if !content.isBusy, let reason = content.refusal ?? wrong?.error {
            let field = content.kind == .form ? wrong?.label : nil
            let told = field.map { strings.lines.value.with("label", $0, "value", reason) }
            return refuse(question, because: told ?? reason, on: stage)
        }
        withObservationTracking {
            _ = (question.question, (question as? Modal)?.isLeaving, stage?.entries, stage?.acceptsInput)
        } onChange: {
            Task { @MainActor in self.waitForCheck(of: question, on: stage) }
        }
    }

    private func refuse(_ question: any ShownQuestion, because reason: String, on stage: Stage?) {
        let title = question.question.title
        let error = RefusedAnswerError(question: title.firstLine, reason: reason, isGiven: true)
        guard hasUser else { return end.reach(because: .refused(error)) }
        refusing.append(title)
        write(error.description)
        handOver(question, on: stage)
    }
}
