public import Observation

/// What the user sees: a stack of screens, and the modals over it.
///
/// One stage drives one window, one terminal, or one test. A sheet that is given a whole flow has a stage of its own.
/// Renderers attach to it and read ``entries`` and ``modals``; flows ask it for screens and answers.
@MainActor
@Observable
public final class Stage {
    /// The screens in view, the root first.
    ///
    /// What has ended stays here until it is known whether the returning goes on, so that a value
    /// that is returned through ten screens is one change.
    public private(set) var entries: [Entry] = []

    /// Whether the screen on top waits for its user.
    ///
    /// It does not while what it yielded last is dealt with: between two questions of a flow, the screen below is in view
    /// and takes nothing. A renderer can show that.
    public private(set) var acceptsInput = false

    @ObservationIgnored let host: ModalHost
    @ObservationIgnored let surface: Surface
    @ObservationIgnored private var machine: StackMachine
    @ObservationIgnored private var visits: [Entry.ID: Visit] = [:]
    @ObservationIgnored private var lastReturned: Visit?
    @ObservationIgnored private var isSettling = false
    @ObservationIgnored private(set) var isClosed = false

    /// A stage with nothing on it.
    ///
    /// - Parameters:
    ///   - strings: the words that the library itself shows.
    ///   - clock: what tells modals that expire the time; a test gives its own.
    public convenience init(strings: Strings = .english, clock: any Clock<Duration> = ContinuousClock()) {
        self.init(host: ModalHost(strings: strings, clock: clock), surface: .base)
    }

    init(host: ModalHost, surface: Surface) {
        self.host = host
        self.surface = surface
        machine = StackMachine(name: host.nextSerial())
    }

    /// The words that the library itself shows.
    public var strings: Strings { host.strings }

    /// The navigation stack, for whoever moves on it from outside of a flow.
    public var stack: StackProxy { StackProxy(stage: self) }

    /// Work in the name of something on this stage.
    func makeWork(isClosure: Bool = false) -> Work {
        Work(surface: surface, host: host, closureStack: isClosure ? ObjectIdentifier(self) : nil)
    }
}

// MARK: - Steps

extension Stage {
    /// Puts a screen on the stack for the task that asks, unless that is cancelled.
    func enter<Shown: Screen>(
        _ screen: Shown, at line: SourceLine, startingWith first: Shown.Value? = nil, replacingTop: Bool = false
    ) throws(CancellationError) -> Visit {
        guard !Task.isCancelled, !isClosed, Work.current?.isOver != true else { throw CancellationError() }
        if let first { screen.outlet.keep(first) }
        return push(screen, at: line, replacingTop: replacingTop)
    }

    func push<Shown: Screen>(
        _ screen: Shown, at line: SourceLine, replacingTop: Bool = false, whenPublished: (@MainActor () -> Void)? = nil
    ) -> Visit {
        precondition(
            screen.outlet.visit == nil,
            """
            This \(Shown.self) is shown already. A screen object stands in one place at a time: \
            make a new one, or wait until its `then` has ended.
            """
        )
        let outlet = screen.outlet
        let (id, change) = machine.push(hasValue: outlet.hasValue, replacingTop: replacingTop)
        let visit = Visit(id, on: self, outlet: outlet, whenPublished: whenPublished)
        precondition(
            screen.outlet.visit === visit,
            "The outlet of \(Shown.self) is made anew at each look. Store it: `let outlet = Outlet<\(Shown.Value.self)>()`."
        )
        visits[id] = visit
        if let replaced = machine.replaced(by: id) { visits[replaced]?.close() }
        apply(change) { Entry(id: $0, screen: screen, source: line) }
        (screen as? any SelfStarting)?.start()
        return visit
    }

    func phase(of id: Entry.ID) -> StackMachine.Phase? {
        machine.phase(of: id)
    }

    func publish(_ id: Entry.ID) -> StackMachine.Publication {
        defer { updateWaiting() }
        return machine.publish(id)
    }

    func beginClosure(of id: Entry.ID) {
        machine.begin(id)
    }

    func endClosure(of visit: Visit, with ending: StackMachine.Ending) -> StackMachine.Verdict {
        let (verdict, change) = machine.end(visit.id, with: ending)
        if verdict == .finish { visits.removeValue(forKey: visit.id)?.close() }
        apply(change)
        return verdict
    }

    func leave(_ id: Entry.ID) {
        apply(machine.leave(id))
    }

    /// A `then` is about to return: what has ended stays in view while the returning goes on.
    func hasReturned(_ visit: Visit) {
        machine.hasReturned(visit.id)
        lastReturned = visit
        guard !isSettling else { return }
        isSettling = true
        // The task's next turn comes after the stretch in which the receiver either ends, too, or stops.
        Task {
            self.isSettling = false
            self.settle()
        }
    }

    /// Takes away what has ended, unless its value is still on its way down.
    func settle() {
        guard let visit = lastReturned else { return }
        if visit.id == machine.lingering {
            guard !visit.isReturnGoingOn else { return }
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

    func uncover(_ id: Entry.ID) -> Bool {
        perform(machine.uncover(id))
    }

    private func perform(_ change: StackChange?) -> Bool {
        if let change { apply(change) }
        return change != nil
    }

    /// The sheet that this stage belongs to is over: everything on it ends, and stays in view until it is gone.
    func close() {
        isClosed = true
        lastReturned = nil
        apply(machine.leaveAll())
        updateWaiting()
    }

    private func apply(_ change: StackChange, making entry: (Entry.ID) -> Entry? = { _ in nil }) {
        if change.isVisible, !isClosed {
            let added = change.added.flatMap(entry)
            entries.replaceSubrange((entries.count - change.removed)..., with: added.map { [$0] } ?? [])
        }
        for id in change.leaving { visits.removeValue(forKey: id)?.leave() }
        if let id = change.interrupted { visits[id]?.interrupt() }
        updateWaiting()
        if change.isVisible, !isClosed { host.stackChanged(on: self) }
    }

    private func updateWaiting() {
        let acceptsInput = !isClosed && entries.last.map { machine.publication(by: $0.id) != .refused } ?? false
        if acceptsInput != self.acceptsInput { self.acceptsInput = acceptsInput }
    }
}
