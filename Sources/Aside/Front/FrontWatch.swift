import Observation

/// A watch over what is in front of a stage, for whoever talks with the user and draws nothing.
@MainActor
public final class FrontWatch {
    private let stage: Stage
    private let isOfRests: Bool
    private let tell: @MainActor (Front) -> Void
    private var told: Front?
    private var isAwaited = false
    private var wasUntaken = false
    private var isWatching = false
    private var isStopped = false
    private var pause: Task<Void, Never>?

    /// How long a stage must stay the same while the flow is at work.
    private static let moment = Duration.milliseconds(20)

    /// Begins to watch.
    ///
    /// - Parameters:
    ///   - stage: The stage.
    ///   - isOfRests: Whether only rests are told: that something waits for the user, or that the flow has been at work
    ///     for a moment. Else each change is told, and that an answered caller has gone on.
    ///   - tell: Called with what is in front each time that it differs from the time before.
    public init(_ stage: Stage, rests isOfRests: Bool = true, _ tell: @escaping @MainActor (Front) -> Void) {
        self.stage = stage
        self.isOfRests = isOfRests
        self.tell = tell
        lookLater()
    }

    /// Tells once more, even if nothing has changed.
    public func tellOnceMore() {
        isAwaited = true
        lookLater()
    }

    /// Ends the watch.
    public func stop() {
        isStopped = true
        pause?.cancel()
    }

    /// Looks one turn of the main actor later, because more may change in this one.
    private func lookLater() {
        Task { look() }
    }

    private func look() {
        guard !isStopped else { return }
        let (front, isUntaken) = isWatching ? picture : watched()
        pause?.cancel()
        pause = nil
        let isTaken = wasUntaken && !isUntaken
        wasUntaken = isUntaken
        guard isAwaited || front != told || isTaken && !isOfRests else { return }
        if front.state == .asks || !isOfRests {
            isAwaited = isAwaited || isTaken
            return tellIfNew(front)
        }
        guard !isUntaken else { return }
        pause = Task { [weak self] in
            try? await Task.sleep(for: Self.moment)
            guard let self, !Task.isCancelled, !isStopped else { return }
            tellIfNew(stage.front)
        }
    }

    private func tellIfNew(_ front: Front) {
        guard isAwaited || front != told else { return }
        isAwaited = false
        told = front
        tell(front)
    }

    private var picture: (Front, isUntaken: Bool) { (stage.front, stage.isAnswerUntaken) }

    private func watched() -> (Front, Bool) {
        isWatching = true
        return withObservationTracking {
            picture
        } onChange: { [weak self] in
            Task { @MainActor in
                self?.isWatching = false
                self?.look()
            }
        }
    }
}
