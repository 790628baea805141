/// A call of the double into the app.
///
/// SwiftUI makes these calls when it sees fit: some a second late (johnpatrickmorgan/FlowStacks#69), some before others that
/// belong before them (pointfreeco/swift-composable-architecture#1981), some never (skiptools/skip-ui#64). Without a test
/// that wants that, the double makes each call at once.
@MainActor
package struct Report {
    package enum Kind: Hashable, Sendable {
        /// `onAppear` or `task`.
        case appeared
        /// `onDisappear`.
        case disappeared
        /// `onDismiss`.
        case ended
        /// The binding of a presentation is written.
        case wroteAbsence
        /// A button of an alert or a dialog was pressed.
        case pressed(String)
    }

    package let kind: Kind
    /// What the call is about: a presentation, or the window.
    package let surface: AnyHashable
    package var call: () -> Void
}
