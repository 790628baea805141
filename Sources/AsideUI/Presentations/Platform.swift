#if canImport(UIKit) && !os(watchOS)
    import UIKit
#endif

/// The abilities that differ between systems.
struct Platform: Hashable, Sendable {
    /// Whether a view can cover the whole screen, so that nothing but the view closes it.
    var hasFullScreenCovers = true
    /// Whether an alert can contain fields to fill in.
    var hasFieldsInAlerts = true
    /// Whether a dialog points at something, and looks lost where it points at nothing.
    var dialogsNeedAnchors = false

    /// The system that the code runs on.
    @MainActor static let current: Platform = {
        var platform = Platform()
        #if os(macOS)
            platform.hasFullScreenCovers = false
        #elseif os(watchOS)
            // A sheet covers the screen anyway.
            platform.hasFullScreenCovers = false
            platform.hasFieldsInAlerts = false
        #elseif canImport(UIKit) && !os(tvOS)
            let idiom = UIDevice.current.userInterfaceIdiom
            platform.dialogsNeedAnchors = idiom == .pad
            if #available(iOS 26, *) {
                platform.dialogsNeedAnchors = idiom == .pad || idiom == .phone
            }
        #endif
        return platform
    }()
}
