#if canImport(UIKit) && !os(watchOS)
    import UIKit
#endif

/// The abilities that differ between systems.
struct Platform: Hashable, Sendable {
    /// Whether a view can cover the whole screen.
    var hasFullScreenCovers = true
    /// Whether the system can show a view in a small window beside another view.
    var hasPopovers = true
    /// Whether an alert can contain fields to fill in.
    var hasFieldsInAlerts = true
    /// Whether there is a control to pick dates with.
    var picksDates = true
    /// Whether there are dialogs: lists of buttons beside what they are about.
    var hasDialogs = true
    /// Whether a dialog points at something, and looks lost where it points at nothing.
    var dialogsNeedAnchors = false

    /// The system that the code runs on.
    @MainActor static let current: Platform = {
        var platform = Platform()
        #if os(macOS)
            platform.hasFullScreenCovers = false
            platform.hasDialogs = false
        #elseif os(tvOS)
            platform.hasPopovers = false
            platform.picksDates = false
        #elseif os(watchOS)
            // A sheet covers the screen anyway.
            platform.hasFullScreenCovers = false
            platform.hasPopovers = false
            platform.hasFieldsInAlerts = false
            platform.hasDialogs = false
        #elseif canImport(UIKit)
            let idiom = UIDevice.current.userInterfaceIdiom
            platform.dialogsNeedAnchors = idiom == .pad
            if #available(iOS 26, *) {
                platform.dialogsNeedAnchors = idiom == .pad || idiom == .phone
            }
        #endif
        return platform
    }()
}
