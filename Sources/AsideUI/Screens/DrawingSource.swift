/// The origin of a screen's view.
///
/// The first source that exists is used.
enum DrawingSource: Hashable, CaseIterable {
    /// A view that was registered for its type.
    case registered
    /// A view that the screen itself provides.
    case own
    /// A form made from the screen's content.
    case content
    /// No source exists.
    ///
    /// The app shows a message about that.
    case missing

    /// Finds the first source that exists.
    ///
    /// - Parameters:
    ///   - isRegistered: Whether a view is registered.
    ///   - drawsItself: Whether the screen provides its view.
    ///   - hasContent: Whether the screen describes its content.
    init(isRegistered: Bool, drawsItself: Bool, hasContent: Bool) {
        self = isRegistered ? .registered : drawsItself ? .own : hasContent ? .content : .missing
    }
}
