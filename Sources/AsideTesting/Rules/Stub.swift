import Aside
import Testing

/// An answer that a test gives before the question is asked.
struct Stub {
    enum Response {
        case modal(QuestionPattern, @MainActor (ModalContent) -> AnswerRequest)
        /// Publishes a value at a screen of a type.
        ///
        /// Returns `false` if the screen has another type, or if it refuses the value.
        case screen(ScreenName, @MainActor (any Screen) -> Bool)
    }

    let response: Response
    /// How often the stub must answer; `nil` for any number of times.
    let times: Int?
    let location: SourceLocation
    private(set) var uses = 0
    /// How often in a row the stub has answered in the same state.
    private var repeats = 0
    private var lastState: Int?

    /// The maximum number of answers of a stub with `.always`, because more answers mean a loop.
    static let mostUses = 10_000
    /// The maximum number of answers in a row while the stage stays exactly the same.
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

    /// Whether the stub answers in the same state again and again.
    var isRepeating: Bool { repeats >= Self.mostRepeats }

    /// How many of its required answers were not used.
    var missing: Int { max(0, (times ?? 0) - uses) }

    /// Counts an answer.
    ///
    /// The state identifies what is on the stage and what was there before. It is `nil` if nobody knows the state.
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
