import Aside
import AsideText

/// What the user of a terminal wants done.
enum Deed: Hashable, Sendable {
    /// Presses a button, picks an option, turns a switch.
    case press(Target)
    /// Replaces the text of a field.
    case fill(Target, String)
    /// Chooses an option of a selection that is so many places further.
    case cycle(Outline.Item.ID, Int)
    /// Does what the surface in front is for: its default.
    case submit
    /// Sends a modal away, or goes back.
    case leave
    /// Ends it all: Ctrl-C.
    case interrupt
    /// Stops the process for a while: Ctrl-Z.
    case suspend
    /// Draws everything again: Ctrl-L.
    case repaint
}

extension Deed {
    /// Does it to what is in front on a stage; what has gone meanwhile is not there to be done anything to.
    ///
    /// - Parameter stage: the stage.
    @MainActor
    func carryOut(on stage: Stage) {
        let modal = stage.modals.last
        let front = modal.map(\.stage) ?? stage
        let screen = front?.entries.last?.screen
        switch self {
        case .press(.choice(let choice)): modal?.press(choice)
        case .press(.option(let option)): modal?.pick(option)
        case .press(.item(let item)): screen?.use(item)
        case .press(.field): break
        case .fill(.field(let field), let text): modal?.fill(field, with: text)
        case .fill(.item(let item), let text): try? screen?.fill(item, text)
        case .fill: break
        case .cycle(let item, let places): screen?.cycle(item, by: places)
        case .submit:
            if modal == nil || modal?.stage != nil { screen?.submit() } else { modal?.submit() }
        case .leave:
            if front?.stack.pop() != true { modal?.dismiss() }
        case .interrupt, .suspend, .repaint: break
        }
    }
}

extension Screen {
    fileprivate func use(_ id: Outline.Item.ID) {
        switch outline[id]?.kind {
        case .action: try? press(id)
        case .switch: try? toggle(id)
        case .selection: cycle(id, by: 1)
        default: break
        }
    }

    fileprivate func cycle(_ id: Outline.Item.ID, by places: Int) {
        guard case .selection(let options, let selected) = outline[id]?.kind, !options.isEmpty else { return }
        let first = places > 0 ? -1 : options.count
        let place = (selected ?? first) + places
        try? pick(id, (place % options.count + options.count) % options.count)
    }

    fileprivate func submit() {
        if let action = outline.action(for: .enter) { try? press(action.id) }
    }
}
