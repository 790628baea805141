import Aside

/// A stage that is made when it is first used.
///
/// SwiftUI makes the initial value of a view's state each time that the parent of the view is drawn, and keeps only the
/// first one. This object is cheap to make in vain.
@MainActor
final class StageOwner {
    private(set) lazy var stage = Stage()
}
