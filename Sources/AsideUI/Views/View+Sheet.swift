#if canImport(SwiftUI)
    import SwiftUI

    extension View {
        /// Gives a form the look that it has in a window of its own.
        @ViewBuilder
        func grouped() -> some View {
            #if os(macOS)
                formStyle(.grouped)
            #else
                self
            #endif
        }

        /// Sets a size in a sheet.
        ///
        /// On macOS, a stack of lists has no size of its own. It would collapse to its title.
        @ViewBuilder
        func sizedAsSheet() -> some View {
            #if os(macOS)
                frame(minWidth: 400, idealWidth: 480, minHeight: 280, idealHeight: 400)
            #else
                self
            #endif
        }
    }
#endif
