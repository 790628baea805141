/// How often progress is printed: at once if the work does something else, and percentages alone once a second.
///
/// A log needs no more of them. The last one is printed when the work ends.
@MainActor
final class ProgressPace {
    private var isPausing = false

    /// Decides whether news may be printed now, after what was printed last of the same work; if not, `resume` is
    /// called after a second.
    func allows(
        _ news: LineQuestion.News?, after last: LineQuestion.News?, _ clock: any Clock<Duration>,
        then resume: @escaping @MainActor () -> Void
    ) -> Bool {
        guard let activity = news?.activity else { return true }
        guard !isPausing else { return activity != last?.activity }
        isPausing = true
        Task {
            try? await clock.sleep(for: .seconds(1))
            isPausing = false
            resume()
        }
        return true
    }
}
