/// What is said, on screen and in the log, where nobody has said how a screen is drawn.
struct MissingView: Hashable {
    /// The name of the screen's type.
    let screen: String

    /// What is missing.
    var title: String { "No view for \(screen)" }

    /// The line to add.
    var line: String { ".screen(\(screen).self) { \(view)($0) }" }

    /// What is to be done.
    var advice: String {
        "Add this line to a view around the StageView, conform \(screen) to ViewProviding, or describe its content."
    }

    /// All of it, for the log.
    var message: String { "\(title): \(line)\n\(advice)" }

    /// What the view of such a screen is most likely called.
    private var view: String {
        let name = screen.prefix { $0 != "<" }
        let isSuffixed = name.count > 6 && name.hasSuffix("Screen")
        return (isSuffixed ? name.dropLast(6) : name) + "View"
    }
}
