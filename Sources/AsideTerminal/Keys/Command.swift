import Aside
import AsideText

/// A command of the terminal's user.
enum Command: Equatable, Sendable {
    /// Presses a button, picks an option, changes a switch.
    case press(Target)
    /// Replaces the text of a field.
    case fill(Target, String)
    /// Moves the selected option of a selection by a number of places.
    case cycle(Outline.Item.ID, Int)
    /// Performs the default action of the surface in front.
    case submit
    /// Dismisses a modal, or goes back from a screen.
    case leave
    /// Cancels everything: Ctrl-C.
    case interrupt
    /// Suspends the process: Ctrl-Z.
    case suspend
    /// Ends the process as SIGQUIT does: Ctrl-\.
    case quit
    /// Ends the input: Ctrl-D in an empty prompt.
    case endInput
    /// Draws everything again: Ctrl-L.
    case repaint
}

extension Command {
    /// Carries out the command on the surface in front, without an effect on something that has gone meanwhile.
    ///
    /// `whenDone` is called when the command's own work has ended, but not if only the surface in front shows the end.
    @MainActor
    func carryOut(on stage: Stage, whenDone: @escaping @MainActor () -> Void = {}) {
        let modal = stage.modals.last
        let front = modal.map(\.stage) ?? stage
        let screen = front?.entries.last?.screen
        let surface = stage.operableInFront
        var isDone = true
        defer { if isDone { whenDone() } }
        switch self {
        case .press(let target):
            guard let surface else { break }
            isDone = false
            surface.use(target, on: stage, whenDone)
        case .fill(let target, let text): try? surface?.fill(target.item, text)
        case .cycle(let item, let places): surface?.cycle(item, by: places)
        case .submit:
            if let step = screen as? any ShownQuestion, step.question.kind == .choose {
                isDone = !step.submit()
            } else if modal == nil || modal?.stage != nil {
                isDone = false
                screen?.submit(on: stage, whenDone)
            } else {
                modal?.submit()
            }
        case .leave:
            if let front, front.goBack() {
                isDone = !front.isAskedToGoBack
                break
            }
            // The first question of a flow has no screen to go back to, and ends.
            if modal == nil, let step = screen as? any ShownQuestion {
                step.dismiss()
                break
            }
            modal?.dismiss()
            // A sheet may decide first whether it closes.
            isDone = modal?.stage == nil
        case .interrupt, .suspend, .quit, .endInput, .repaint: break
        }
    }
}

extension Command {
    /// Whether the command may bring another surface to the front, sooner or later.
    var mayHaveEffect: Bool {
        switch self {
        case .press, .submit, .leave: true
        case .fill, .cycle, .interrupt, .suspend, .quit, .endInput, .repaint: false
        }
    }
}

extension Operable {
    fileprivate func use(_ target: Target, on stage: Stage, _ whenDone: @escaping @MainActor () -> Void) {
        let id = target.item
        switch outline[id]?.kind {
        case .action: return perform(id, on: stage, whenDone)
        case .switch: try? toggle(id)
        case .selection: cycle(id, by: 1)
        case .list(_, let count):
            // A step answers a turn later. Until then, it looks as if nothing had happened.
            if let option = target.option, (try? pick(id, option)) != nil, count == nil { return }
        default: break
        }
        whenDone()
    }

    /// Presses a button, and reports when its work has ended.
    fileprivate func perform(_ id: Outline.Item.ID, on stage: Stage, _ whenDone: @escaping @MainActor () -> Void) {
        guard let work = try? operate(id, .press) else { return whenDone() }
        stage.start {
            await work.value
            whenDone()
        }
    }

    /// Picks the option that is some places further, of those that can be picked.
    fileprivate func cycle(_ id: Outline.Item.ID, by places: Int) {
        guard let item = outline[id], case .selection(_, let selected) = item.kind else { return }
        let available = item.options.indices.filter { item.options[$0].unavailable == nil }
        guard !available.isEmpty else { return }
        // If the selected option is not available, the next one is the nearest.
        let following = available.firstIndex { $0 >= selected ?? (places > 0 ? 0 : Int.max) } ?? available.count
        let isSelected = available.indices.contains(following) && available[following] == selected
        let start = isSelected || places < 0 ? following : following - 1
        let place = start + places
        try? pick(id, available[(place % available.count + available.count) % available.count])
    }
}

extension Screen {
    fileprivate func submit(on stage: Stage, _ whenDone: @escaping @MainActor () -> Void) {
        if let action = outline.action(for: .enter) { perform(action.id, on: stage, whenDone) } else { whenDone() }
    }
}

extension Command {
    /// Returns the button of the command, if it cannot be pressed now but perhaps soon.
    ///
    /// The button is busy, or it is the default of a screen whose check is running.
    func unavailableButton(on snapshot: StageSnapshot) -> Target? {
        button(on: snapshot).flatMap { snapshot.front.canPress($0) ? nil : $0 }
    }

    /// Returns the control of a screen that the command presses.
    func button(on snapshot: StageSnapshot) -> Target? {
        switch self {
        case .press(let target): target
        case .submit: snapshot.front.defaultAction.map { Target($0.id) }
        default: nil
        }
    }
}

extension StageSnapshot.Layer {
    /// Returns whether pressing a control does something.
    func canPress(_ target: Target) -> Bool {
        guard let item = outline?[target.item] else { return false }
        // A switch whose check is running can be used again.
        return item.isEnabled && (!item.isBusy || item.kind.isField)
    }
}
