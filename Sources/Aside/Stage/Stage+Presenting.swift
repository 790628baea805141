/// What a renderer reads, and how it comes and goes.
extension Stage {
    /// The modals in view over this stage, from the lowest to the topmost.
    ///
    /// Each shows above the one before it. One that has ended stays, with its content, until it is reported gone.
    public var modals: [Modal] {
        guard case .modal(let own) = surface else { return host.shown }
        return Array(host.shown.drop { $0.id != own }.dropFirst())
    }

    /// Whether somebody has been answered and is about to go on.
    package var isAnswerUntaken: Bool { host.isAnswerUntaken }

    /// Lets a renderer show what is asked on this stage; modals that waited for one appear.
    ///
    /// - Parameter presenter: the renderer, held until it is detached. It takes the place of an earlier one.
    public func attach(_ presenter: any Presenter) {
        host.attach(presenter)
    }

    /// Takes the renderer away.
    ///
    /// What is asked meanwhile waits for the next one.
    ///
    /// - Parameter presenter: the renderer; one that is not attached (any more) changes nothing.
    public func detach(_ presenter: any Presenter) {
        host.detach(presenter)
    }

    /// Says that nobody will ever answer: what is asked ends as cancelled, and so does whatever is asked later.
    package func abandon() {
        host.close(because: .cancelled)
        end()
    }
}
