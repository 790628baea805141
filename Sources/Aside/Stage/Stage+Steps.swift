/// What steps do on the stack.
extension Stage {
    /// Puts a screen on the stack for the task that asks, unless that is cancelled or its work is over.
    func enter<Shown: Screen>(
        _ screen: Shown, at source: SourceLine, startingWith first: Shown.Value? = nil, replacingTop: Bool = false
    ) async throws(CancellationError) -> ScreenStay {
        if let ending = refusal {
            await host.refuse(TypeName(of: screen).description, at: source, because: ending)
            throw CancellationError()
        }
        if let first { screen.outlet.keep(first) }
        return push(screen, at: source, replacingTop: replacingTop)
    }

    /// Why the current task can show nothing here; `nil` where it can.
    private var refusal: Ending? {
        if Task.isCancelled { return .cancelled }
        return isClosed || Work.current?.isOver == true ? .ownerGone : nil
    }

    @discardableResult
    func push<Shown: Screen>(
        _ screen: Shown, at source: SourceLine, replacingTop: Bool = false,
        whenPublished: (@MainActor () -> Void)? = nil
    ) -> ScreenStay {
        let outlet = screen.outlet
        require(
            outlet.stay == nil,
            """
            This \(Shown.self) is shown already. A screen object stands in one place at a time: \
            make a new one, or wait until its `then` has ended.
            """
        )
        let (id, change) = machine.push(hasValue: outlet.hasValue, replacingTop: replacingTop)
        let entry = Entry(id: id, screen: screen, source: source)
        let stay = ScreenStay(entry, on: self, outlet: outlet, whenPublished: whenPublished)
        require(
            screen.outlet.stay === stay,
            "The outlet of \(Shown.self) is made anew at each look. Store it: `let outlet = Outlet<\(Shown.Value.self)>()`."
        )
        let leaving = change.leaving.map { stays[$0.position] }
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

    /// A closure begins: what was entered on the way here shows with the next turn, unless more is entered until then.
    func beginClosure(of id: EntryID) {
        machine.begin(id)
        guard machine.hasUnrevealed, !isRevealing else { return }
        isRevealing = true
        host.later {
            self.isRevealing = false
            if !self.machine.awaitsClosure { self.reveal() }
        }
    }

    /// Shows what was entered with values on the way here.
    func reveal() {
        guard machine.hasUnrevealed else { return }
        apply(machine.reveal())
    }

    func endClosure(of stay: ScreenStay, with ending: StackMachine.Ending) -> StackMachine.Verdict {
        // The flow was cancelled while its closure was about to end, and the screen has not been told yet.
        if stay.isAbandoned { abandon(stay) }
        let (verdict, change) = machine.end(stay.id, with: ending)
        apply(change)
        if verdict == .finish { stay.finish() }
        return verdict
    }

    /// The task of a `then` was cancelled: its screen leaves with those below it that belong to the same cancelled flow.
    ///
    /// One that has ended leaves with those that ended with it; its task may be cancelled for that very reason.
    func abandon(_ stay: ScreenStay) {
        switch machine.phase(of: stay.id) {
        case .ended, nil: return
        case .waiting, .delivered, .running, .unwinding: break
        }
        var lowest = stay.id.position
        while lowest > 0, stays[lowest - 1].isAbandoned { lowest -= 1 }
        apply(machine.leave(stays[lowest].id))
    }

    /// A `then` is about to return: what has ended stays in view while the returning goes on.
    func hasReturned(_ stay: ScreenStay) {
        machine.hasReturned(stay.id)
        lastReturned = stay
        guard !isSettling else { return }
        isSettling = true
        // The task's next turn comes after the stretch in which the receiver either ends, too, or stops.
        host.later {
            self.isSettling = false
            self.settleReturns()
        }
    }

    /// Brings what is in view up to date, before anything is shown above it.
    package func settle() {
        settleReturns()
        reveal()
    }

    /// Takes away what has ended, unless its value is still on its way down.
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

    private func perform(_ change: StackChange?) -> Bool {
        if let change { apply(change) }
        return change != nil
    }
}
