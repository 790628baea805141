#if canImport(SwiftUI)
    import SwiftUI
    import os

    /// Says that nobody has said how a screen is drawn, and how to say it: on screen, and in the log.
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
