/// The message, on screen and in the log, about a screen without a view.
struct MissingView: Hashable {
    /// The name of the screen's type.
    let screen: String

    var title: String { "No view for \(screen)" }

    /// The line of code to add.
    var line: String { ".screen(\(screen).self) { screen in … }" }

    var advice: String {
        "Add this line to a view around the StageView, conform \(screen) to ViewProviding, or describe its content."
    }

    /// The whole message, for the log.
    var message: String { "\(title): \(line)\n\(advice)" }
}

#if canImport(SwiftUI)
    import Aside
    import SwiftUI
    import os

    /// A view that shows a screen: with the view that is registered for its type, its own, or a form of its content.
    ///
    /// If none of these exists, the app shows what to add.
    struct ScreenView: View {
        let screen: any Screen
        /// Whether the user opens the screen to fill it in.
        let isInSheet: Bool
        @Environment(\.screenViews) private var views

        var body: some View {
            if let registered = views.drawing(of: screen) {
                registered
            } else if let own = screen as? any ViewProviding {
                own.anyView
            } else if !screen.outline.items.isEmpty {
                views.style(AnyView(OutlineView(screen: screen, isInSheet: isInSheet)), screen)
            } else {
                MissingScreenView(missing: MissingView(screen: "\(type(of: screen))"))
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
