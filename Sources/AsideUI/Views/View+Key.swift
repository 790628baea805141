#if canImport(SwiftUI)
    import SwiftUI

    extension View {
        /// Makes a key press a button, on systems with a keyboard.
        @ViewBuilder
        func key(_ key: ButtonKey?) -> some View {
            #if os(tvOS) || os(watchOS)
                self
            #else
                switch key {
                case nil: self
                case .enter?: keyboardShortcut(.defaultAction)
                case .escape?: keyboardShortcut(.cancelAction)
                case .character(let key)?: keyboardShortcut(KeyEquivalent(key), modifiers: [])
                }
            #endif
        }
    }
#endif
