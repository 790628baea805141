#if canImport(SwiftUI)
    import Aside
    import AsideUI
    import SwiftUI

    @main
    struct OrderApp: App {
        var body: some Scene { WindowGroup { Text("x") } }
    }
#endif
