import Aside

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
