import Aside

/// The decision whether a step continues to wait.
///
/// Events and observations go in. Verdicts come out.
struct Wait: Equatable {
    /// What happens while a step waits.
    enum Event: Equatable {
        /// The wait begins, or something happened on the stage, in the flow or by the clock.
        case somethingHappened
        /// Everything that was ready to run has run.
        ///
        /// `isQuiet` says that nothing happened meanwhile.
        case settled(isQuiet: Bool)
        /// Nothing happened for a whole quiet period.
        case quietPeriodEnded
        /// More than ``Wait/eventLimit`` things happened.
        case eventLimitReached
        /// The test was cancelled.
        case testCancelled
    }

    /// What the step does next.
    enum Verdict: Equatable {
        /// The step returns, because what it expects is here.
        case here
        case keepWaiting
        /// The step lets everything run that is ready to run, and reports that as ``Wait/Event/settled(isQuiet:)``.
        case settle
        /// The step fails.
        case hopeless(Reason)
    }

    /// Why a step fails.
    enum Reason: Equatable {
        /// What the step expects cannot come any more.
        case blocked(Obstacle)
        /// Nothing happened for a whole quiet period.
        case quiet(Obstacle)
        /// The condition holds, but no observed value changed.
        case unobserved
        /// Events keep happening without an end.
        case endless
        case cancelled
    }

    /// What comes between a step and what it expects.
    enum Obstacle: Equatable {
        /// The flow has ended.
        case flowEnded
        /// Another modal has to be answered first.
        case anotherModal
        /// The flow waits for its user at a screen.
        case atScreen
        /// The flow waits for work that is shown.
        case atWork
        /// The flow waits for something other than a screen or a modal.
        case outside
    }

    /// The maximum number of events during one step.
    ///
    /// A test that makes progress sees fewer events.
    static let eventLimit = 100_000

    /// The maximum number of notices that come and go while a test waits for one thing.
    static let mostNotices = 100

    let expectation: Expectation
    /// The reason with which the step fails, if everything comes to rest and nothing happens meanwhile.
    private var suspicion: Reason?

    init(for expectation: Expectation) {
        self.expectation = expectation
    }

    /// Decides what the step does after an event.
    mutating func verdict(after event: Event, seeing observation: ObservedStage) -> Verdict {
        let suspicion = self.suspicion
        self.suspicion = nil
        switch event {
        case .testCancelled: return .hopeless(.cancelled)
        case .eventLimitReached: return .hopeless(.endless)
        case .settled(isQuiet: true):
            if let suspicion { return .hopeless(suspicion) }
        case .quietPeriodEnded:
            switch assess(observation) {
            case .open(let obstacle): return .hopeless(.quiet(obstacle))
            case .met:
                // A condition that already holds may be about to be observed.
                guard case .state = expectation else { return .here }
                return settle(suspecting: .unobserved)
            case .blocked: break
            }
        case .somethingHappened, .settled(isQuiet: false): break
        }
        return switch assess(observation) {
        case .met: .here
        case .open: .keepWaiting
        case .blocked(let obstacle): settle(suspecting: .blocked(obstacle))
        }
    }

    private mutating func settle(suspecting reason: Reason) -> Verdict {
        suspicion = reason
        return .settle
    }

    /// Returns whether what the step expects is here, or cannot come any more.
    func isDecided(seeing observation: ObservedStage) -> Bool {
        if case .open = assess(observation) { false } else { true }
    }

    /// Returns whether the next change may come without a call of the presenter, so that the step has to observe the
    /// stage.
    func needsObserving(_ observation: ObservedStage) -> Bool {
        !expectation.isAnnounced || observation.isAnswerUntaken && !expectation.isModal
            || observation.top?.isReady == false
    }
}

// MARK: - One moment

extension Wait {
    private enum Assessment {
        case met
        /// What the step expects can still come.
        case open(Obstacle)
        /// What the step expects cannot come any more.
        case blocked(Obstacle)
    }

    private func assess(_ observation: ObservedStage) -> Assessment {
        // The caller of the last question continues first, because no user acts faster than that. A step for a modal
        // need not wait for this: the answered modal has gone, so nothing can be mistaken for the expected one.
        if observation.isAnswerUntaken, !expectation.isModal { return .open(.outside) }
        if isMet(observation) { return .met }
        // A step that has looked at a modal may be about to answer it.
        if let question = observation.question {
            return question.isSeen ? .open(.anotherModal) : .blocked(.anotherModal)
        }
        if observation.flow == .ended { return .blocked(.flowEnded) }
        guard let front = observation.front, observation.top?.isAskedToClose != true else { return .open(.atWork) }
        guard front.acceptsInput else { return .open(.outside) }
        // Only a step of the user can continue from here.
        let isUsersTurn = observation.flow == .running && observation.isSettled && !observation.isClockInUse
        return isUsersTurn && expectation.comesFromFlow ? .blocked(.atScreen) : .open(.atScreen)
    }

    private func isMet(_ observation: ObservedStage) -> Bool {
        switch expectation {
        case .modal(let question):
            guard let top = observation.top, top.isReady || top.isOperation else { return false }
            return question.difference(from: top.content, showing: top.root) == nil
        case .screen(let name): return observation.front == .init(screen: name, acceptsInput: true)
        case .notice, .decision, .state: return observation.conditionHolds
        case .sleeper: return observation.isClockInUse
        case .rest:
            return observation.flow == .ended || observation.isClockInUse || observation.question != nil
                || observation.front?.acceptsInput == true
        case .end: return observation.flow == .ended
        }
    }
}

extension ObservedStage {
    /// The topmost modal, if only an answer of the user ends it.
    fileprivate var question: TopModal? {
        guard let top, front == nil, top.isReady, !top.isOperation else { return nil }
        return top
    }
}

extension Wait {
    /// What a step of a test waits for.
    enum Expectation: Equatable {
        /// A modal on top that is ready for an answer.
        case modal(QuestionPattern)
        /// A screen in front that accepts input.
        case screen(ScreenName)
        /// A notice with this text.
        case notice(String)
        /// The end of a prompt's check.
        case decision
        /// A condition that the test names.
        case state(String)
        /// A task that sleeps by the test's clock.
        case sleeper
        /// The end of the flow, or a place where the flow waits for its user or for time.
        case rest
        /// The end of the flow.
        case end

        var isModal: Bool {
            if case .modal = self { true } else { false }
        }

        /// Whether the flow itself causes the event, and not work beside the flow.
        var comesFromFlow: Bool {
            switch self {
            case .modal, .screen, .end: true
            case .notice, .decision, .state, .sleeper, .rest: false
            }
        }

        /// Whether the presenter is always called for the event, so that the step need not observe anything.
        var isAnnounced: Bool {
            switch self {
            case .modal, .notice, .end, .sleeper: true
            case .screen, .decision, .state, .rest: false
            }
        }
    }
}

extension Wait.Expectation: CustomStringConvertible {
    var description: String {
        switch self {
        case .modal(let question): question.description
        case .screen(let name): "\(name) in front, ready to take a value"
        case .notice(let text): "notice “\(text)”"
        case .decision: "the check of the prompt to end"
        case .state(let name): "\(name) to become what the test waits for"
        case .sleeper: "a task that sleeps by the test's clock"
        case .rest: "the flow to wait for its user, or to end"
        case .end: "the flow to end"
        }
    }
}
