import Aside

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
}
