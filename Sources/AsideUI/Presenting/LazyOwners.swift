import Aside

/// An attachment that is made when it is first used.
///
/// SwiftUI makes the initial value of a view's state each time that the parent of the view is drawn, and keeps only the
/// first one. An attachment has a presenter, and ends with a task. This object is cheap to make in vain.
@MainActor
final class AttachmentOwner {
    private let stage: Stage
    private var made: StageAttachment?

    init(_ stage: Stage) {
        self.stage = stage
    }

    /// Whether the attachment was used.
    var isUsed: Bool { made != nil }

    /// The attachment of the view's stage.
    var attachment: StageAttachment {
        let attachment = made ?? StageAttachment(stage)
        made = attachment
        return attachment
    }
}

/// A stage that is made when it is first used.
///
/// SwiftUI makes the initial value of a view's state each time that the parent of the view is drawn, and keeps only the
/// first one. This object is cheap to make in vain.
@MainActor
final class StageOwner {
    private(set) lazy var stage = Stage()
}
