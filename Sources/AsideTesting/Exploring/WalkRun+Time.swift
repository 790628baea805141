import Aside

/// The time that a walk lets pass in one move: until something changes.
extension WalkRun {
    /// Moves the clock to the next instant for which a task sleeps.
    func passTime() {
        let next = walk.clock.remaining.first?.rest ?? .zero
        last.passed = (last.passed.times + 1, last.passed.duration + next)
        explorer.journal.note(Path.Move(.wait(next), .flow).steps.joined(separator: "\n"))
        activity.progress += 1
        last.shown = 0
        wakeNext()
    }

    func wakeNext() {
        guard let (task, number) = walk.clock.wakeNext() else { return }
        last.hasPaused = false
        let isKnown = counter.knows(task)
        if isKnown { counter.begin() } else { last.hasWokenUnknown = true }
        // A move may wake several, and the last one counts.
        last.hasWokenOlder = !isKnown && number <= sleepersBefore
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
        let start = explorer.plan.graph.states[step.state]
        guard key.view == start.key.view else { return false }
        if let result = start.records[step.move].result {
            let expected = explorer.plan.graph.states[result].key
            if route.isOnDetour ? expected.seen == key.seen : expected.steady == key.steady {
                return false
            }
        } else if explorer.plan.graph.place(of: key) == nil {
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
        explorer.plan.graph.noteTime(last.passed.duration, of: step)
    }
}

/// A place at which time passed and nothing changed.
struct WaitInVain {
    let place: String
    let source: SourceLine?
    let times: Int
    let duration: Duration

    static func warning(of waits: [WaitInVain]) -> String {
        let places = waits.map { wait in
            "\(wait.duration) (\(wait.times) times) at \(wait.place)" + (wait.source.map { " (\($0))" } ?? "")
        }
        return
            "Time passed and nothing changed: \(places.joined(separator: ", ")). What comes later was not explored. Let it "
            + "come sooner in this test."
    }
}

extension Explorer {
    /// Returns how often time passes at most in one move while nothing changes.
    ///
    /// It is less often where that was in vain before.
    func mostWaits(at state: StateGraph.State) -> Int {
        known.waitsInVain.contains { $0.source == state.source } ? 10 : 1_000
    }

    func noteWaitingInVain(at state: StateGraph.State, _ passed: (times: Int, duration: Duration)) {
        guard !known.waitsInVain.contains(where: { $0.source == state.source }) else { return }
        known.waitsInVain.append(
            WaitInVain(place: state.name, source: state.source, times: passed.times, duration: passed.duration))
    }
}
