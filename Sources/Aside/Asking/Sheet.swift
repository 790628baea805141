/// A screen, presented: its first value is the answer.
@MainActor
final class ScreenSheet<Shown: Screen>: Modal {
    private let screen: Shown
    private let frame: SheetFrame

    init(_ screen: Shown, _ content: ModalContent, _ manner: Manner, _ line: SourceLine, host: ModalHost) {
        self.screen = screen
        frame = SheetFrame(host: host)
        super.init(content, manner, line, host: host)
    }

    override var stage: Stage? { frame.stage(of: self) }
    override var isGuarded: Bool { true }
    override var hostsWork: Bool { true }

    override func appear() {
        let outlet = screen.outlet
        let answer: @MainActor () -> Void = { [weak self] in
            if let value = outlet.take() { self?.settle(.value(value)) }
        }
        let isAnswered = outlet.hasValue
        _ = frame.stage(of: self).push(screen, at: source, whenPublished: answer)
        if isAnswered { answer() }
    }

    override func askToClose() {
        frame.askToClose(self)
    }

    override func stop() {
        frame.close()
    }
}

/// A whole flow, presented on a stage of its own.
@MainActor
final class FlowSheet: Operation {
    private var flow: (@MainActor (Stage) async throws -> Any)?
    private let frame: SheetFrame
    private var isInView = false
    private let wakeup = Wakeup()

    init(
        _ content: ModalContent, _ manner: Manner, _ line: SourceLine, host: ModalHost,
        flow: @escaping @MainActor (Stage) async throws -> Any
    ) {
        self.flow = flow
        frame = SheetFrame(host: host)
        super.init(content, manner, line, host: host)
    }

    override var stage: Stage? { frame.stage(of: self) }
    override var isGuarded: Bool { true }

    override func run() async throws -> Any {
        while !isInView, !isLeaving { await wakeup.wait() }
        guard let flow else { throw CancellationError() }
        return try await flow(frame.stage(of: self))
    }

    override func appear() {
        isInView = true
        wakeup.wake()
    }

    override func askToClose() {
        frame.askToClose(self)
    }

    override func stop() {
        frame.close()
        super.stop()
        flow = nil
        wakeup.wake()
    }
}

/// What every sheet has: a stage of its own, and a way to be asked whether it may close.
@MainActor
private final class SheetFrame {
    private let host: ModalHost
    private var stage: Stage?
    private var guarding: Task<Void, Never>?

    init(host: ModalHost) {
        self.host = host
    }

    func stage(of modal: Modal) -> Stage {
        let stage = stage ?? Stage(host: host, surface: .modal(modal.id))
        self.stage = stage
        return stage
    }

    func askToClose(_ modal: Modal) {
        let guards = stage(of: modal).stack.screens.reversed().compactMap { $0 as? any CloseGuarding }
        guard !guards.isEmpty else { return host.closeGuard(of: modal.id, allows: true) }
        modal.isAskedToClose = true
        guarding = modal.work.start {
            var mayClose = true
            for screen in guards where mayClose {
                mayClose = await screen.mayClose() && !Task.isCancelled
            }
            modal.isAskedToClose = false
            self.host.closeGuard(of: modal.id, allows: mayClose)
        }
    }

    func close() {
        guarding?.cancel()
        guarding = nil
        stage?.close()
    }
}

/// A screen that has a say when the sheet in which it is shown is sent away.
///
/// It is asked when the user dismisses the sheet, and not when the sheet ends in any other way. A second dismissal is
/// refused while it decides.
@MainActor
public protocol CloseGuarding: Screen {
    /// Decides whether the sheet may close. It can ask the user: that shows above the sheet.
    ///
    /// - Returns: `false` to stay.
    func mayClose() async -> Bool
}

extension Modal {
    /// Whether a screen of this sheet has a say in its closing.
    public var hasCloseGuard: Bool {
        stage?.entries.contains { $0.screen is any CloseGuarding } ?? false
    }
}

extension Flow {
    /// Presents a screen until it publishes its first value.
    ///
    /// - Parameters:
    ///   - screen: what to show; it must not stand anywhere else.
    ///   - style: how it would like to appear.
    ///   - isDismissible: whether the user can send it away without a value.
    ///   - policy: what it does when another modal stands in its place, and when it ends by itself.
    ///   - file: the file that asks.
    ///   - line: the line that asks.
    /// - Returns: the value.
    /// - Throws: `CancellationError` where it ended without one.
    public func sheet<Shown: Screen>(
        _ screen: Shown,
        style: SheetStyle = .sheet,
        isDismissible: Bool = true,
        policy: QuestionPolicy<Shown.Value> = .queue,
        file: String = #fileID,
        line: Int = #line
    ) async throws(CancellationError) -> Shown.Value {
        let line = SourceLine(fileID: file, line: line)
        var content = ModalContent(kind: .sheet, title: screen.title, identity: policy.manner.key)
        content.style = style
        content.isDismissible = isDismissible
        let asked = stage.ask(ScreenSheet(screen, content, policy.manner, line, host: stage.host))
        if asked.ending == nil { await asked.wait() }
        return try asked.answer { _ in nil }
    }

    /// Presents a whole flow on a stack of its own until it returns.
    ///
    /// - Parameters:
    ///   - title: what the sheet is called.
    ///   - style: how it would like to appear.
    ///   - isDismissible: whether the user can send it away.
    ///   - policy: what it does when another modal stands in its place, and when it ends by itself.
    ///   - file: the file that asks.
    ///   - line: the line that asks.
    ///   - flow: the flow, started when the sheet appears, on the sheet's own stage. A dismissal cancels it.
    /// - Returns: what the flow returns.
    /// - Throws: what the flow throws, and `CancellationError` where the sheet ended before it.
    public func sheet<Value>(
        _ title: String = "",
        style: SheetStyle = .sheet,
        isDismissible: Bool = true,
        policy: QuestionPolicy<Value> = .queue,
        file: String = #fileID,
        line: Int = #line,
        flow: @escaping @MainActor (_ stage: Stage) async throws -> Value
    ) async throws -> Value {
        let line = SourceLine(fileID: file, line: line)
        var content = ModalContent(kind: .sheet, title: title, identity: policy.manner.key)
        content.style = style
        content.isDismissible = isDismissible
        return try await stage.run(FlowSheet(content, policy.manner, line, host: stage.host, flow: flow))
    }
}
