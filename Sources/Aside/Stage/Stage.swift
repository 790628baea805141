public import Observation

/// What the user sees: a stack of screens, and the modals over it.
///
/// One stage drives one window, one terminal, or one test. A sheet that is given a whole flow has a stage of its own.
/// Renderers attach to it and read ``entries`` and ``modals``; flows ask it for screens and answers.
@MainActor
@Observable
public final class Stage {
    @ObservationIgnored let host: ModalHost
    @ObservationIgnored let surface: Surface
    @ObservationIgnored var machine: StackMachine
    /// What stands on the stack, each at its place from the bottom, hidden screens included.
    @ObservationIgnored var stays: [ScreenStay] = []
    @ObservationIgnored var lastReturned: ScreenStay?
    @ObservationIgnored var isSettling = false
    @ObservationIgnored var isRevealing = false
    @ObservationIgnored private(set) var isClosed = false
    @ObservationIgnored private var shownEntries: [Entry] = []
    @ObservationIgnored private var isInputAccepted = false

    /// A stage with nothing on it.
    ///
    /// - Parameters:
    ///   - strings: the texts that the library itself shows.
    ///   - clock: what tells modals that expire the time; a test gives its own.
    public convenience init(strings: Strings = .english, clock: any Clock<Duration> = ContinuousClock()) {
        self.init(host: ModalHost(strings: strings, clock: clock), surface: .base)
    }

    init(host: ModalHost, surface: Surface) {
        self.host = host
        self.surface = surface
        machine = StackMachine(name: host.nextSerial())
    }

    /// The texts that the library itself shows.
    public var strings: Strings { host.strings }

    /// The screens in view, the root first.
    ///
    /// What has ended stays here until it is known whether the returning goes on, so that a value
    /// that is returned through ten screens is one change. What is entered with a value shows when nothing more is
    /// entered in the same go, so that a deep link is one change, too.
    public var entries: [Entry] {
        access(keyPath: \.entries)
        return shownEntries
    }

    /// Whether the screen on top waits for its user.
    ///
    /// It does not while what it yielded last is dealt with: between two questions of a flow, the screen below is in view
    /// and takes nothing. A renderer can show that.
    public var acceptsInput: Bool {
        access(keyPath: \.acceptsInput)
        return isInputAccepted
    }

    /// The navigation stack, for whoever moves on it from outside of a flow.
    public var stack: StackProxy { StackProxy(stage: self) }

    /// Work in the name of something on this stage.
    func makeWork(isClosure: Bool = false) -> Work {
        Work(surface: surface, host: host, closureStack: isClosure ? ObjectIdentifier(self) : nil)
    }

    // MARK: Changing

    /// Does what the machine has decided.
    ///
    /// All of the state is changed before anybody is told: an observer may move on the stack in the middle of being told.
    func apply(_ change: StackChange) {
        let leaving = change.leaving.map { stays[$0.position] }
        let interrupted = change.interrupted.map { stays[$0.position] }
        if change.isVisible, !isClosed {
            let added = change.added.map { stays[$0.position].entry }
            shownEntries.replaceSubrange((shownEntries.count - change.removed)..., with: added)
        }
        if stays.count > machine.count { stays.removeSubrange(machine.count...) }
        if change.isVisible, !isClosed { withMutation(keyPath: \.entries) {} }
        for stay in leaving { stay.leave() }
        interrupted?.interrupt()
        inputChanged()
        if change.isVisible, !isClosed { host.stackChanged(on: self) }
    }

    /// Finds out whether the screen on top waits for its user, and tells where that has changed.
    func inputChanged() {
        let accepts = !isClosed && shownEntries.last.map { machine.publication(by: $0.id) != .refused } ?? false
        guard accepts != isInputAccepted else { return }
        isInputAccepted = accepts
        withMutation(keyPath: \.acceptsInput) {}
    }

    /// Ends everything on the stack; what is in view stays until whoever shows it has taken it away.
    func end() {
        guard !isClosed else { return }
        isClosed = true
        lastReturned = nil
        apply(machine.leaveAll())
    }

    /// Ends everything for good: the window of this stage has gone.
    ///
    /// What is asked ends, here and later, and nothing that was shown is kept alive. On the stage of a sheet, the sheet ends.
    public func close() {
        guard case .base = surface else {
            if case .modal(let sheet) = surface { host.end(sheet, as: .ownerGone) }
            return
        }
        end()
        host.close(because: .ownerGone)
        shownEntries = []
        withMutation(keyPath: \.entries) {}
    }
}

extension Stage: @MainActor CustomStringConvertible {
    /// The screens and the modals in view, such as `Cart › Ship to, alert “Card declined”`.
    public var description: String {
        let path = shownEntries.map(\.screen.title).joined(separator: " › ")
        return ([path.isEmpty ? "empty stage" : path] + modals.map(\.description)).joined(separator: ", ")
    }
}
