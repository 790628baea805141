import Aside
import AsideText

extension Command {
    /// The button that it is for, where that cannot be pressed now, though it may be in a moment: it is busy, or it is the
    /// default of a screen that finds out first whether it can be used.
    func unavailableButton(on snapshot: StageSnapshot) -> Target? {
        button(on: snapshot).flatMap { snapshot.front.canPress($0) ? nil : $0 }
    }

    /// The control of a screen that it presses.
    func button(on snapshot: StageSnapshot) -> Target? {
        switch self {
        case .press(let target): target
        case .submit: snapshot.front.defaultAction.map { Target($0.id) }
        default: nil
        }
    }
}

extension StageSnapshot.Layer {
    /// Whether a control does something when it is pressed.
    func canPress(_ target: Target) -> Bool {
        guard let item = outline?[target.item] else { return false }
        return item.isEnabled && !item.isBusy
    }
}
