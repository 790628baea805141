import Aside
import Observation

/// A record of what the user did and what the flow learned; the two have to agree.
@MainActor
@Observable
final class AnswerRecord {
    /// The flow has ended.
    var isFinished = false
    /// What ends the work that takes a while.
    var running: [AsyncStream<Void>.Continuation] = []
    /// Whether the pages have a part that questions can point at.
    var hasAnchors = true

    /// The accepted presses and choices, by the question's title.
    @ObservationIgnored private var taken: [String: [String]] = [:]
    /// The answers of work inside modals, by the question's title.
    @ObservationIgnored private var offered: [String: String] = [:]
    /// The questions that the user dismissed, or that SwiftUI lost too often.
    @ObservationIgnored private var sentAway: Set<String> = []
    /// The outcomes that the flow received.
    @ObservationIgnored private var ended: Set<String> = []
    /// The contradictions.
    @ObservationIgnored private(set) var complaints: [String] = []
    /// The events, for a report.
    var events: [String] { notes.map { $0() } }
    @ObservationIgnored private var notes: [@MainActor () -> String] = []
    @ObservationIgnored private var lastNumber = 0
    /// How often each kind of question was asked.
    @ObservationIgnored private(set) var kinds: [String: Int] = [:]
    /// Whether the window was closed, so that anything may end.
    @ObservationIgnored var isWindowClosed = false
    /// What withdraws an open question, by its title.
    @ObservationIgnored var withdrawals: [String: @MainActor () -> Void] = [:]
    @ObservationIgnored private var withdrawn: Set<String> = []

    /// Records an event; it is put into words only for a report.
    func note(_ event: @autoclosure @escaping @MainActor () -> String) {
        notes.append(event)
    }

    /// Forgets the events, and so releases their objects.
    func forget() {
        notes = []
    }

    func newTitle(_ kind: String) -> String {
        lastNumber += 1
        kinds[kind, default: 0] += 1
        return "\(kind) \(lastNumber)"
    }

    // MARK: The user

    func take(_ answer: String, of title: String) {
        note("taken: \(title): \(answer)")
        taken[title, default: []].append(answer)
    }

    func sendAway(_ title: String) {
        note("sent away: \(title)")
        sentAway.insert(title)
    }

    /// Records the answer that work inside a modal would give, if nothing else ends the modal before.
    func offer(_ answer: String, of title: String) {
        note("offered: \(title): \(answer)")
        offered[title] = answer
    }

    /// Records that a question is at rest in view, so that what the user did to it before has not ended it.
    func stays(_ title: String) {
        sentAway.remove(title)
        offered[title] = nil
    }

    /// Withdraws an open question, as a flow does that is cancelled.
    func withdraw(_ title: String) {
        note("withdrawn: \(title)")
        withdrawn.insert(title)
        withdrawals[title]?()
    }

    /// Waits as work does that takes a while.
    func work() async {
        let (ends, end) = AsyncStream<Void>.makeStream()
        running.append(end)
        for await _ in ends {}
    }

    // MARK: The flow

    /// Records that a question has ended for the flow.
    ///
    /// - Parameters:
    ///   - title: Which question.
    ///   - outcome: How it ended.
    ///   - cancel: The answer that means a dismissal.
    ///   - mayEnd: Whether something other than the user may have ended it.
    func end(_ title: String, _ outcome: Outcome<String>, cancel: String?, mayEnd: Bool) {
        note("ended: \(title): \(outcome)")
        withdrawals[title] = nil
        if !ended.insert(title).inserted { complain("“\(title)” ended twice.") }
        let taken = taken[title] ?? []
        switch outcome {
        case .answered(let answer) where taken.last == answer || offered[title] == answer: break
        case .answered(let answer) where taken.isEmpty && answer == cancel && sentAway.contains(title): break
        case .answered(let answer): complain("“\(title)” got “\(answer)”, but the user took \(taken).")
        case .dismissed:
            if !taken.isEmpty { complain("“\(title)” lost the answer \(taken).") }
            if !sentAway.contains(title) { complain("“\(title)” was closed, and not by the user.") }
        case .cancelled where withdrawn.contains(title): break
        case .cancelled, .ownerGone, .replaced, .rejected, .expired:
            if !mayEnd, !isWindowClosed { complain("“\(title)” ended by \(outcome).") }
        }
    }

    /// Records the answer of a question that is a screen, which may be given again after Back.
    func went(on answer: String, from title: String) {
        note("went on: \(title): \(answer)")
        let taken = taken[title] ?? []
        if !taken.contains(answer) { complain("“\(title)” went on with “\(answer)”, but the user took \(taken).") }
    }

    /// Records that a notice is over.
    func over(_ title: String, wasPressed: Bool) {
        note("over: \(title): \(wasPressed)")
        if wasPressed != (taken[title] != nil) { complain("“\(title)” was pressed: \(taken[title] != nil).") }
    }

    /// Whether the flow has the outcome of a question, so that the question must not be in view any more.
    func hasEnded(_ title: String) -> Bool {
        ended.contains(title)
    }

    func complain(_ complaint: String) {
        note("COMPLAINT \(complaint)")
        complaints.append(complaint)
    }
}
