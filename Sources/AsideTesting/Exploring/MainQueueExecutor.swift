import Dispatch

/// Lets a task that is resumed go on in the next turn of the main queue, without a detour through the thread pool.
///
/// A task of the main actor is resumed by whatever executor its task prefers, and moves to the main actor from there. In the
/// thread pool, that is two changes of the thread.
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
