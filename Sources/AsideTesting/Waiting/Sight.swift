/// What there is to see of a flow, as far as it decides whether an expectation is met.
struct Sight: Equatable {
    /// How far the flow is.
    enum Flow: Equatable {
        /// None is run by the presenter.
        case none
        case running
        case ended
    }

    /// What stands on top of everything.
    enum Front: Equatable {
        /// A screen, or nothing at all.
        case screen(acceptsInput: Bool)
        /// A question that only an answer ends, and whether the test has looked at it already.
        case question(isSeen: Bool)
        /// Work that goes on: progress, or a prompt that checks what was entered.
        case work
    }

    var flow = Flow.running
    var front = Front.screen(acceptsInput: false)
    /// Whether what is expected is there.
    var isThere = false
}

/// What is to be thought of an expectation at one moment.
enum Judgement: Equatable {
    case met
    /// It can still come.
    case open(Doubt)
    /// It cannot come any more.
    case hopeless(Doubt)
}

/// Why something that is expected has not come.
enum Doubt: Equatable {
    /// The flow has ended.
    case flowEnded
    /// Another modal wants an answer first.
    case anotherModal
    /// The flow waits for its user at a screen.
    case atScreen
    /// The flow waits for work that is shown.
    case atWork
    /// The flow waits for something that is neither a screen nor a modal.
    case outside
}

extension Sight {
    /// Judges an expectation by what there is to see.
    func judge(expectsEnd: Bool = false) -> Judgement {
        if isThere || expectsEnd && flow == .ended { return .met }
        if case .question(let isSeen) = front {
            return isSeen ? .open(.anotherModal) : .hopeless(.anotherModal)
        }
        if flow == .ended { return .hopeless(.flowEnded) }
        return switch front {
        case .screen(acceptsInput: true): .open(.atScreen)
        case .screen(acceptsInput: false), .question: .open(.outside)
        case .work: .open(.atWork)
        }
    }
}
