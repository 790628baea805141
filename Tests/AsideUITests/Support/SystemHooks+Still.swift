@testable import AsideUI

extension SystemHooks {
    /// SystemHooks in which no pause ends by itself, and in which nobody can find out what is in view.
    static let still = SystemHooks { _, _ in }
}
