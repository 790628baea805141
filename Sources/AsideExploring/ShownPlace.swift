import Aside

/// A place of a flow as its user sees it: the screen or the modal in front, and the line that shows it.
struct ShownPlace: CustomStringConvertible {
    let name: String
    var place = Recording.Place.flow
    var source: SourceLine?

    /// The name, and the line in parentheses.
    var description: String { name + (source.map { " (\($0))" } ?? "") }

    /// The name, in quotation marks if it has none, as that of a question has: alert “Sure?”.
    var quotedName: String { name.contains("“") ? name : "“\(name)”" }

    /// The quoted name, and the line in parentheses.
    var quoted: String { ShownPlace(name: quotedName, source: source).description }
}
