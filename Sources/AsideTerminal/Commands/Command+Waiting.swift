import Aside
import AsideText

extension Command {
    /// The button that the command is for, if it cannot be pressed now but perhaps soon: it is busy, or it is the
    /// default of a screen whose check is running.
    func unavailableButton(on snapshot: StageSnapshot) -> Target? {
        button(on: snapshot).flatMap { snapshot.front.canPress($0) ? nil : $0 }
    }

    /// The control of a screen that the command presses.
    func button(on snapshot: StageSnapshot) -> Target? {
        switch self {
        case .press(let target): target
        case .submit: snapshot.front.defaultAction.map { Target($0.id) }
        default: nil
        }
    }
}

extension StageSnapshot.Layer {
    /// Whether pressing a control does something.
    func canPress(_ target: Target) -> Bool {
        guard let item = outline?[target.item] else { return false }
        return item.isEnabled && !item.isBusy
    }
}
