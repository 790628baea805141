import Aside

/// What the presenter observes of the stage, the flow and the clock at one moment, as plain data.
struct StageObservation: Equatable {
    /// How far the flow is.
    enum Flow: Equatable {
        /// The presenter runs no flow.
        case none
        case running
        case ended
    }

    /// The topmost modal.
    struct TopModal: Equatable {
        var content: ModalContent
        /// The lowest screen of a sheet.
        var root: ScreenName?
        /// Whether the user can act on it now.
        var isReady = true
        /// Whether its close guard is deciding.
        var isAskedToClose = false
        /// Whether a step has looked at it.
        var isSeen = false

        /// Whether it shows work, which ends by itself.
        var isOperation: Bool { content.kind == .progress }
    }

    /// The stack of screens in front.
    struct Front: Equatable {
        /// Its topmost screen.
        var screen: ScreenName?
        var acceptsInput = false
    }

    var flow = Flow.running
    var top: TopModal?
    /// `nil` under a modal that is not a sheet.
    var front: Front? = Front()
    /// Whether whoever asked the last question has not gone on yet.
    var isAnswerUntaken = false
    /// Whether nothing that the library has started for the flow goes on by itself.
    var isSettled = false
    /// Whether somebody sleeps by the test's clock.
    var isClockInUse = false
    /// Whether the condition of the step holds, where it has one.
    var conditionHolds = false
}
