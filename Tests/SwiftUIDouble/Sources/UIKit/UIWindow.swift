// Apple's documentation says what these declarations mean.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A window, with the one motion that UIKit allows in it.
open class UIWindow: UIView {
    open var rootViewController: UIViewController? {
        didSet {
            guard let rootViewController else { return }
            rootViewController.ownWindow = self
            addSubview(rootViewController.view)
        }
    }

    /// What moves now.
    package private(set) var motion: Motion?
    /// What UIKit would complain of, or crash for.
    package private(set) var faults: [String] = []
    /// Whether the app itself presents and dismisses now, which may do as it likes.
    package var isAppActing = false
    /// Whether the next completion never comes.
    package var losesCompletion: () -> Bool = { false }
    /// Whether the action of an alert is called before the alert has gone, and not after it.
    ///
    /// Neither is documented.
    package var actsBeforeClosing = false

    override open var window: UIWindow? { self }

    package var isMoving: Bool { motion != nil }

    /// The root, and what is presented over it.
    package var controllers: [UIViewController] {
        rootViewController.map { Array(sequence(first: $0, next: \.presentedViewController)) } ?? []
    }

    func fault(_ text: String) {
        if !isAppActing { faults.append(text) }
    }

    /// Notes a call that would begin a transition in the middle of another one.
    func notePresentation() {
        if motion != nil { fault("begins a transition in the middle of another one") }
    }

    func begin(_ motion: Motion, _ end: @escaping @MainActor (Bool) -> Void) {
        abandonMotion()
        motion.end = end
        self.motion = motion
    }

    func abandonMotion() {
        guard let motion else { return }
        self.motion = nil
        motion.callAll(isCancelled: true)
    }

    /// Ends what moves, unless the user holds it.
    package func finishMotion() {
        guard let motion, !motion.isHeld else { return }
        end(motion, isCancelled: false)
    }

    /// Releases what the user holds.
    package func letGo(isCancelled: Bool) {
        guard let motion, motion.isHeld else { return }
        end(motion, isCancelled: isCancelled)
    }

    private func end(_ motion: Motion, isCancelled: Bool) {
        self.motion = nil
        motion.end(isCancelled)
        motion.callAll(isCancelled: isCancelled)
    }
}

/// Something that appears or disappears.
@MainActor
package final class Motion {
    /// Whether the user holds it.
    package let isHeld: Bool
    var end: @MainActor (Bool) -> Void = { _ in }
    var calls: [@MainActor (Bool) -> Void] = []

    init(isHeld: Bool = false) { self.isHeld = isHeld }

    func callAll(isCancelled: Bool) {
        let due = calls
        calls = []
        for call in due { call(isCancelled) }
    }
}

/// What can be asked of a motion (documented: "UIViewControllerTransitionCoordinator").
@MainActor
public struct UIViewControllerTransitionCoordinator {
    private let motion: Motion

    init(_ motion: Motion) { self.motion = motion }

    public var isCancelled: Bool { false }

    @discardableResult
    public func animate(
        alongsideTransition animation: ((UIViewControllerTransitionCoordinator) -> Void)?,
        completion: ((UIViewControllerTransitionCoordinator) -> Void)? = nil
    ) -> Bool {
        if let completion { motion.calls.append { _ in completion(self) } }
        return true
    }
}
