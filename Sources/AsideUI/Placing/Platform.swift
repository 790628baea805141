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

    /// The system that the code is compiled for.
    static let current: Platform = {
        var platform = Platform()
        #if os(macOS)
            platform.hasFullScreenCovers = false
        #elseif os(tvOS)
            platform.hasPopovers = false
            platform.picksDates = false
        #elseif os(watchOS)
            platform.hasPopovers = false
            platform.hasFieldsInAlerts = false
        #endif
        return platform
    }()
}
