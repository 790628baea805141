import Dispatch

/// An executor that resumes tasks in the next turn of the main queue, without the thread pool.
///
/// The preferred executor of a main-actor task resumes the task first. Then the task moves to the main actor. With the
/// thread pool, it would change the thread twice.
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
