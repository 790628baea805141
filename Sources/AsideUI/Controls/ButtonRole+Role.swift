#if canImport(SwiftUI)
    import Aside
    import SwiftUI

    extension ButtonRole {
        /// SwiftUI's name for a role; `nil` for roles that SwiftUI does not have.
        init?(_ role: Role) {
            switch role {
            case .normal, .preferred: return nil
            case .cancel: self = .cancel
            case .destructive: self = .destructive
            }
        }
    }
#endif
