public import Aside

/// Shows every control on one screen, and asks every question from another one.
public struct GalleryFlow: Flow {
    /// The stage on which the flow shows its screens and questions.
    public let stage: Stage
    let clock: any Clock<Duration>
    let pace: Duration

    /// Makes the flow of the gallery.
    ///
    /// - Parameters:
    ///   - stage: The stage on which the flow shows its screens and questions.
    ///   - clock: The clock by which the work of a sample takes time.
    ///   - pace: The length of each part of such work.
    public init(stage: Stage, clock: any Clock<Duration> = ContinuousClock(), pace: Duration) {
        self.stage = stage
        self.clock = clock
        self.pace = pace
    }

    /// Shows the gallery until the user closes it.
    ///
    /// - Throws: `CancellationError` if the user leaves.
    public func run() async throws {
        try await show(ControlsScreen()).until { next in
            guard next == .questions else { return .leave }
            try await show(QuestionsScreen(self)).value()
            return .stay
        }
    }
}
