/// The message, on screen and in the log, about a screen without a view.
struct MissingView: Hashable {
    /// The name of the screen's type.
    let screen: String

    var title: String { "No view for \(screen)" }

    /// The line of code to add.
    var line: String { ".screen(\(screen).self) { \(view)($0) }" }

    var advice: String {
        "Add this line to a view around the StageView, conform \(screen) to ViewProviding, or describe its content."
    }

    /// The whole message, for the log.
    var message: String { "\(title): \(line)\n\(advice)" }

    /// The probable name of the view for such a screen.
    private var view: String {
        let name = screen.prefix { $0 != "<" }
        let isSuffixed = name.count > 6 && name.hasSuffix("Screen")
        return (isSuffixed ? name.dropLast(6) : name) + "View"
    }
}
