/// The user's place on the surface in front: the focus, the text cursor, and the filter of a list.
///
/// A user starts with an empty value. If the value refers to something that has gone, that part counts as not set. You
/// can therefore keep the value while the stage changes. When another surface comes to the front, start with an empty
/// value.
public struct ViewState: Equatable, Sendable {
    /// The focused target; `nil` for the one that ``StageSnapshot/target(of:)`` starts with.
    public var target: Target?
    /// How many grapheme clusters are before the text cursor of the field; `nil` for all of them.
    public var caret: Int?
    /// The grapheme clusters of the field that are selected.
    public var marked: Range<Int>?
    /// The suggestion to which the user has moved.
    ///
    /// It counts as not set if it is no longer suggested.
    package var suggestion: SuggestedRow?
    /// The text by which the options of a list are filtered.
    public var filter = ""
    /// The options that match the filter; `nil` if nobody has searched for them yet.
    package internal(set) var matches: Matches?
    /// The first line of the surface to draw, unless the focus would then be out of view.
    ///
    /// Take it from ``Frame/scroll`` of the last frame.
    public var scroll = 0
    /// Whether the focus stays in view.
    ///
    /// It does not while the user scrolls.
    public var followsTarget = true
    /// Whether the text of a secure field is shown.
    package var isRevealing = false
    /// Whether all keys are explained, and not only the most useful ones.
    package var isExplaining = false
    /// Whether the last key was Enter in a list that cannot be answered so, and the reason is shown.
    package var isRefused = false
    /// How the focused text area was last drawn; take it from ``Frame/textArea`` of the last frame.
    package var textArea: TextAreaView?
    /// A counter that moves the drawing of running work; 0 for a still picture.
    public var tick = 0

    /// Makes the value with which a user starts.
    ///
    /// - Parameters:
    ///   - target: The focused target.
    ///   - caret: How many grapheme clusters are before the text cursor.
    ///   - filter: The text by which the options of a list are filtered.
    public init(_ target: Target? = nil, caret: Int? = nil, filter: String = "") {
        self.target = target
        self.caret = caret
        self.filter = filter
    }
}
