#if canImport(SwiftUI)
    import Aside
    import OrdersExample

    /// The app: a welcome screen that leads to an order, any number of times.
    struct AppFlow: Flow {
        let stage: Stage

        func run() async throws {
            let shop = Shop(pace: .milliseconds(600), lookup: .milliseconds(300), failures: 1)
            let welcome = WelcomeScreen()
            // The hub never leaves: closing the window cancels it.
            try await show(welcome).until { choice in
                switch choice {
                case .order:
                    let confirmation = try await OrderFlow(stage: stage, shop: shop).run()
                    welcome.lastOrder = confirmation.description
                case .about:
                    try await sheet(AboutScreen(), style: .sheet(detents: [.medium, .large]))
                }
                return .stay
            }
        }
    }
#endif
