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

    /// How often a stub that always answers does so: more often looks like a loop.
    static let mostUses = 10_000

    init(_ response: Response, _ times: Int?, _ location: SourceLocation) {
        self.response = response
        self.times = times
        self.location = location
    }

    var isUsedUp: Bool { uses >= times ?? Self.mostUses }

    /// How many of its answers were not used.
    var missing: Int { max(0, (times ?? 0) - uses) }

    mutating func use() {
        uses += 1
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
