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

#if canImport(SwiftUI)
    import Aside
    import SwiftUI
    import os

    /// A view that shows a screen with the first view that exists for it.
    struct ScreenView: View {
        let screen: any Screen
        @Environment(\.screenViews) private var views

        var body: some View {
            let registered = views.drawing(of: screen)
            let own = screen as? any ViewProviding
            switch DrawingSource(
                isRegistered: registered != nil, drawsItself: own != nil, hasContent: !screen.outline.items.isEmpty)
            {
            case .registered: registered
            case .own: own.map { $0.anyView }
            case .content: OutlineView(screen: screen)
            case .missing: MissingScreenView(missing: MissingView(screen: "\(type(of: screen))"))
            }
        }
    }

    extension ViewProviding {
        fileprivate var anyView: AnyView { AnyView(view) }
    }

    /// A view that shows that a screen has no view, and how to add one, on screen and in the log.
    struct MissingScreenView: View {
        let missing: MissingView

        var body: some View {
            Form {
                Section(missing.title) {
                    Text(verbatim: missing.line).monospaced()
                    Text(verbatim: missing.advice)
                }
            }
            .onAppear {
                Logger(subsystem: "AsideUI", category: "screens").fault("\(missing.message, privacy: .public)")
            }
        }
    }
#endif
