/// What a renderer reads, and the ways to attach and detach a renderer.
extension Stage {
    /// The modals in view over this stage, from the lowest to the topmost.
    ///
    /// Each modal is shown above the one before it. A modal that has ended stays here, with its content, until its
    /// renderer reports it gone.
    public var modals: [Modal] {
        guard case .modal(let own) = surface else { return host.shown }
        return Array(host.shown.drop { $0.id != own }.dropFirst())
    }

    /// Whether an answered caller has not continued yet.
    package var isAnswerUntaken: Bool { host.tasks.isAnswerUntaken }

    /// Attaches a renderer, which shows the screens and questions of this stage.
    ///
    /// Modals that waited for a renderer appear.
    ///
    /// - Parameter presenter: The renderer. The stage holds it until it is detached. It replaces an earlier one.
    public func attach(_ presenter: any Presenter) {
        host.attach(presenter)
    }

    /// Detaches a renderer.
    ///
    /// Questions that are asked meanwhile wait for the next renderer.
    ///
    /// - Parameter presenter: The renderer. Nothing happens if it is not attached.
    public func detach(_ presenter: any Presenter) {
        host.detach(presenter)
    }

    /// Ends all questions as cancelled, now and later, because nobody will ever answer.
    package func abandon() {
        host.close(because: .cancelled)
        end()
    }
}
