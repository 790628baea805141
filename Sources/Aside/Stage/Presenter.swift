/// What shows a stage, and reports what the user does.
///
/// The stage tells it what to show, and the presenter reports when a modal has gone. Every method has a default
/// implementation that suits a presenter without animations.
@MainActor
public protocol Presenter: AnyObject {
    /// Shows a modal above those that are already shown.
    ///
    /// - Parameter modal: The modal. It may be answered before this method returns.
    func present(_ modal: Modal)

    /// Removes a modal that has ended from view.
    ///
    /// By default, the modal is gone at once. A question that goes back to waiting is also taken away, and presented
    /// again later.
    ///
    /// - Parameter modal: The modal. Call ``Modal/reportGone()`` when it can no longer be seen.
    func dismiss(_ modal: Modal)

    /// Shows a notice, which stays in ``Stage/notice`` until its time is up.
    ///
    /// By default, nothing is done.
    ///
    /// - Parameter notice: The notice. A presenter may dismiss it at once if nobody can press it, or if it was shown in
    ///   another way.
    func announce(_ notice: Notice)

    /// Reports that a question or a screen was refused: its task is cancelled, its work is over, or another modal is in
    /// its place.
    ///
    /// A question that is lost in this way is mostly a mistake. A presenter for debugging can name its line.
    ///
    /// - Parameter question: What was asked, by which line, and how often in a row it was refused.
    func refused(_ question: RefusedQuestion)

    /// Reports a mistake of the program that can be seen while it runs.
    ///
    /// Called in debug builds only. It is called once for a screen on which several actions in the same place have the
    /// same label, or none. If a presenter does not implement ``refused(_:)``, it is also called for each lost
    /// question.
    ///
    /// - Parameter warning: What is wrong, how to fix it, and the line of the flow.
    func warn(_ warning: RuntimeWarning)

    /// Reports that the screens in view have changed.
    ///
    /// Called once for each change.
    ///
    /// - Parameter stage: The stage, or the stage of a sheet, whose ``StackProxy/screens`` have changed.
    func stackChanged(on stage: Stage)
}

extension Presenter {
    /// Does nothing.
    public func present(_ modal: Modal) {}

    /// Reports at once that the modal has gone.
    public func dismiss(_ modal: Modal) {
        modal.reportGone()
    }

    /// Does nothing.
    ///
    /// The notice can be read from the stage.
    public func announce(_ notice: Notice) {}

    /// Warns in debug builds of a question that was lost.
    public func refused(_ question: RefusedQuestion) {
        #if DEBUG
            if let warning = RuntimeWarning(losing: question) { warn(warning) }
        #endif
    }

    /// Does nothing.
    public func warn(_ warning: RuntimeWarning) {}

    /// Does nothing.
    public func stackChanged(on stage: Stage) {}
}

/// A question or a screen that was never shown, because nobody could see it any more.
public struct RefusedQuestion: Sendable, Equatable {
    /// What was asked, such as `alert “Card declined”`, or the type of the screen.
    public let name: String
    /// The line of the flow that asked.
    public let source: SourceLine
    /// Why it was refused.
    package let reason: Ending
    /// How often in a row questions or screens of the same task were refused.
    package let times: Int

    /// Whether the question was lost silently: the work that asked is over, but its task was not cancelled.
    package var isLost: Bool { reason == .ownerGone }
}
