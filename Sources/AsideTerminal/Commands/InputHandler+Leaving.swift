import Aside
import AsideText

extension InputHandler {
    /// Returns the field that the user has left with the last event, so that its checks have to run.
    ///
    /// The user leaves a field by moving the focus elsewhere, and by Enter. Going back leaves no field, because nothing
    /// needs its value any more.
    ///
    /// - Parameters:
    ///   - before: The handler before the event.
    ///   - command: The command of the event.
    ///   - snapshot: The content of the stage before the event.
    /// - Returns: The identity of the field, the switch or the selection; `nil` for none.
    func fieldLeft(since before: InputHandler, by command: Command?, on snapshot: StageSnapshot) -> Outline.Item.ID? {
        if let enteredField { return enteredField }
        guard let field = snapshot.target(of: before.viewState)?.item,
            snapshot.front.outline?[field]?.kind.isField == true
        else { return nil }
        let isLeft = command == .submit || snapshot.target(of: viewState)?.item != field
        return isLeft && command != .leave ? field : nil
    }
}

extension Outline.Kind {
    /// Whether the user enters a value, which may have checks.
    var isField: Bool {
        switch self {
        case .field, .switch, .selection: true
        case .heading, .paragraph, .row, .list, .meter, .action, .block: false
        }
    }
}
