import Aside
import Testing

/// The stubs of a test, in order.
///
/// The first stub that matches and is not used up answers.
struct Stubs {
    private(set) var all: [Stub] = []

    mutating func add(_ stub: Stub) {
        all.append(stub)
    }

    /// Returns the stub that answers a modal.
    func index(for content: ModalContent, showing screen: ScreenName?) -> Int? {
        all.firstIndex { stub in
            guard !stub.isUsedUp, case .modal(let question, _) = stub.response else { return false }
            // Work with progress ends by itself. Only a stub that means it cancels it.
            if content.kind == .progress, question == QuestionPattern() { return false }
            return question.difference(from: content, showing: screen) == nil
        }
    }

    /// Returns the stub that publishes at a screen.
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

    /// Whether a stub with `.always` has stopped, because it was used so often that the flow must be in a loop.
    var hasLoop: Bool { all.contains { $0.isUsedUp && $0.times == nil } }

    mutating func use(_ index: Int, at state: Int? = nil) {
        all[index].use(at: state)
    }

    /// Returns the line of the last stub that has answered questions such as this one.
    func line(ofAnswerTo content: ModalContent) -> SourceLine? {
        all.last { stub in
            guard stub.uses > 0, case .modal(let question, _) = stub.response else { return false }
            return question.difference(from: content, showing: question.screen) == nil
        }?.location.codeLine
    }

    /// Leaves the check of the stubs to the run that has used them.
    func endRun() {
        for stub in all { stub.lastCheck?.shortfall = nil }
    }
}

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
    /// The check of a stub that no run checks; `nil` if it need not be used.
    private(set) var lastCheck: LastCheck?
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

    /// Which of its required answers were not used; `nil` if it has given all of them.
    var shortfall: String? {
        guard let times, uses < times else { return nil }
        return uses == 0
            ? "The stub for \(self) was not used." : "The stub for \(self) was used \(uses) of \(times) times."
    }

    /// How to fix a stub that was not used.
    var unused: String {
        let (what, asked) = if case .screen = response { ("screen", "shown") } else { ("question", "asked") }
        return "take it out; or correct its \(what), or say `times: .always` if it need not be \(asked)."
    }

    /// Lets the test fail if the presenter goes away, has run no flow, and the stub was not used.
    mutating func checkAtLast() {
        lastCheck = shortfall.map { LastCheck($0, fix: unused, at: location) }
    }

    /// Counts an answer.
    ///
    /// The state identifies what is on the stage and what was there before. It is `nil` if nobody knows the state.
    mutating func use(at state: Int?) {
        uses += 1
        repeats = state != nil && state == lastState ? repeats + 1 : 1
        lastState = state
        lastCheck?.shortfall = shortfall
    }

    /// Reports a shortfall when the presenter of its stub goes away.
    final class LastCheck {
        var shortfall: String?
        private let fix: String
        private let location: SourceLocation

        init(_ shortfall: String, fix: String, at location: SourceLocation) {
            self.shortfall = shortfall
            self.fix = fix
            self.location = location
        }

        deinit {
            guard let shortfall, Test.current != nil else { return }
            Issue.record("\(shortfall)\nto fix: \(fix)", sourceLocation: location)
        }
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

extension Stubs {
    /// Returns the stub that comes closest to matching a modal, and why it did not answer.
    func nearest(to content: ModalContent, showing screen: ScreenName?) -> (stub: Stub, why: String)? {
        let candidates = all.compactMap { stub -> (stub: Stub, why: String, distance: Int)? in
            guard case .modal(let question, _) = stub.response else {
                guard case .screen(screen, _) = stub.response, stub.isUsedUp else { return nil }
                return (stub, "it \(stub.past)", 0)
            }
            return switch question.difference(from: content, showing: screen) {
            case nil: stub.isUsedUp ? (stub, "it \(stub.past)\(content.refusal)", 0) : nil
            case .title where nearestMatch(to: question.title ?? "", among: [content.title]) != nil:
                (stub, "its title is “\(question.title ?? "")”, not “\(content.title)”", 1)
            case .kind where question.title == content.title:
                (stub, "it is for \(question), and this is \(content.kind.article)", 2)
            case .screen:
                (
                    stub,
                    "its screen is \(question.screen?.description ?? "another"), not \(screen?.description ?? "any")", 3
                )
            case .identity:
                (
                    stub,
                    "it is for what is asked once as “\(question.identity ?? "")”, and this "
                        + (content.identity.map { "is asked once as “\($0)”" } ?? "has no such identity"), 3
                )
            // A stub that has already answered was not meant for a modal with another title.
            case .title where stub.uses == 0:
                (stub, "its title is “\(question.title ?? "")”, not “\(content.title)”", 4)
            case .title, .kind: nil
            }
        }
        return candidates.min { $0.distance < $1.distance }.map { ($0.stub, $0.why) }
    }

    /// Returns the last stub for a screen that is used up, and why it is used up.
    func usedUp(for screen: ScreenName) -> (stub: Stub, why: String)? {
        let stub = all.last { stub in
            if case .screen(screen, _) = stub.response { stub.isUsedUp } else { false }
        }
        return stub.map { ($0, "it \($0.past)") }
    }
}

extension Stub {
    fileprivate var past: String {
        guard let count = times else {
            return isRepeating
                ? "has answered \(uses) times, the last \(Self.mostRepeats) in the same state: that looks like a loop"
                : "has answered \(uses) times, and stops there because that looks like a loop"
        }
        return count == 1 ? "answers once, and has" : "answers \(count) times, and has"
    }
}

extension ModalContent {
    /// Why a prompt refused the last answer.
    fileprivate var refusal: String {
        refusals.first.map { "; what was entered was refused: \($0)" } ?? ""
    }
}

extension ModalContent.Kind {
    fileprivate var article: String { self == .alert ? "an alert" : "a \(noun)" }
}

extension SourceLocation {
    /// The file and the line, such as `ShopTests/OrderTests.swift:12`.
    var codeLine: SourceLine { SourceLine(fileID: fileID, line: line) }
}
