import Dispatch

/// Resumes tasks in the next turn of the main queue, without a detour through the thread pool.
///
/// A task of the main actor is first resumed by the executor that it prefers, and then moves to the main actor. Through
/// the thread pool, this would change the thread twice.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
final class MainQueueExecutor: TaskExecutor {
    static let shared = MainQueueExecutor()

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        DispatchQueue.main.async {
            job.runSynchronously(
                isolatedTo: MainActor.sharedUnownedExecutor, taskExecutor: self.asUnownedTaskExecutor())
        }
    }
}
