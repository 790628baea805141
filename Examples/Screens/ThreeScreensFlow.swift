public import Aside

/// Three screens; the third one ends the flow or leads back to the first.
public struct ThreeScreensFlow: Flow {
    /// The stage on which the flow shows its screens and questions.
    public let stage: Stage
    let clock: any Clock<Duration>

    /// Makes the flow of three screens.
    ///
    /// - Parameters:
    ///   - stage: The stage on which the flow shows its screens and questions.
    ///   - clock: The clock by which the second screen counts down.
    public init(stage: Stage, clock: any Clock<Duration> = ContinuousClock()) {
        self.stage = stage
        self.clock = clock
    }

    /// Goes through the screens until the user has finished on the third.
    ///
    /// - Returns: The note of the second screen.
    /// - Throws: `CancellationError` if the user leaves.
    public func run() async throws -> String {
        try await show(FirstScreen()).until {
            try await show(SecondScreen(clock, on: stage)).then { note in
                switch try await show(ThirdScreen(note: note, on: stage)).value() {
                case .finish: .leave(note)
                case .startOver: .stay
                }
            }
        }
    }

    /// Enters the flow at the third screen, as a deep link does.
    func runFromThird() async throws -> ThirdScreen.Choice {
        try await show(FirstScreen()).starting(with: ()).then {
            try await show(SecondScreen(clock, on: stage)).starting(with: "").then { note in
                try await show(ThirdScreen(note: note, on: stage)).value()
            }
        }
    }
}
