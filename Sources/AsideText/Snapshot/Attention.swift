/// Where the user is on the surface in front: what has the focus, where the text cursor is, what is filtered for.
///
/// The value with nothing in it is where a user starts. What is not there any more counts as not set, so it can be
/// kept while the stage changes; it starts anew when another surface comes to the front.
public struct Attention: Hashable, Sendable {
    /// What has the focus; `nil` for what ``StageSnapshot/target(of:)`` starts with.
    public var target: Target?
    /// How many grapheme clusters are before the text cursor of the field; `nil` for its end.
    public var caret: Int?
    /// The grapheme clusters of the field that are marked.
    public var marked: Range<Int>?
    /// The row of what a field offers to which the user has gone; what is not offered any more counts as not set.
    package var suggestion: SuggestedRow?
    /// What the options of a list are filtered for.
    public var filter = ""
    /// The options that the filter lets through, where they have been found already.
    package internal(set) var matches: Matches?
    /// The line of the surface that is drawn first, as far as the focus stays in view: ``Frame/scroll`` of the last frame.
    public var scroll = 0
    /// Whether the focus stays in view; not while the user looks around.
    public var followsTarget = true
    /// Whether the text of a field that hides it is shown.
    package var isRevealing = false
    /// Whether all keys are told, and not only the most useful ones.
    package var isExplaining = false
    /// How the text area with the focus was drawn last: ``Frame/textArea`` of the last frame.
    package var textArea: TextAreaView?
    /// How often something that goes on has moved, so that one sees that it does; 0 for a picture that stands still.
    public var tick = 0

    /// Where a user starts.
    ///
    /// - Parameters:
    ///   - target: what has the focus.
    ///   - caret: how many grapheme clusters are before the text cursor.
    ///   - filter: what the options of a list are filtered for.
    public init(_ target: Target? = nil, caret: Int? = nil, filter: String = "") {
        self.target = target
        self.caret = caret
        self.filter = filter
    }
}
