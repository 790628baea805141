/// How the double behaves where SwiftUI is known to behave in more than one way, or not as one would wish.
///
/// Each statement says where it comes from: from Apple's documentation, or from a public issue of somebody's project.
package struct Scenario: Sendable {
    /// Whether the binding of an alert is cleared before its button's action is called, and not after it.
    ///
    /// Both were seen: before it on iOS 14 and 15 (pointfreeco/swift-composable-architecture#1981), and later
    /// (scgopi/GraphCode#35); after it on iOS 16.
    package var clearsBeforeAction = false

    /// Whether what is to be presented while something else is going away, or from a view that is only coming, is never
    /// presented.
    ///
    /// pointfreeco/swift-composable-architecture#1991: an alert after a dismissed sheet does not come.
    package var swallowsWhileLeaving = false

    /// Whether `onDismiss` is left out.
    ///
    /// Documented as called when the sheet is dismissed; skiptools/skip-ui#64 and edudnyk/SheeKit#7 are about wrappers that
    /// had to make up for it.
    package var leavesOutOnDismiss = false

    /// Whether the binding of a sheet that the user swipes away is written at the end of its animation, not at its beginning.
    ///
    /// johnpatrickmorgan/FlowStacks#69: about a second later.
    package var writesSwipeLate = false

    /// Whether a view that presents a sheet or a cover is told that it disappeared.
    ///
    /// Documented is only that `onDisappear` is called when a view disappears; that this happens to a view that is covered
    /// differs between presentations and systems.
    package var hidesCovered = false

    /// Whether Return in a field presses the default button, besides what `onSubmit` does.
    ///
    /// Documented is neither. On a Mac, a field hands Return on to the default button of its window unless it acts itself.
    package var pressesDefaultFromField = false

    /// Whether nobody can read the title of an alert.
    ///
    /// Documented is that SwiftUI shows an alert with a title, and not by what.
    package var hidesAlertTitles = false

    /// Whether a field that has the focus loses it, and the keyboard goes, when the field is disabled.
    ///
    /// Documented is neither; `isEnabled` of UIKit's controls says only that they ignore touches.
    package var takesFocusFromDisabled = false

    /// Whether a sheet that the user begins to swipe away, and a screen from which the user begins to swipe back, is told
    /// that it disappeared, and appeared again if the user lets it go.
    ///
    /// UIKit documents `viewWillDisappear` and `viewWillAppear` for such a swipe; what SwiftUI makes of them is not said.
    package var hidesSwiped = false

    /// Whether nobody reports a scene phase, so that each view reads the default, `.background`.
    ///
    /// Documented for `EnvironmentValues.scenePhase`: it is the phase of the scene that contains the view. A view in a
    /// `UIHostingController` or an `NSHostingController`, and in a preview, has no such scene.
    package var hasNoScenePhase = false

    /// Whether a window that comes back into sight still has the phase `.background`.
    ///
    /// Documented is only that the phase belongs to the scene; nothing says that every return is reported.
    package var returnsUnreported = false

    /// Whether the state of the views in a sheet outlives the sheet.
    ///
    /// pointfreeco/swift-composable-architecture#3045: it goes when the sheet is presented the next time.
    package var keepsDismissedState = false

    /// Whether Back removes the last element of the path as the binding has it now, not as it was drawn.
    ///
    /// pointfreeco/swift-composable-architecture#2362 and others: “Can't remove more items from a collection than it
    /// contains” came from `removeLast` on a binding whose value had changed since.
    package var popsCurrentPath = false

    /// Makes a scenario in which some of this is so.
    package init(_ switches: WritableKeyPath<Scenario, Bool>...) {
        for each in switches { self[keyPath: each] = true }
    }

    /// All scenarios that differ in some of this.
    package static func all(_ switches: WritableKeyPath<Scenario, Bool>...) -> [Scenario] {
        switches.reduce([Scenario()]) { scenarios, each in
            scenarios
                + scenarios.map { scenario in
                    var scenario = scenario
                    scenario[keyPath: each] = true
                    return scenario
                }
        }
    }
}
