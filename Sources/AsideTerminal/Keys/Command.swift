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
        let (front, sheet) = (stage.stageInFront, stage.modals.last?.stage)
        let surface = stage.operableInFront
        var work: Task<Void, Never>?
        var isDone = true
        switch self {
        case .press(let target):
            switch surface?.outline[target.item]?.kind {
            case .action: work = try? surface?.operate(target.item, .press)
            case .switch: try? surface?.toggle(target.item)
            case .selection: surface?.cycle(target.item, by: 1)
            case .list(_, let count):
                // A step answers a turn later. Until then, it looks as if nothing had happened.
                if let row = target.option, (try? surface?.pick(target.item, row)) != nil { isDone = count != nil }
            default: break
            }
        case .fill(let target, let text): try? surface?.fill(target.item, text)
        case .cycle(let item, let places): surface?.cycle(item, by: places)
        case .submit:
            let isList = stage.questionInFront?.question.kind == .choose
            do {
                work = try stage.make([.submit], at: stage.frontID)
                isDone = !isList
            } catch {}
        case .leave:
            // A screen or a sheet may decide first whether it closes.
            if stage.takes([.back], at: stage.frontID) { isDone = sheet == nil && !front.isAskedToGoBack }
        case .interrupt, .suspend, .quit, .endInput, .repaint: break
        }
        guard let work else { return isDone ? whenDone() : () }
        stage.start {
            await work.value
            whenDone()
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
