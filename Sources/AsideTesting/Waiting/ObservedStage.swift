import Aside

/// What the presenter observes of the stage, the flow and the clock at one moment, as plain data.
struct ObservedStage: Equatable {
    /// How far the flow has come.
    enum Flow: Equatable {
        /// The presenter runs no flow.
        case none
        case running
        case ended
    }

    struct TopModal: Equatable {
        var content: ModalContent
        /// The lowest screen of a sheet.
        var root: ScreenName?
        /// Whether the user can act on the modal now.
        var isReady = true
        /// Whether its close guard is deciding.
        var isAskedToClose = false
        /// Whether a step has looked at it.
        var isSeen = false

        /// Whether the modal shows running work, which ends by itself.
        var isOperation: Bool { content.kind == .progress }
    }

    /// The stack of screens in front.
    struct Front: Equatable {
        /// Its topmost screen.
        var screen: ScreenName?
        var acceptsInput = false
        /// Whether a close guard is deciding if the user may go back.
        var isAskedToGoBack = false
    }

    var flow = Flow.running
    var top: TopModal?
    /// The stack in front; `nil` if the topmost modal is not a sheet.
    var front: Front? = Front()
    /// Whether the caller of the last question has not continued yet.
    var isAnswerUntaken = false
    /// Whether nothing is running that the library has started for the flow.
    var isSettled = false
    /// Whether a task sleeps by the test's clock.
    var isClockInUse = false
    /// Whether the condition of the step holds, if it has one.
    var conditionHolds = false
}
