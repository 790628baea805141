import Foundation

/// Measures the processor time of the body, without that of other processes.
func cpuTime(of body: () -> Void) -> Duration {
    let start = threadTime
    body()
    return threadTime - start
}

private var threadTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
