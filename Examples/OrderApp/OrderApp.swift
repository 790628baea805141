#if canImport(SwiftUI)
    import Aside
    import AsideUI
    import OrdersExample
    import SwiftUI

    /// The order flow in an app.
    ///
    /// To run it, make an app project, add the package to it, and replace its files with those of this folder.
    @main
    struct OrderApp: App {
        var body: some Scene {
            WindowGroup { OrderWindow() }
        }
    }

    /// One window: one stage, and one flow that runs for as long as the window is there.
    struct OrderWindow: View {
        @State private var stage = Stage()

        var body: some View {
            StageView(stage)
                .screen(WelcomeScreen.self) { WelcomeView(screen: $0) }
                .flow(on: stage) { try await AppFlow(stage: stage).run() }
        }
    }
#endif
