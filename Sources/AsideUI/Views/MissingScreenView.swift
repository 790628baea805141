#if canImport(SwiftUI)
    import SwiftUI
    import os

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
