#if canImport(SwiftUI)
    import Aside
    import SwiftUI

    /// A view that shows a screen: with the view that is registered for its type, its own, or a form of its content.
    ///
    /// If none of these exists, the app shows what to add.
    struct ScreenView: View {
        let screen: any Screen
        /// Whether the user opens the screen to fill it in.
        let isInSheet: Bool
        @Environment(\.aside) private var values

        var body: some View {
            if let registered = values.screenViews.drawing(of: screen) {
                registered
            } else if let own = screen as? any ViewProviding {
                own.anyView
            } else if !screen.outline.items.isEmpty {
                values.screenViews.style(AnyView(OutlineView(screen: screen, isInSheet: isInSheet)), screen)
            } else {
                Text(verbatim: advice).onAppear { values.hooks.warn(advice) }
            }
        }

        /// What is said of a screen without a view, on screen and to the programmer.
        private var advice: String {
            """
            No view for \(type(of: screen)). To fix: add .screen(\(type(of: screen)).self) { screen in … } to a view \
            around the StageView, conform it to ViewProviding, or describe its content.
            """
        }
    }
#endif
