#if canImport(SwiftUI)
    import Aside
    import SwiftUI

    extension ButtonRole {
        /// What SwiftUI calls a role; it has no word for the others.
        init?(_ role: Role) {
            switch role {
            case .normal, .preferred: return nil
            case .cancel: self = .cancel
            case .destructive: self = .destructive
            }
        }
    }

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
