import Aside
import AsideText

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
