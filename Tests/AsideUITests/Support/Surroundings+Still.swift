@testable import AsideUI

extension Surroundings {
    /// Surroundings in which no pause ends by itself, and in which nobody can find out what is in view.
    static let still = Surroundings { _, _ in }
}
