#if canImport(SwiftUI)
    import Aside
    import AsideUI
    import SwiftUI

    /// A screen that provides its view, so that the window need not register it.
    final class AboutScreen: ViewProviding {
        let outlet = Outlet<Void>()
        let title = "About"

        var view: some View {
            Form {
                Text("Each question of this app is one line of its flow.")
                Button("Done") { self.publish() }
            }
        }
    }
#endif
