/// An element after its values were read, and what happens when the user operates it.
@MainActor
struct BoundElement {
    /// What operating an element does.
    ///
    /// It is not part of ``Outline``, because outlines must be comparable.
    enum Response {
        case none
        case field(BoundField)
        case press(@MainActor () async throws -> Void)
    }

    let kind: Outline.Kind
    let label: String
    var markup: Markup?
    var isEnabled = true
    var isRepeatable = false
    var response = Response.none
    var children: [BoundElement] = []

    /// Whether it is, or contains, a field whose value may be wrong, such as a number.
    var hasCheckedField: Bool {
        if case .field(let field) = response { field.isChecked } else { children.contains(where: \.hasCheckedField) }
    }
}

extension BoundElement {
    /// Makes the element of a field.
    init(_ field: BoundField, label: String, isEnabled: Bool) {
        self.init(
            kind: field.control.kind(showing: field.held().entry ?? field.start), label: label,
            isEnabled: isEnabled, response: .field(field))
    }
}
