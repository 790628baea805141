import Aside

/// What a test waits for.
enum Expectation {
    /// A modal on top that is ready for an answer.
    case modal(TestPresenter.QuestionMatcher)
    /// A screen in front that takes a value.
    case screen(ScreenName)
    /// That the check of a prompt has decided.
    case decision(ModalID)
    /// That the work of a button has ended.
    case action(String, isOver: @MainActor () -> Bool)
    /// That something becomes so, outside of the stage.
    case state(String, isSo: @MainActor () -> Bool)
    /// Someone who sleeps by the test's clock.
    case sleeper
    /// That the flow ends.
    case end
}

extension Expectation: CustomStringConvertible {
    var description: String {
        switch self {
        case .modal(let question): question.description
        case .screen(let name): "\(name) in front, ready to take a value"
        case .decision: "the check of the prompt to end"
        case .action(let label, _): "the work of “\(label)” to end"
        case .state(let name, _): "\(name) to become what the test waits for"
        case .sleeper: "someone who sleeps by the test's clock"
        case .end: "the flow to end"
        }
    }
}
