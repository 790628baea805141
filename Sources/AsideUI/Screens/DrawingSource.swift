/// Where the view of a screen comes from, the first that there is.
enum DrawingSource: Hashable, CaseIterable {
    /// A view that was registered for its type.
    case registered
    /// A view that the screen itself names.
    case own
    /// Its description.
    case content
    /// Nothing: that is said on screen.
    case missing

    /// Decides.
    ///
    /// - Parameters:
    ///   - isRegistered: whether a view is registered.
    ///   - drawsItself: whether the screen names its view.
    ///   - hasContent: whether it describes itself.
    init(isRegistered: Bool, drawsItself: Bool, hasContent: Bool) {
        self = isRegistered ? .registered : drawsItself ? .own : hasContent ? .content : .missing
    }
}
