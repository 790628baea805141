import Foundation

/// How long the processor works for the body, however many others use it meanwhile.
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
