import Aside

/// A modal, and how it is presented.
@MainActor
struct Presentation: Identifiable {
    let modal: Modal
    var style: PresentationStyle

    nonisolated var id: ModalID { modal.id }
}

/// A window that presents modals by the calls of its system.
@MainActor
protocol PresentingWindow: AnyObject {
    /// What is presented; `nil` if there is no window.
    var chain: PresentedChain? { get }
    /// What hears of changes in the window, and of what the user does.
    var observer: (any PresentingObserver)? { get set }
    /// The stage whose questions are shown.
    var stage: Stage? { get set }

    /// Presents a modal over what is in front, and calls a function when the system has said that it is there.
    func present(_ presentation: Presentation, completion: @escaping @MainActor () -> Void)
    /// Dismisses a modal with everything above it, and calls a function when the system has said that it is gone.
    func dismiss(_ modal: ModalID, completion: @escaping @MainActor () -> Void)
    /// Calls a function when what moves has come to rest.
    func afterMotion(_ action: @escaping @MainActor () -> Void)
    /// Returns whether a view that a modal can point at is in sight.
    func hasAnchor(_ name: String?) -> Bool
    /// Shows the notices of a stage beside everything else.
    func showNotices(of stage: Stage)
    /// Takes the notices away, because the stage is shown elsewhere.
    func hideNotices()
}

/// A window in which nothing is known to move, without anything to point at, and without a bar for notices.
extension PresentingWindow {
    func afterMotion(_ action: @escaping @MainActor () -> Void) {}
    func hasAnchor(_ name: String?) -> Bool { false }
    func showNotices(of stage: Stage) {}
    func hideNotices() {}
}

/// What hears of changes in a window.
@MainActor
protocol PresentingObserver: AnyObject {
    /// Called when something else may be presented than before.
    func windowChanged()
    /// Called when the user has dismissed a modal, or has tried to.
    func userDismisses(_ modal: ModalID)
}
