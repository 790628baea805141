#if canImport(SwiftUI)
    import Aside
    import AsideUI
    import Observation
    import SwiftUI

    /// The first screen of the app.
    ///
    /// The window registers its view.
    @Observable
    final class WelcomeScreen: Screen {
        enum Choice { case order, about }

        let outlet = Outlet<Choice>()
        let title = "Welcome"
        var lastOrder: String?
    }

    /// The view of ``WelcomeScreen``: a plain view over a plain model.
    struct WelcomeView: View {
        let screen: WelcomeScreen
        @CurrentStage private var stage
        /// A sheet of the app itself.
        @State private var help: Help?

        var body: some View {
            List {
                if let lastOrder = screen.lastOrder { Text(lastOrder) }
                Button("Order something") { screen.publish(.order) }
                Button("Forget the last order", role: .destructive) {
                    // The question of a button is shown over this screen, and ends when the screen leaves.
                    screen.perform {
                        let isSure = try await stage.confirm("Forget it?", action: "Forget", role: .destructive)
                        if isSure { screen.lastOrder = nil }
                    }
                }
                .disabled(screen.lastOrder == nil)
                Button("About") { screen.publish(.about) }
                Button("Help") { help = Help() }
            }
            .disabled(!stage.acceptsInput)
            .sheet(item: $help) { _ in HelpView() }
        }
    }

    struct Help: Identifiable {
        let id = "help"
    }

    /// The content of a sheet that the app presents by itself.
    ///
    /// Its question is shown over it.
    private struct HelpView: View {
        @CurrentStage private var stage
        @State private var isHelpful = false

        var body: some View {
            VStack {
                Text(isHelpful ? "Thank you" : "Remove what you do not want, and continue.")
                Button("Ask") {
                    Task { isHelpful = try await stage.confirm("Was it helpful?", action: "Yes") }
                }
            }
        }
    }
#endif
