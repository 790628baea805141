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
