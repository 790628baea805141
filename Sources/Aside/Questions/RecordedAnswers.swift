/// How answers are written into a record, and read from it.
extension ModalContent {
    /// The name by which a record knows the question.
    var recordName: String { (recordID ?? identity).map { "\(noun) #\($0)" } ?? description }

    /// Returns the data of an answer that was given at a place, or by what is selected or entered; `nil` if it must not
    /// be recorded.
    func datum(place: Int?) -> Datum? {
        switch kind {
        case .alert:
            return place.flatMap { place in choices.first { $0.id == place } }.map { .text($0.identity ?? $0.label) }
        case .choose where count != nil: return .list(options.filter(\.isSelected).map { .text($0.label) })
        case .choose: return place.map { .text(options[$0].label) }
        case .prompt: return fields.first?.datum
        case .form:
            var named: [String: Datum] = [:]
            for field in fields {
                guard let datum = field.datum else { return nil }
                named[field.label] = datum
            }
            return .named(named)
        case .sheet, .progress: return nil
        }
    }

    /// Returns the place of the choice or the row that a record names; `nil` if it cannot be chosen.
    fileprivate func place(_ name: Datum) -> Int? {
        let names = kind == .alert ? choices.map { $0.identity ?? $0.label } : options.map(\.label)
        return names.firstIndex { .text($0) == name }.flatMap { unavailability(ofPlace: $0) == nil ? $0 : nil }
    }

    /// Whether an answer destroys something, so that the user has to give it again.
    fileprivate func isDestructive(_ answer: Datum) -> Bool {
        kind == .alert && choices.contains { $0.role == .destructive && .text($0.identity ?? $0.label) == answer }
    }
}

extension Outline.Item {
    /// Whether nobody may write down what it holds.
    fileprivate var isUnwritten: Bool { isSecure || isUnrecorded }

    /// What a field holds; `nil` if that must not be written down.
    fileprivate var datum: Datum? {
        switch kind {
        case _ where isUnwritten: nil
        case .field(let text, _, _, _): .text(text)
        case .switch(let isOn): .flag(isOn)
        case .selection(let labels, let selected): selected.map { .text(labels[$0]) } ?? .nothing
        default: nil
        }
    }
}

extension Screen {
    /// Whether its value may hold what nobody may write down.
    var holdsUnwritten: Bool { outline.controls.contains(where: \.isUnwritten) }
}

/// What a record knows of a question.
enum Recalled<Answer> {
    case known(Answer)
    /// What was entered has to be checked before it is an answer.
    case checking(@MainActor () async -> Answer?)
    /// The user has to be asked: nothing is known, or it has to be answered again.
    case asked
}

extension Question.Reading {
    /// Returns what a record knows.
    @MainActor
    func recall(_ note: Note, _ content: ModalContent, on stage: Stage) -> Recalled<Answer> {
        guard let datum = note.answer, note.run.isSealed || !content.isDestructive(datum),
            stage.host.isGiven?(content) != true
        else { return .asked }
        if case .edited(let make) = self {
            if let recalled = make().recall(datum, stage) { return recalled }
        } else if let answer = answer(datum, content, note.run.coder) {
            return .known(answer)
        }
        note.refuse("cannot be answered now")
        return .asked
    }

    @MainActor
    private func answer(_ datum: Datum, _ content: ModalContent, _ coder: any DatumCoder) -> Answer? {
        switch self {
        case .answers, .place: return content.place(datum).flatMap(answer(at:))
        case .many(let rows):
            guard case .list(let labels) = datum else { return nil }
            let places = labels.compactMap(content.place)
            guard places.count == labels.count, content.count?.contains(places.count) == true else { return nil }
            return rows.answer(places.sorted())
        case .behavior: return coder.read(datum, as: Answer.self)
        case .edited: return nil
        }
    }
}

extension EditedAnswer {
    /// Enters what a record holds as the user would, into fields that nobody sees; `nil` if something does not fit.
    fileprivate func recall(_ datum: Datum, _ stage: Stage) -> Recalled<Answer>? {
        let (drafts, words) = (CheckedFields(), stage.words)
        func bound() -> BoundContent { BoundContent(elements: elements()) }
        var rest: [String: Datum] = [:]
        if isForm, case .named(let named) = datum {
            rest = named
        } else if let field = bound().outline.controls.first {
            rest[field.label] = datum
        }
        // What is entered may change which fields there are.
        while true {
            let content = bound()
            guard let placed = content.fields.first(where: { rest[content.label($0)] != nil }),
                let datum = rest.removeValue(forKey: content.label(placed))
            else { break }
            guard let entry = placed.field.control.entry(datum) else { return nil }
            drafts.enter(entry, into: placed.id, placed.field, of: nil, words)
        }
        let submission = drafts.submit(bound().fields, words)
        guard rest.isEmpty, submission != .wrong else { return nil }
        if submission == .complete, check == nil { return value().map { .known($0) } }
        let surface = stage.host.asker?.surface ?? stage.surface
        return .checking {
            let work = Work(surface: surface, host: stage.host)
            defer { work.end() }
            let owner = TypingOwner(tasks: stage.host.tasks, isOpen: { !work.isOver }, startWork: { work.start($0) })
            guard await drafts.check(bound().fields, of: owner, words), let answer = value() else { return nil }
            return try? await Work.$current.withValue(work) {
                try await check?(answer)
                return answer
            }
        }
    }
}

extension BoundContent {
    fileprivate func label(_ placed: PlacedField) -> String { outline[placed.id]?.label ?? "" }
}

extension InputControl {
    fileprivate func entry(_ datum: Datum) -> FieldEntry? {
        switch (shape, datum) {
        case (.text, .text(let text)): .text(text)
        case (.toggle, .flag(let isOn)): .state(isOn)
        case (.options(let options), .text(let label)):
            options.firstIndex { $0.label == label && $0.unavailable == nil }.map { .option($0) }
        case (.options, .nothing): .option(nil)
        default: nil
        }
    }
}

extension Stage {
    /// Returns what a record knows of a question that is asked; `nil` if the user has to be asked.
    @inline(never)
    func recall<Answer>(_ question: Question<Answer>, _ note: Note, _ source: SourceLine) -> AskResult<Answer>? {
        // It takes no turn of the main actor, which would show a part of the stack. A record is short.
        func known(_ answer: Answer) -> AskResult<Answer> {
            note.recall()
            EndingRecord.note(.answered, host.tasks)
            return .known(answer)
        }
        if let ending = note.ending {
            if ending == .expired, let answer = question.expiry?.answer { return known(answer) }
            note.recall()
            EndingRecord.note(ending, host.tasks)
            return .ended
        }
        switch question.reading.recall(note, question.content, on: self) {
        case .known(let answer): return known(answer)
        case .asked: return nil
        case .checking(let check):
            return .checking {
                if let answer = await check() { return known(answer) }
                var question = question
                return self.ask(&question, source, note, self.host.asker)
            }
        }
    }
}

extension AskedQuestion {
    /// Keeps how a question ended.
    @inline(never)
    func keep(_ modal: AskedQuestion, _ ending: Ending, in note: Note) {
        guard ending == .answered else { return note.end(as: ending) }
        switch modal.content.kind {
        case .progress: note.finish()
        case .sheet:
            guard case .success(let answer)? = modal.result else { return note.finish() }
            // A flow without a result was run for what it does.
            note.keep(Answer.self == Void.self && modal.operation != nil ? nil : note.run.coder.write(answer))
        case _ where modal.hasExpired: note.end(as: .expired)
        default: note.keep(modal.content.datum(place: modal.answeredPlace))
        }
    }
}
