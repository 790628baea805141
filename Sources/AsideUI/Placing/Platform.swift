/// The abilities in which systems differ.
struct Platform: Hashable, Sendable {
    /// Whether a view can cover the whole screen.
    var hasFullScreenCovers = true
    /// Whether a view can be shown in a small window beside another.
    var hasPopovers = true
    /// Whether an alert can hold fields to fill in.
    var hasFieldsInAlerts = true
    /// Whether there is a control to pick dates from.
    var picksDates = true

    /// The system for which this is compiled.
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
