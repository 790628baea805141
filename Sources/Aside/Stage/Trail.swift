/// What the work of one closure has asked, in order, and what a record says that it will ask.
///
/// A trail is a value of the task that asks, and counts only where the work of its closure goes on: what a button, a check
/// or a close guard asks is no part of the flow.
@MainActor
final class Trail {
    @TaskLocal static var current: Trail?

    /// What a whole flow has in common.
    @MainActor
    final class Run {
        let host: ModalHost
        let coder: any DatumCoder
        /// Whether the record cannot have been read or changed by anybody, so that it answers destructive choices, too.
        let isSealed: Bool
        /// The task of the flow, while it runs.
        var flowTask: UnsafeCurrentTask?
        /// Whether the last question has ended because nobody could answer it.
        var isCutOff = false
        var whenChanged: @MainActor () -> Void = {}

        init(_ host: ModalHost, _ coder: any DatumCoder, isSealed: Bool) {
            (self.host, self.coder, self.isSealed) = (host, coder, isSealed)
        }

        /// Tells of a change, unless everything ends: what a cancelled flow no longer asks is still to be answered.
        fileprivate func changed() {
            if flowTask?.isCancelled == false, host.closing == nil { whenChanged() }
        }

        fileprivate func warn(_ message: String, _ advice: String) {
            host.presenter?.warn(
                RuntimeWarning(
                    message: message, advice: advice, source: SourceLine(fileID: FlowRecord.place, line: 0)))
        }
    }

    let run: Run
    private weak var parent: Trail?
    /// The work whose questions belong here; `nil` for that of the flow itself.
    weak var work: Work?
    fileprivate var notes: [Note] = []
    /// What was recorded, and was not asked again yet.
    private var recorded: [FlowRecord.Entry]
    /// Whether only effects are recorded, as those of a flow in a sheet.
    var keepsOnlyEffects = false
    /// Whether an earlier run was here, so that the user has seen what comes before the first question.
    private let isResumed: Bool

    init(_ recorded: [FlowRecord.Entry], _ run: Run, in parent: Trail? = nil, isResumed: Bool = false) {
        (self.recorded, self.run, self.parent, self.isResumed) = (recorded, run, parent, isResumed)
    }

    /// Runs the body, whose questions belong to the trail.
    func follow<Result>(in work: Work?, _ body: @MainActor () async throws -> Result) async rethrows -> Result {
        self.work = work
        return try await Self.$current.withValue(self, operation: body)
    }

    /// Whether the record ends in it.
    fileprivate var hasEnd: Bool { notes.contains { $0.endsRecord || !$0.isEffect && $0.inside.hasEnd } }

    /// Whether an earlier run has been here: nothing was answered since then, or something recorded is still to come.
    var isReplaying: Bool {
        recorded.contains(where: \.isSettled) || notes.last { !$0.isEffect }?.isRecalled ?? isResumed
    }

    /// The record: up to its end, and effects.
    var entries: [FlowRecord.Entry] {
        var hasEnded = keepsOnlyEffects
        var entries: [FlowRecord.Entry] = []
        for note in notes {
            hasEnded = hasEnded || note.endsRecord
            entries += hasEnded ? [note.entry].effects : [note.entry]
            hasEnded = hasEnded || !note.isEffect && note.inside.hasEnd
        }
        return entries + (hasEnded ? recorded.effects : recorded)
    }

    /// Notes that something is asked now, and takes its answer from the record.
    func note(_ name: String, isStep: Bool = false) -> Note {
        // Which of several that are open at once is answered first is not known when the flow is resumed.
        if !isStep { notes.first { $0.isPending && !$0.isEffect && !$0.isStep }?.endRecord() }
        let note = Note(name, take(name), isStep: isStep, in: self)
        if notes.count == Self.most {
            note.endRecord()
            run.warn(
                "A closure of the flow has asked for \(name) after \(Self.most) other questions. The record ends there.",
                "make the loop an `until`, which forgets what is over.")
        }
        run.isCutOff = false
        if notes.count > Self.most { notes.removeAll { $0.isForgotten } }
        notes.append(note)
        run.changed()
        return note
    }

    /// How many questions of one closure are recorded.
    private static let most = 1_000

    /// Notes that an effect begins: one that has not succeeded before has the same key again.
    func note(effect name: String) -> Note {
        if let failed = notes.first(where: { $0.isEffect && $0.name == name && $0.hasFailed }) { return failed }
        let known = recorded.firstIndex { $0.isEffect && $0.name == name }.map { recorded.remove(at: $0) }
        let note = Note(name, known, key: known?.key ?? Self.newKey(), in: self)
        notes.append(note)
        run.changed()
        return note
    }

    static func newKey() -> String {
        (0..<2).map { _ in String(UInt64.random(in: .min ... .max), radix: 36) }.joined(separator: "-")
    }

    private func take(_ name: String) -> FlowRecord.Entry? {
        for (place, entry) in recorded.enumerated() where !entry.isEffect {
            if entry.name == name { return recorded.remove(at: place) }
            guard entry.isSettled else { continue }
            run.warn(
                "The flow asks for \(name), where its record answers \(entry.name). The rest of the record is dropped.",
                "let the flow ask the same questions in the same order each time, or give them an `id`.")
            break
        }
        dropRest()
        return nil
    }

    /// Drops what follows, also outside of this closure, but for effects.
    fileprivate func dropRest() {
        for trail in sequence(first: self, next: \.parent) { trail.recorded = trail.recorded.effects }
    }

    /// Forgets the last answer, because the flow has given up after it.
    func reopenLast() {
        if !run.isCutOff { notes.last { !$0.isEffect }?.forget() }
    }
}

/// One thing that a flow has asked, or an effect.
@MainActor
final class Note {
    fileprivate let name: String
    /// What the record answers, or what was answered now.
    private(set) var answer: Datum?
    private(set) var ending: Ending?
    private let effectKey: String?
    fileprivate let isStep: Bool
    /// Whether it is not answered yet.
    private(set) var isPending = true
    /// Whether the record has answered.
    fileprivate private(set) var isRecalled = false
    /// Whether an effect has thrown.
    var hasFailed = false
    /// Whether the record knows about it, answered or not.
    let isKnown: Bool
    /// Whether the record ends here: this and what follows is asked again.
    fileprivate private(set) var endsRecord = false
    /// What its closure asks.
    private(set) var inside: Trail
    private weak var trail: Trail?
    let run: Trail.Run

    fileprivate init(
        _ name: String, _ known: FlowRecord.Entry?, key: String? = nil, isStep: Bool = false, in trail: Trail
    ) {
        (self.name, effectKey, self.isStep, self.trail, run) = (name, key, isStep, trail, trail.run)
        (answer, ending, isKnown) = (known?.answer, known?.ending, known != nil)
        inside = Trail(known?.inside ?? [], trail.run, in: trail, isResumed: known?.isSettled == true)
    }

    fileprivate var isEffect: Bool { effectKey != nil }
    /// The key of an effect.
    var key: String { effectKey ?? "" }
    /// Whether nothing of it is in the record.
    fileprivate var isForgotten: Bool { !isPending && !isEffect && !endsRecord && inside.entries.effects.isEmpty }

    fileprivate var entry: FlowRecord.Entry {
        FlowRecord.Entry(name: name, answer: answer, ending: ending, key: effectKey, inside: inside.entries)
    }

    /// Notes that the record has answered.
    func recall() { (isPending, isRecalled) = (false, true) }

    /// Notes that the recorded answer does not fit.
    func refuse(_ why: String) {
        run.warn(
            "The record answers \(name) with what \(why). The rest of the record is dropped.",
            "begin without a record if the flow has changed.")
        forget()
    }

    /// Keeps an answer, which stands for what a sheet has asked inside; `nil` ends the record.
    ///
    /// What the record holds behind it fits only if it holds the same answer.
    func keep(_ datum: Datum?) {
        let isSame = datum != nil && datum == answer
        isPending = false
        (answer, ending) = (datum, nil)
        if !isSame { inside.dropRest() }
        if datum == nil { endsRecord = true }
        run.changed()
    }

    /// Keeps the result of an effect.
    func keep<Value>(resultOf value: Value) {
        (isPending, hasFailed, answer) = (false, false, run.coder.write(value))
        inside = Trail([], run, in: trail)
        if answer == nil {
            endsRecord = true
            run.warn(
                "The result of `remembering(\"\(name)\")`, a \(Value.self), cannot be written. The record ends there.",
                "let it return what a coder can write: it happens again when the flow is resumed.")
        }
        run.changed()
    }

    /// Ends the record in front of it, whatever is answered.
    func endRecord() { endsRecord = true }

    /// Notes that it ended without an answer.
    func end(as ending: Ending) {
        isPending = false
        switch ending {
        case .answered: return
        case .dismissed, .replaced, .rejected, .expired:
            if self.ending != ending { trail?.dropRest() }
            (answer, self.ending) = (nil, ending)
        // The asking task is over. A flow that goes on does not need it; one that is resumed asks again.
        case .cancelled, .ownerGone, .unanswered:
            run.isCutOff = true
            finish()
        }
        run.changed()
    }

    /// Notes that what had no answer is over; what was asked inside stays.
    func finish() {
        isPending = false
        if inside.entries.isEmpty { trail?.notes.removeAll { $0 === self } }
    }

    /// Forgets the answer and what followed it, because the user came back.
    func forget() {
        (answer, ending, endsRecord, isPending, isRecalled) = (nil, nil, false, true, false)
        inside = Trail([], run, in: trail)
        trail?.dropRest()
        run.changed()
    }
}

extension ModalHost {
    /// The trail to which the questions of the current task belong; `nil` if nobody records them.
    var trail: Trail? {
        guard let trail = Trail.current, trail.run.host === self, trail.work === Work.current else { return nil }
        return trail
    }
}
