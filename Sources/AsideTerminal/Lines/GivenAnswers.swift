import Aside

/// Answers questions with lines that were given beforehand, and leaves the others to whoever is asked next.
///
/// A line with the title or the id of a question answers it, also if it is a step. A form is answered by a line for each
/// field, whose name is that of the form, a slash and the label; what has no line is asked. A step is answered once: who
/// comes back to it is asked. So is a question about an error.
@MainActor
final class GivenAnswers: Answerer, AnswersBeforehand {
    private let stage: Stage
    private let lines: [String: String]
    /// Who is asked what no line answers.
    private let next: Next
    private let words: Words
    private let write: (String) -> Void
    private let end: EndOfInput
    /// Called when a question is left to the next one.
    var whenLeft: () -> Void = {}
    /// The question that was answered last, until its answer is recorded.
    private var answered: (id: FrontID, question: (any ShownQuestion)?)?
    /// The showings that were left to the next one: answered once already, or only in part.
    private var left: [FrontID] = []
    /// The fields of a form that were filled in.
    private var filled: Set<String> = []
    private var records = RepeatedRecords()
    /// The lines that no question has taken.
    private var untaken: [String: String]
    /// The names of what was asked.
    private var asked: [String] = []
    /// The titles of the questions that refused their lines, of steps that the user has come back to, and of errors.
    private var over: [String] = []

    /// Who is asked what no line answers.
    enum Next {
        /// A user, who sees the answers as they are made.
        case seesAll
        /// A user, who sees a record of each answer.
        case user
        /// Whoever sends lines or messages, and cannot be asked to correct an answer.
        case pipe
        /// Nobody: each question takes its default.
        case nobody
    }

    init(
        _ lines: [String: String], on stage: Stage, before next: Next, _ words: Words, end: EndOfInput,
        write: @escaping (String) -> Void
    ) {
        self.stage = stage
        self.lines = lines
        untaken = lines
        self.next = next
        self.words = words
        self.write = write
        self.end = end
        stage.prefer { question in
            [question.title, question.identity].contains { $0.map { lines[$0] != nil } ?? false }
                || lines.keys.contains { $0.hasPrefix("\(question.title) / ") }
        }
    }

    var pause: Duration? { records.pause }

    // MARK: What is given

    /// Whether a question is answered here, so that nobody else shows it.
    func wants(_ front: Front) -> Bool {
        front.isQuestion && !left.contains(front.id) && !over.contains(front.title) && !isAnsweredStep(front)
            && (line(for: front) != nil || !lines(for: front).isEmpty)
    }

    /// The labels of the fields that were given; none if the user may change each of them.
    func fields(of front: Front) -> Set<String> {
        over.contains(front.title) || isAnsweredStep(front) ? [] : Set(lines(for: front).keys)
    }

    private func isAnsweredStep(_ front: Front) -> Bool {
        front.type != nil && stage.questionInFront?.answered.isAnswered == true
    }

    private func line(for front: Front) -> String? { front.name.flatMap { lines[$0] } ?? lines[front.title] }

    /// The lines for the fields of a form, by their labels.
    private func lines(for form: Front) -> [String: String] {
        guard form.kind == .form else { return [:] }
        var fields: [String: String] = [:]
        for name in [form.title, form.name].compactMap(\.self) {
            for (key, line) in lines where key.hasPrefix("\(name) / ") {
                fields[String(key.dropFirst(name.count + 3))] = line
            }
        }
        return fields
    }

    /// The lines that no question took, each with the name of what was asked and may have been meant.
    var unused: [(name: String, meant: String?)] {
        let free = asked.filter { lines[$0] == nil }
        return untaken.keys.sorted().map { ($0, nearestMatch(to: $0, among: free)) }
    }

    /// Notes that a question was asked, so that its lines are used.
    private func note(_ front: Front) {
        guard front.isQuestion else { return }
        for name in [front.title, front.name].compactMap(\.self) {
            let fields = front.kind == .form ? front.fields.map { "\(name) / \($0.label)" } : []
            for name in [name] + fields {
                untaken[name] = nil
                if asked.count < Self.mostNames, !asked.contains(name) { asked.append(name) }
            }
        }
    }

    private static let mostNames = 100

    // MARK: Answering

    func look(at front: Front) {
        note(front)
        guard let step = answered?.question, step.answered.isAnswered else { return }
        answered?.question = nil
        if next != .seesAll { record(step.questionAlone, step.answered.place, .answered) }
    }

    func steps(at front: Front) -> [FrontStep]? {
        guard front.isQuestion else { return nil }
        if answered?.id == front.id { return stepsAgain(at: front) }
        guard wants(front) else {
            endIfMisspelt(front)
            return nil
        }
        if front.severity == .error { over.append(front.title) }
        guard let line = line(for: front) else { return fillings(at: front) }
        if front.kind == .form {
            let field = front.fields.first?.label ?? ""
            return refuse(front, because: words.lines(.answeredByFields, ["form": front.title, "label": field]))
        }
        guard let question = LineQuestion(of: front, words.lines, isTyped: false) else { return nil }
        return steps(of: line, to: question, at: front, or: front.isFilledIn ? [.submit] : [])
    }

    /// Notes the answer, and returns its steps; `nil` if the line does not fit.
    private func steps(
        of line: String, to question: LineQuestion, at front: Front, or last: [FrontStep]
    ) -> [FrontStep]? {
        switch answer(to: question, line) {
        case .success(let steps):
            expect(front)
            return steps + last
        case .failure(let refusal): return refuse(front, because: refusal.reason)
        }
    }

    private func expect(_ front: Front) { answered = (front.id, front.type == nil ? nil : stage.questionInFront) }

    /// A question asks again: what was entered was refused, or the user has come back to the step.
    private func stepsAgain(at front: Front) -> [FrontStep]? {
        let wrong = front.fields.first { $0.error != nil }
        if let reason = front.refusal ?? wrong?.error {
            let field = front.kind == .form ? wrong?.label : nil
            let told = field.map { words.lines(.value, ["label": $0, "value": reason]) }
            return refuse(front, because: told ?? reason)
        }
        if front.kind == .form, !left.contains(front.id), line(for: front) == nil, !filled.isEmpty {
            return fillings(at: front)
        }
        if front.type != nil { over.append(front.title) }
        return leave(front)
    }

    private func answer(to question: LineQuestion, _ line: String) -> Result<[FrontStep], InvalidInput> {
        question.menu.isExact = true
        return switch question.answer(line) {
        // A text of several lines ends here.
        case .taken(.ask(let rest)): answer(to: rest, words.lines[.endOfText])
        case .taken(.make(let steps, _)): .success(steps)
        case .refused(let reason): .failure(InvalidInput(reason))
        case .found(let found):
            .failure(InvalidInput(words.lines(.manyMatches, ["count": "\(found.count)", "answer": line])))
        }
    }

    /// Fills in the next field that has a line, as what is entered may change which fields there are; at the end submits
    /// the form, or leaves it to the next one.
    private func fillings(at form: Front) -> [FrontStep]? {
        let rest = lines(for: form).filter { !filled.contains($0.key) }
        if let field = form.fields.first(where: { $0.isEnabled && rest[$0.label] != nil }),
            let line = rest[field.label]
        {
            filled.insert(field.label)
            expect(form)
            // Typed, an empty line would keep what is there.
            if field.isOptional, field.text != nil, line.isEmpty { return [.fill(field.id, "")] }
            let question = LineQuestion(field, then: .allBelow, of: form, isTyped: false, words.lines)
            switch answer(to: question, line) {
            case .success(let steps): return steps
            case .failure(let refusal):
                let told = words.lines(.value, ["label": field.label, "value": refusal.reason])
                return refuse(form, because: told)
            }
        }
        if let label = rest.keys.min() {
            let labels = form.fields.map(\.label).joined(separator: ", ")
            return refuse(form, because: words.lines(.noField, ["label": label, "fields": labels]))
        }
        let isWhole = form.fields.allSatisfy { !$0.isEnabled || filled.contains($0.label) }
        let given = filled
        filled = []
        if isWhole || next == .nobody { return [.submit] }
        if next != .seesAll, var part = stage.questionInFront?.questionAlone {
            part.body = part.fields.filter { given.contains($0.label) }
            record(part, nil, .answered)
        }
        return leave(form)
    }

    private func leave(_ front: Front) -> [FrontStep]? {
        left = left.suffix(Self.mostNames) + [front.id]
        answered = nil
        Task { whenLeft() }
        return nil
    }

    private func refuse(_ front: Front, because reason: String) -> [FrontStep]? {
        filled = []
        let error = UnansweredError.refused(front.title.firstLine, because: reason, isGiven: true)
        guard next == .seesAll || next == .user else {
            end.reach(because: .unanswered(error))
            return nil
        }
        over.append(front.title)
        write(error.description)
        return leave(front)
    }

    func refused(_ error: MoveError, at front: Front) { _ = refuse(front, because: error.description) }

    /// Ends the input if a question that nobody answers has nearly the name of a line.
    private func endIfMisspelt(_ front: Front) {
        guard next == .nobody else { return }
        func letters(_ name: String) -> String { name.filter { !$0.isNumber } }
        for name in [front.title, front.name].compactMap(\.self) {
            // Another number is another question, and no mistake.
            let others = untaken.keys.filter { letters($0) != letters(name) }
            guard let key = nearestMatch(to: name, among: others.sorted()) else { continue }
            let text =
                words.terminal(.unusedAnswer, ["question": key]) + words.terminal(.similarQuestion, ["question": name])
            return end.reach(because: .unanswered(UnansweredError(cause: .refused, question: name, description: text)))
        }
    }

    // MARK: Records

    /// Records the answer of a modal that has gone, if it was given.
    func record(_ modal: Modal) {
        guard let answered, answered.id.rawValue == modal.id.description, modal.ending == .answered else { return }
        record(modal.content, modal.answeredPlace, AnswerRecord.Ending(of: modal))
    }

    private func record(_ question: ModalContent, _ place: Int?, _ ending: AnswerRecord.Ending) {
        let record = AnswerRecord(of: question, place: place, ending, words, saysEmpty: true)
        for line in records.note([record.title]) { write(line) }
    }
}
