/// What a field shows now.
struct FieldLook {
    var entry: FieldEntry
    var error: String?
    /// Whether its checks are running.
    var isBusy = false
    var suggestions: Outline.Suggestions?
    /// Whether the user entered something that is no value.
    var isUnfinished = false
    /// Whether the entry is known to be no value.
    var disablesDefaultAction = false
}
