public import Aside

/// First, second, third; the third leads on to the end or back to the beginning.
public struct ThreeScreensFlow: Flow {
    /// Where it shows.
    public let stage: Stage
    let clock: any Clock<Duration>

    /// The flow of three screens.
    ///
    /// - Parameters:
    ///   - stage: where it shows.
    ///   - clock: what the second screen counts by.
    public init(stage: Stage, clock: any Clock<Duration> = ContinuousClock()) {
        self.stage = stage
        self.clock = clock
    }

    /// Goes through the screens until the user has finished on the third.
    ///
    /// - Returns: what was written down on the second screen.
    /// - Throws: `CancellationError` if the user leaves.
    public func run() async throws -> String {
        try await show(FirstScreen()).until {
            let second = SecondScreen(clock, on: stage)
            return try await show(second).then {
                switch try await show(ThirdScreen(note: second.note, on: stage)).value() {
                case .finish: .leave(second.note)
                case .startOver: .stay
                }
            }
        }
    }

    /// The same screens, entered on the third as if the user had come all the way.
    func runFromThird() async throws -> ThirdScreen.Choice {
        try await show(FirstScreen()).starting(with: ()).then {
            try await show(SecondScreen(clock, on: stage)).starting(with: ()).then {
                try await show(ThirdScreen(note: "", on: stage)).value()
            }
        }
    }
}
