import Aside
import AsideTesting

/// The time that a walk lets pass in one move: until something changes.
extension WalkRun {
    /// Moves the clock to the next instant for which a task sleeps.
    func passTime() {
        let next = walk.clock.remaining.first?.rest ?? .zero
        last.passed = (last.passed.times + 1, last.passed.duration + next)
        activity.progress += 1
        last.shown = 0
        wakeNext()
    }

    func wakeNext() {
        guard let task = walk.clock.wakeNext() else { return }
        last.hasPaused = false
        if counter.knows(task) { counter.begin() } else { last.hasWokenUnknown = true }
    }

    /// Whether a task still sleeps until the instant to which the walk has just moved the clock.
    var awaitsNextSleeper: Bool { last.passed.times > 0 && walk.clock.nextDeadline == walk.clock.now }

    /// Whether a task has woken up that the library does not know, and has not come to rest yet.
    ///
    /// Until then, what is in view is not what it leads to, and no other task may wake up. If known work is running, the
    /// walk has already looked for rest.
    var awaitsWokenTask: Bool { last.hasWokenUnknown && !last.hasPaused && counter.running == 0 }

    /// Lets more time pass if the time that has passed has led to nothing new: work that polls does not show how often.
    ///
    /// Returns `false` if the move is over.
    func letMoreTimePass() -> Bool {
        guard last.passed.times > 0, ending == nil, !isCancelled, walk.clock.isInUse, let step = route.steps.last else {
            return false
        }
        updateMemory()
        let key = key()
        let start = graph.states[step.state]
        guard key.view == start.key.view else { return false }
        if let result = start.records[step.move].result {
            let expected = graph.states[result].key
            if route.isComparing ? expected.seen == key.seen : expected.whole == key.whole {
                return false
            }
        } else if graph.place(of: key) == nil {
            return false
        }
        guard last.passed.times < explorer.mostWaits(at: start) else {
            explorer.noteWaitingInVain(at: start, last.passed)
            return false
        }
        checkInvariants()
        guard phase == .walking else { return true }
        tell(step, in: start)
        outsideOfWork { passTime() }
        return true
    }

    /// Notes in the move how much time it has let pass, so that its path is printed with it.
    func notePassedTime() {
        guard last.passed.times > 1, !route.isRepetition, let step = route.steps.last else { return }
        graph.noteTime(last.passed.duration, of: step)
    }
}

/// A place at which time passed and nothing changed.
struct WaitInVain: CustomStringConvertible {
    let place: ShownPlace
    let times: Int
    let duration: Duration

    var description: String { "\(duration) (\(times) times) at \(place)" }
}

extension Explorer {
    /// Returns how often time passes at most in one move while nothing changes.
    ///
    /// It is less often where that was in vain before.
    func mostWaits(at state: StateGraph.State) -> Int { hasWaitedInVain(at: state) ? 10 : 1_000 }

    func noteWaitingInVain(at state: StateGraph.State, _ passed: (times: Int, duration: Duration)) {
        guard !hasWaitedInVain(at: state) else { return }
        known.waitsInVain.append(WaitInVain(place: state.shown, times: passed.times, duration: passed.duration))
    }

    private func hasWaitedInVain(at state: StateGraph.State) -> Bool {
        known.waitsInVain.contains { $0.place.source == state.source }
    }
}
