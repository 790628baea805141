/// An element after its values were read, and what happens when the user operates it.
@MainActor
struct BoundElement {
    /// What operating an element does.
    ///
    /// It is not part of ``Outline``, because outlines must be comparable.
    enum Response {
        case none
        case fill(@MainActor (String) -> Void, FieldSearch? = nil)
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
    /// All texts that a field could suggest.
    ///
    /// The field shows only those that match its text.
    var suggestions: [String] = []
    var response = Response.none
    var children: [BoundElement] = []

    /// Whether it is, or contains, a field whose text can be wrong, such as a number.
    var hasCheckedField: Bool {
        format?.isChecked == true || children.contains(where: \.hasCheckedField)
    }
}
