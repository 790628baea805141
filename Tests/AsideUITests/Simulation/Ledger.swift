import Aside
import Observation

/// What the user did and what the flow was told of it; the two have to agree.
@MainActor
@Observable
final class Ledger {
    /// The flow has ended.
    private(set) var isFinished = false

    /// What was pressed or chosen and taken, by the question's title.
    @ObservationIgnored private var taken: [String: [String]] = [:]
    /// What work inside has answered, by the question's title.
    @ObservationIgnored private var offered: [String: String] = [:]
    /// What the user has sent away, or SwiftUI has swallowed too often.
    @ObservationIgnored private var sentAway: Set<String> = []
    /// What the flow has been told.
    @ObservationIgnored private var ended: Set<String> = []
    /// What does not agree.
    @ObservationIgnored private(set) var complaints: [String] = []
    /// What happened, for a report.
    var events: [String] { notes.map { $0() } }
    @ObservationIgnored private var notes: [@MainActor () -> String] = []
    @ObservationIgnored private var lastNumber = 0
    /// How many questions were asked.
    @ObservationIgnored var count: Int { lastNumber }

    /// Remembers what happened; it is put into words only for a report.
    func note(_ event: @autoclosure @escaping @MainActor () -> String) {
        notes.append(event)
    }

    /// Lets go of what was remembered, and with it of what that is about.
    func forget() {
        notes = []
    }

    func newTitle(_ kind: String) -> String {
        lastNumber += 1
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

    /// What work inside a modal would answer, if nothing else ends it before.
    func offer(_ answer: String, of title: String) {
        note("offered: \(title): \(answer)")
        offered[title] = answer
    }

    // MARK: The flow

    /// A question has ended for the flow.
    ///
    /// - Parameters:
    ///   - title: which one.
    ///   - outcome: how.
    ///   - cancel: the answer that stands for a dismissal.
    ///   - mayEnd: whether something other than the user may have ended it.
    func end(_ title: String, _ outcome: Outcome<String>, cancel: String?, mayEnd: Bool) {
        note("ended: \(title): \(outcome)")
        if !ended.insert(title).inserted { complain("“\(title)” ended twice.") }
        let taken = taken[title] ?? []
        switch outcome {
        case .answered(let answer) where taken.last == answer || offered[title] == answer: break
        case .answered(let answer) where taken.isEmpty && answer == cancel && sentAway.contains(title): break
        case .answered(let answer): complain("“\(title)” got “\(answer)”, but the user took \(taken).")
        case .dismissed:
            if !taken.isEmpty { complain("“\(title)” lost the answer \(taken).") }
            if !sentAway.contains(title) { complain("“\(title)” was closed, and not by the user.") }
        case .cancelled, .ownerGone, .replaced, .rejected, .expired:
            if !mayEnd { complain("“\(title)” ended by \(outcome).") }
        }
    }

    func finish() {
        isFinished = true
    }

    func complain(_ complaint: String) {
        note("COMPLAINT \(complaint)")
        complaints.append(complaint)
    }

    /// Whether the answer of a question that takes one only may still be taken.
    func hasTaken(_ title: String) -> Bool {
        taken[title] != nil
    }
}
