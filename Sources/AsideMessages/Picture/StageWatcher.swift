public import Aside
import Observation

/// A watcher that tells what a stage shows whenever it has come to rest.
///
/// A stage has come to rest when no answered caller is about to continue and something waits for the user. While the flow is
/// at work, such as for a progress, that counts as rest after it has stayed the same for a moment.
@MainActor
public final class StageWatcher {
    private let stage: Stage
    private let whenSettled: @MainActor (StagePicture) -> Void
    private var told: StagePicture?
    private var isAwaited = false
    private var isWatching = false
    private var isStopped = false
    private var pause: Task<Void, Never>?

    /// How long a stage must stay the same while the flow is at work.
    private static let moment = Duration.milliseconds(20)

    /// Makes a watcher, which begins at once.
    ///
    /// - Parameters:
    ///   - stage: The stage.
    ///   - whenSettled: Called with the picture of the stage each time that the stage has come to rest and differs from the
    ///     picture before.
    public init(_ stage: Stage, whenSettled: @escaping @MainActor (StagePicture) -> Void) {
        self.stage = stage
        self.whenSettled = whenSettled
        lookLater()
    }

    /// Tells of the stage once more when it has come to rest, even if nothing has changed.
    public func tellOnceMore() {
        isAwaited = true
        lookLater()
    }

    /// Ends the watching.
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
        let (picture, isUntaken) = isWatching ? (StagePicture(stage), stage.isAnswerUntaken) : watched()
        pause?.cancel()
        pause = nil
        guard !isUntaken, isAwaited || picture != told else { return }
        if picture.isReady { return tell(picture) }
        pause = Task { [weak self] in
            try? await Task.sleep(for: Self.moment)
            guard let self, !Task.isCancelled, !isStopped else { return }
            tell(StagePicture(stage))
        }
    }

    private func tell(_ picture: StagePicture) {
        guard isAwaited || picture != told else { return }
        isAwaited = false
        told = picture
        whenSettled(picture)
    }

    private func watched() -> (StagePicture, Bool) {
        isWatching = true
        return withObservationTracking {
            (StagePicture(stage), stage.isAnswerUntaken)
        } onChange: { [weak self] in
            Task { @MainActor in
                self?.isWatching = false
                self?.look()
            }
        }
    }
}
