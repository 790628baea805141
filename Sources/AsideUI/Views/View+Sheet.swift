#if canImport(SwiftUI)
    import SwiftUI

    extension View {
        /// The look of a form in a window of its own.
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
        /// On macOS, a stack of lists has no size of its own, and would collapse to its title.
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
