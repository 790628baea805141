/// A screen that can stay when the user wants to leave it.
///
/// The stage asks a pushed screen when the user goes back from it, or from a screen above it to one below it, and a
/// screen in a sheet also when the user dismisses the sheet. ``Screen/dismiss()`` asks, too. If several screens would
/// leave the stack, only the topmost one with a guard is asked. The stage asks nobody if code goes back
/// (``StackProxy``), if a step ends, or if the flow is cancelled. Until the screen has decided, it accepts no input, and
/// the user cannot leave. What it shows or asks meanwhile accepts input as usual. If a screen was pushed meanwhile, nothing
/// leaves, and Back then means that screen.
///
/// The user cannot go back from the first screen of a window, so nothing asks it. To ask before the user leaves a whole
/// flow, show the flow in a sheet. The sheet may be the first thing on the stage:
///
/// ```swift
/// final class NotesHub: CloseGuarding {
///     let outlet = Outlet<Void>()
///     let stage: Stage
///     var notes: [String] = []
///
///     init(on stage: Stage) {
///         self.stage = stage
///     }
///
///     var content: Content {
///         Paragraph(notes.isEmpty ? "No notes yet." : notes.joined(separator: ", "))
///         Action("Add a note") { self.publish() }
///     }
///
///     func mayClose() async -> Bool {
///         if notes.isEmpty { return true }
///         return (try? await stage.confirm("Discard your notes?", action: "Discard", role: .destructive)) ?? false
///     }
/// }
///
/// struct NotesFlow: Flow {
///     let stage: Stage
///
///     func run() async throws {
///         _ = try await nilIfDismissed {
///             try await sheet("Notes") { stage in
///                 let hub = NotesHub(on: stage)
///                 try await stage.show(hub).until {
///                     hub.notes.append(try await stage.prompt("Note"))
///                     return .stay
///                 }
///             }
///         }
///     }
/// }
/// ```
@MainActor
public protocol CloseGuarding: Screen {
    /// Decides whether the screen may leave.
    ///
    /// It can ask the user a question, which is shown above the screen.
    ///
    /// - Returns: `false` to stay.
    func mayClose() async -> Bool
}

// MARK: - Going back as the user does

extension Stage {
    /// Goes back by one screen, as the user does.
    ///
    /// Returns `false` if there is no screen to go back to, or if a close guard is deciding. A close guard that is
    /// asked now decides later.
    @discardableResult
    package func goBack() -> Bool {
        goBack { $0.pop() }
    }

    /// Goes back to a screen, as ``goBack()`` goes back by one.
    @discardableResult
    package func goBack(to id: EntryID) -> Bool {
        reveal()
        return goBack { $0.uncover(id) }
    }

    /// Goes back from a screen, or dismisses the sheet if the screen is its first.
    func goBack(from id: EntryID) -> Bool {
        if let place = entries.lastIndex(where: { $0.id == id }), place > 0 { return goBack(to: entries[place - 1].id) }
        if case .modal(let sheet) = surface { return host.modal(sheet)?.dismiss() ?? false }
        // The first question of a flow can be left, although nothing is below it.
        guard let root = entries.first, root.id == id, root.screen is any ShownQuestion, entries.count == 1 else {
            return false
        }
        let leave = {
            self.apply(self.machine.leave(id))
            return true
        }
        guard let guardian = root.screen as? any CloseGuarding else { return tellingOfGoingBack(leave) }
        ask(guardian, levels[0], leaving: [root]) { if $0 { _ = leave() } }
        return true
    }

    /// Whether a close guard may decide if the user goes back from a screen or from one above it.
    package func isGuarded(_ entry: StackEntry) -> Bool {
        guard let place = entries.firstIndex(of: entry) else { return false }
        return entries[...place].dropFirst().contains { $0.screen is any CloseGuarding }
    }

    /// Whether a close guard is deciding if the user may go back from the screen on top.
    ///
    /// Meanwhile that screen does not accept input.
    package var isAskedToGoBack: Bool { decisions.contains(where: isOpen) }

    /// Whether what a close guard decides still counts: what was pushed meanwhile stays.
    private func isOpen(_ decision: CloseDecision) -> Bool {
        machine.phase(of: decision.guardian) != nil && decision.top == machine.top
    }

    private func goBack(_ move: (inout StackMachine) -> StackChange?) -> Bool {
        guard !isAskedToGoBack else { return false }
        var moved = machine
        guard let change = move(&moved), let target = moved.visible.last else { return false }
        let inView = Set(machine.visible)
        for id in change.leaving where inView.contains(id) {
            guard let screen = levels[id.position].entry.screen as? any CloseGuarding else { continue }
            let left = Array(entries.reversed().prefix { $0.id != target })
            return ask(screen, levels[id.position], leaving: left) { if $0 { _ = self.uncover(target) } }
        }
        return tellingOfGoingBack { perform(move(&machine)) }
    }

    /// Asks the topmost close guard of a sheet whether the sheet may close.
    func askToClose(_ decided: @escaping (Bool) -> Void) {
        guard let entry = entries.last(where: { $0.screen is any CloseGuarding }),
            let screen = entry.screen as? any CloseGuarding
        else { return decided(true) }
        if !ask(screen, levels[entry.id.position], leaving: [], decided) { decided(false) }
    }

    /// Asks a close guard before entries leave, the topmost first; returns `false` if it is deciding already.
    @discardableResult
    private func ask(
        _ screen: any CloseGuarding, _ level: StackLevel, leaving entries: [StackEntry],
        _ decided: @escaping (_ mayLeave: Bool) -> Void
    ) -> Bool {
        guard !decisions.contains(where: { $0.guardian == level.id }) else { return false }
        let observer = Work.current == nil ? userActionObserver : nil
        let asked = (entries.firstIndex { $0.id == level.id } ?? 0) + 1
        for entry in entries.prefix(asked) { observer?.userActs(.wentBack(entry)) }
        let decision = CloseDecision(guardian: level.id, top: machine.top)
        decisions.append(decision)
        inputChanged()
        level.work.start {
            let mayLeave = await screen.mayClose() && !Task.isCancelled && self.isOpen(decision)
            self.decisions.removeAll { $0 == decision }
            if mayLeave { for entry in entries.dropFirst(asked) { observer?.userActs(.wentBack(entry)) } }
            decided(mayLeave)
            self.inputChanged()
        }
        return true
    }
}

extension Modal {
    /// Whether a screen of this sheet, or what was entered into this form, guards its closing.
    package var hasCloseGuard: Bool {
        asksBeforeClosing || stage?.entries.contains { $0.screen is any CloseGuarding } == true
    }

    /// Whether a close guard is deciding about a dismissal.
    package var isAskedToClose: Bool {
        stage?.isAskedToGoBack ?? (content.isBusy && content.kind == .form && host.isAskedToClose(id))
    }
}
