import Aside

extension Stage {
    /// Warns of a question that waits because no view shows the stage, within two seconds after this call or the question.
    ///
    /// It watches until some view shows the stage.
    func warnIfUnseen(_ hooks: SystemHooks) {
        hooks.after(.seconds(2)) { [weak self] in
            guard let self, presenter == nil else { return }
            guard let modal = waitingModals.first else { return warnIfUnseen(hooks) }
            hooks.warn(
                """
                \(modal.content) waits, because no view shows its stage. To fix: put .questions(on: stage) on the root \
                view of the window. (\(modal.source))
                """)
        }
    }
}
