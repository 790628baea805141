@testable import AsideUI

extension Surroundings {
    /// Surroundings in which no pause ends by itself, and nobody can tell what is in view.
    static let still = Surroundings { _, _ in }
}
