#if canImport(SwiftUI)
    import Aside
    import SwiftUI

    extension View {
        /// Lets a key do what a button does, on systems with a keyboard.
        @ViewBuilder
        func shortcut(_ shortcut: Shortcut?) -> some View {
            #if os(tvOS) || os(watchOS)
                self
            #else
                switch shortcut {
                case nil: self
                case .enter?: keyboardShortcut(.defaultAction)
                case .key(let key)?: keyboardShortcut(KeyEquivalent(key), modifiers: [])
                }
            #endif
        }
    }
#endif
