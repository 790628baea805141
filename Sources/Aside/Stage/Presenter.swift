/// A renderer as the stage knows it: it is told what to show, and tells when something has gone.
///
/// Every method has a default that does what a renderer without animations wants.
@MainActor
public protocol Presenter: AnyObject {
    /// Answers a question that is about to stand by a choice that is known already; by default none is.
    ///
    /// Such a question is never shown, no modal is made for it, and the flow goes on without a pause.
    ///
    /// - Parameters:
    ///   - question: what is asked.
    ///   - source: the line of the flow that asks.
    /// - Returns: the place of the choice, or of the row where one is chosen from a list; `nil` to show the question.
    func knownAnswer(to question: ModalContent, source: SourceLine) -> Int?

    /// A modal is to be shown on top of those that are shown.
    ///
    /// - Parameter modal: the modal. It may be answered before this returns.
    func present(_ modal: Modal)

    /// A modal has ended and is to be taken away; by default it is gone at once.
    ///
    /// A question that was moved up and goes back to waiting is taken away as well, and presented again later.
    ///
    /// - Parameter modal: the modal; ``Modal/reportGone()`` is to be called when it can no longer be seen.
    func dismiss(_ modal: Modal)

    /// A notice has come into view: it is in ``Stage/notice`` until its time is up; by default nothing is done.
    ///
    /// - Parameter notice: the notice. One that nobody can press, or that was told in another way, may be dismissed at once.
    func announce(_ notice: Notice)

    /// Something was asked or shown in vain: its task is cancelled, its work is over, or its place is taken.
    ///
    /// A question that is lost in this way is mostly a mistake. A renderer for debugging can name its line.
    ///
    /// - Parameter question: what was asked, by which line, and how often in a row.
    func refused(_ question: RefusedQuestion)

    /// The program has a mistake that can be seen while it runs; called in debug builds only.
    ///
    /// Of a screen it tells once that actions in one place have the same label, or none. A presenter without a
    /// ``refused(_:)`` of its own is told here of each question that was lost.
    ///
    /// - Parameter warning: what is wrong, how to put it right, and the line of the flow.
    func warn(_ warning: RuntimeWarning)

    /// The screens in view have changed; called once for one change.
    ///
    /// - Parameter stage: the stage, or a sheet's stage, whose ``Stage/entries`` have changed.
    func stackChanged(on stage: Stage)
}

extension Presenter {
    /// Knows no answer.
    public func knownAnswer(to question: ModalContent, source: SourceLine) -> Int? { nil }

    /// Does nothing.
    public func present(_ modal: Modal) {}

    /// Reports at once that the modal has gone.
    public func dismiss(_ modal: Modal) {
        modal.reportGone()
    }

    /// Does nothing: the notice can be read from the stage.
    public func announce(_ notice: Notice) {}

    /// Warns of a question that was lost, in debug builds.
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
