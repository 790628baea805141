public import Aside

extension Stage {
    /// Makes the move of a user on a screen or a modal, by the identity that it has in a picture.
    ///
    /// - Parameters:
    ///   - action: What the user does.
    ///   - id: The identity of the screen or the modal in a `StagePicture`, or `notice`. A sheet is dismissed by its own
    ///     identity, or by that of the screen in it.
    /// - Throws: `MoveError` if it is not in front, or if the action is not possible there. Nothing has changed then.
    public func make(_ action: Recording.Action, at id: String) throws(MoveError) {
        if id == "notice" {
            guard let notice else { throw MoveError("There is no notice.") }
            return try press(notice, action)
        }
        let picture = StagePicture(self)
        if let step = questionInFront, step.entryID?.description == id {
            return try perform(action, on: step)
        }
        if let modal = modals.last, modal.id.description == id {
            guard modal.stage == nil || action == .dismiss else {
                throw MoveError("“\(id)” is a sheet: in front is the screen in it, “\(picture.front ?? "")”.")
            }
            return try perform(action, on: modal)
        }
        if action == .dismiss, let modal = modals.last, picture.front == id { return try perform(action, on: modal) }
        guard picture.front == id, let screen = screenInFront else {
            throw MoveError("“\(id)” is not in front: in front is \(picture.front.map { "“\($0)”" } ?? "nothing").")
        }
        try perform(action, on: screen)
    }
}
