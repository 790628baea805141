/// The operations of steps on the stack.
extension Stage {
    /// Why the current task cannot show a screen here; `nil` if it can.
    var refusal: Ending? {
        if Task.isCancelled { return .cancelled }
        return isClosed || Work.current?.isOver == true ? .ownerGone : nil
    }

    @discardableResult
    func push<Shown: Screen>(
        _ screen: Shown, at source: SourceLine, replacingTop: Bool = false,
        whenPublished: (@MainActor () -> Void)? = nil
    ) -> StackLevel {
        let outlet = screen.outlet
        require(
            outlet.level == nil,
            """
            This \(Shown.self) is shown already. A screen object can be shown in only one place at a time: \
            make a new one, or wait until its `then` has ended.
            """
        )
        let (id, change) = machine.push(hasValue: outlet.hasValue, replacingTop: replacingTop)
        let entry = StackEntry(id: id, screen: screen, source: source)
        let level = StackLevel(entry, on: self, outlet: outlet, whenPublished: whenPublished)
        require(
            screen.outlet.level === level,
            "The outlet of \(Shown.self) is a new object at each read. Store it: `let outlet = Outlet<\(Shown.Value.self)>()`."
        )
        let leaving = change.leaving.map { levels[$0.position] }
        for level in leaving { level.endQuestions() }
        if levels.count > id.position { levels.removeSubrange(id.position...) }
        if let replaced = machine.replaced(by: id) { levels[replaced.position].close() }
        levels.append(level)
        var shown = change
        shown.leaving = []
        apply(shown)
        for level in leaving { level.leave() }
        (screen as? any SelfStarting)?.start()
        return level
    }

    /// Begins a closure.
    ///
    /// Screens that were entered with values appear with the next turn, unless more are entered until then.
    func beginClosure(of id: EntryID) {
        machine.begin(id)
        guard machine.hasUnrevealed, !isRevealing else { return }
        isRevealing = true
        host.tasks.later {
            self.isRevealing = false
            if !self.machine.awaitsClosure { self.reveal() }
        }
    }

    /// Shows the screens that were entered with values.
    func reveal() {
        guard machine.hasUnrevealed else { return }
        apply(machine.reveal())
    }

    func endClosure(of level: StackLevel, with ending: StackMachine.Ending) -> StackMachine.AfterClosure {
        // The flow was cancelled while its closure was about to end, but the screen does not know that yet.
        if level.isAbandoned { abandon(level) }
        let (afterClosure, change) = machine.end(level.id, with: ending)
        apply(change)
        if afterClosure == .finish { level.finish() }
        return afterClosure
    }

    /// Removes a screen whose `then` was cancelled, with the screens below it that belong to the same cancelled flow.
    ///
    /// A screen that has ended is left alone. It leaves with those that ended with it. That ending may be the reason
    /// why its task is cancelled.
    func abandon(_ level: StackLevel) {
        switch machine.phase(of: level.id) {
        case .ended, nil: return
        case .waiting, .delivered, .running, .unwinding: break
        }
        var lowest = level.id.position
        while lowest > 0, levels[lowest - 1].isAbandoned { lowest -= 1 }
        apply(machine.leave(levels[lowest].id))
    }

    /// Called when a `then` is about to return.
    ///
    /// Its screen stays in view until it is known whether the next `then` returns, too.
    func hasReturned(_ level: StackLevel) {
        // A push has taken it away already, or a screen below it has ended, too, and the return of that one counts.
        guard level.id == machine.lingering else { return }
        lastReturned = level
        guard !isSettling else { return }
        isSettling = true
        // At the task's next turn, the closure that received the result has either ended, too, or suspended.
        host.tasks.later {
            self.isSettling = false
            self.settleReturns()
        }
    }

    /// Brings the stack up to date before anything is shown above it.
    package func settle() {
        if lastReturned != nil { settleReturns() }
        if machine.hasUnrevealed { apply(machine.reveal()) }
    }

    /// Removes screens that have ended, unless the returned value is still being passed on.
    private func settleReturns() {
        guard let level = lastReturned else { return }
        if level.id == machine.lingering {
            guard !level.isReturnGoingOn else { return }
            apply(machine.settle())
        }
        lastReturned = nil
    }
}

// MARK: - Going back

extension Stage {
    func uncover(_ id: EntryID) -> Bool {
        perform(machine.uncover(id))
    }

    func perform(_ change: StackChange?) -> Bool {
        if let change { apply(change) }
        return change != nil
    }
}
