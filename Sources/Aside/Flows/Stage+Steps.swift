/// The operations of steps on the stack.
extension Stage {
    /// Puts a screen on the stack for the current task, unless that task is cancelled or its work is over.
    func enter<Shown: Screen>(
        _ screen: Shown, at source: SourceLine, startingWith first: Shown.Value? = nil, replacingTop: Bool = false
    ) async throws(CancellationError) -> StackLevel {
        if let ending = refusal {
            await host.refuse(TypeName(of: screen).description, at: source, because: ending)
            throw CancellationError()
        }
        if let first { screen.outlet.keep(first) }
        return push(screen, at: source, replacingTop: replacingTop)
    }

    /// Why the current task cannot show a screen here; `nil` if it can.
    private var refusal: Ending? {
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
            outlet.stay == nil,
            """
            This \(Shown.self) is shown already. A screen object can be shown in only one place at a time: \
            make a new one, or wait until its `then` has ended.
            """
        )
        let (id, change) = machine.push(hasValue: outlet.hasValue, replacingTop: replacingTop)
        let entry = Entry(id: id, screen: screen, source: source)
        let stay = StackLevel(entry, on: self, outlet: outlet, whenPublished: whenPublished)
        require(
            screen.outlet.stay === stay,
            "The outlet of \(Shown.self) is a new object at each read. Store it: `let outlet = Outlet<\(Shown.Value.self)>()`."
        )
        let leaving = change.leaving.map { stays[$0.position] }
        for stay in leaving { stay.endQuestions() }
        if stays.count > id.position { stays.removeSubrange(id.position...) }
        if let replaced = machine.replaced(by: id) { stays[replaced.position].close() }
        stays.append(stay)
        var shown = change
        shown.leaving = []
        apply(shown)
        for stay in leaving { stay.leave() }
        (screen as? any SelfStarting)?.start()
        return stay
    }

    func phase(of id: EntryID) -> StackMachine.Phase? {
        machine.phase(of: id)
    }

    func publish(_ id: EntryID) -> StackMachine.Publication {
        machine.publish(id)
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

    func endClosure(of stay: StackLevel, with ending: StackMachine.Ending) -> StackMachine.AfterClosure {
        // The flow was cancelled while its closure was about to end, but the screen does not know that yet.
        if stay.isAbandoned { abandon(stay) }
        let (afterClosure, change) = machine.end(stay.id, with: ending)
        apply(change)
        if afterClosure == .finish { stay.finish() }
        return afterClosure
    }

    /// Removes a screen whose `then` was cancelled, with the screens below it that belong to the same cancelled flow.
    ///
    /// A screen that has ended is left alone. It leaves with those that ended with it. That ending may be the reason
    /// why its task is cancelled.
    func abandon(_ stay: StackLevel) {
        switch machine.phase(of: stay.id) {
        case .ended, nil: return
        case .waiting, .delivered, .running, .unwinding: break
        }
        var lowest = stay.id.position
        while lowest > 0, stays[lowest - 1].isAbandoned { lowest -= 1 }
        apply(machine.leave(stays[lowest].id))
    }

    /// Called when a `then` is about to return.
    ///
    /// Its screen stays in view until it is known whether the next `then` returns, too.
    func hasReturned(_ stay: StackLevel) {
        machine.hasReturned(stay.id)
        lastReturned = stay
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
        guard let stay = lastReturned else { return }
        if stay.id == machine.lingering {
            guard !stay.isReturnGoingOn else { return }
            apply(machine.settle())
        }
        lastReturned = nil
    }
}

// MARK: - Going back

extension Stage {
    func pop() -> Bool {
        perform(machine.pop())
    }

    func uncover(_ id: EntryID) -> Bool {
        perform(machine.uncover(id))
    }

    func perform(_ change: StackChange?) -> Bool {
        if let change { apply(change) }
        return change != nil
    }
}
