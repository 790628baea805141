import Aside
import Testing

/// An answer that a test gave before the question was asked.
struct Stub {
    enum Response {
        case modal(QuestionPattern, @MainActor (ModalContent) -> AnswerRequest)
        /// Publishes a value at a screen of a type; `false` where it is another screen, or it refuses.
        case screen(ScreenName, @MainActor (any Screen) -> Bool)
    }

    let response: Response
    /// How often it must answer; `nil` for any number of times.
    let times: Int?
    let location: SourceLocation
    private(set) var uses = 0
    /// How often in a row it has answered at the same state, and which.
    private var repeats = 0
    private var lastState: Int?

    /// How often a stub that always answers does so: more often looks like a loop.
    static let mostUses = 10_000
    /// How often it does so in a row while the stage stays exactly as it was.
    static let mostRepeats = 100

    init(_ response: Response, _ times: Int?, _ location: SourceLocation) {
        self.response = response
        self.times = times
        self.location = location
    }

    var isUsedUp: Bool {
        guard let times else { return uses >= Self.mostUses || isRepeating }
        return uses >= times
    }

    /// Whether it answers in the same state again and again.
    var isRepeating: Bool { repeats >= Self.mostRepeats }

    /// How many of its answers were not used.
    var missing: Int { max(0, (times ?? 0) - uses) }

    /// Counts an answer; the state tells what is on the stage and what was there before, `nil` where that is not known.
    mutating func use(at state: Int?) {
        uses += 1
        repeats = state != nil && state == lastState ? repeats + 1 : 1
        lastState = state
    }
}

extension Stub: CustomStringConvertible {
    /// The question or screen in words, such as `alert “Card declined”`.
    var description: String {
        switch response {
        case .modal(let question, _): question.description
        case .screen(let name, _): "screen \(name)"
        }
    }
}
