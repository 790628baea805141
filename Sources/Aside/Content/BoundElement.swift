/// An element with its values read, and beside them what happens when the user acts on it.
@MainActor
struct BoundElement {
    /// What acting on an element does.
    ///
    /// It is kept out of ``Outline``, which could not be compared otherwise.
    enum Response {
        case none
        case fill(@MainActor (String) -> Void)
        case toggle(@MainActor (Bool) -> Void)
        case pick(@MainActor (Int) -> Void)
        case press(@MainActor () async throws -> Void)
    }

    let kind: Outline.Kind
    let label: String
    var markup: Markup?
    var isEnabled = true
    var isRepeatable = false
    var format: Outline.FieldFormat?
    /// What a field offers, of which only those are shown that fit its text.
    var suggestions: [String] = []
    var response = Response.none
    var children: [BoundElement] = []
}
