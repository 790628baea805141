import Aside
import Testing

/// An answer that a test gave in advance.
struct Stub {
    enum Response {
        case modal(TestPresenter.QuestionMatcher, @MainActor (ModalContent) -> TestPresenter.Answer)
        /// Publishes a value at a screen of a type; `false` where it is another screen, or it refuses.
        case screen(ScreenName, @MainActor (any Screen) -> Bool)
    }

    let response: Response
    let times: TestPresenter.Times
    let location: SourceLocation
    private(set) var uses = 0

    /// Where a stub that answers always stops, because it goes round.
    static let mostUses = 10_000

    init(_ response: Response, _ times: TestPresenter.Times, _ location: SourceLocation) {
        self.response = response
        self.times = times
        self.location = location
    }

    var isUsedUp: Bool { uses >= times.count ?? Self.mostUses }

    /// How often it should have answered, and did not.
    var missing: Int { max(0, (times.count ?? 0) - uses) }

    mutating func use() {
        uses += 1
    }
}

extension Stub: CustomStringConvertible {
    /// What it is for, such as `alert “Card declined”`.
    var description: String {
        switch response {
        case .modal(let question, _): question.description
        case .screen(let name, _): "screen \(name)"
        }
    }
}

/// The answers that a test gave in advance, in their order: of those that fit, the first that is not used up answers.
struct Stubs {
    private(set) var all: [Stub] = []

    mutating func add(_ stub: Stub) {
        all.append(stub)
    }

    /// The stub that answers a modal.
    func index(for content: ModalContent, showing screen: ScreenName?) -> Int? {
        all.firstIndex { stub in
            guard !stub.isUsedUp, case .modal(let question, _) = stub.response else { return false }
            return question.difference(from: content, showing: screen) == nil
        }
    }

    /// The stub that publishes at a screen.
    func index(for screen: ScreenName) -> Int? {
        all.firstIndex { stub in
            guard !stub.isUsedUp, case .screen(screen, _) = stub.response else { return false }
            return true
        }
    }

    var hasScreens: Bool {
        all.contains { stub in
            if case .screen = stub.response { !stub.isUsedUp } else { false }
        }
    }

    mutating func use(_ index: Int) {
        all[index].use()
    }
}
