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
#endif
