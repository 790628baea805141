/// How the double behaves where SwiftUI is known to behave in more than one way, or not as one would wish.
///
/// Each statement says where it comes from: from Apple's documentation, or from a public issue of somebody's project.
package struct Scenario: Sendable {
    /// Whether Return in a field presses the default button, besides what `onSubmit` does.
    ///
    /// Documented is neither. On a Mac, a field hands Return on to the default button of its window unless it acts itself.
    package var pressesDefaultFromField = false

    /// Whether a field that has the focus loses it, and the keyboard goes, when the field is disabled.
    ///
    /// Documented is neither; `isEnabled` of UIKit's controls says only that they ignore touches.
    package var takesFocusFromDisabled = false

    /// Whether a sheet that the user begins to swipe away, and a screen from which the user begins to swipe back, is told
    /// that it disappeared, and appeared again if the user lets it go.
    ///
    /// UIKit documents `viewWillDisappear` and `viewWillAppear` for such a swipe; what SwiftUI makes of them is not said.
    package var hidesSwiped = false

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
