/// The identity of the work that asks.
///
/// When the work is over, its questions end.
struct WorkID: Hashable, Sendable {
    let serial: Int
}

/// A place where a modal can be shown: over the stack of the root stage, or over another modal.
enum Surface: Hashable, Sendable {
    case base
    case modal(ModalID)
}

/// What a question does if another modal is in its place.
@usableFromInline
enum QueuePolicy: Hashable, CaseIterable, Sendable {
    /// The question waits its turn.
    case queue
    /// The question ends the other modal and takes its place.
    case replace
    /// The question ends at once.
    case reject
}

extension ModalQueue {
    /// The question of one caller.
    struct Request {
        /// The identity of the question's modal, and of its caller.
        var modal: ModalID
        /// The work that asks; `nil` if that is unknown.
        var owner: WorkID?
        /// The surface of the work that asks; `nil` if that is unknown.
        var surface: Surface?
        var policy: QueuePolicy = .queue
        /// Requests with the same key on the same surface are the same question.
        var key: QuestionKey?
        /// Whether a close guard decides about a dismissal.
        var isGuarded = false
        /// Whether work runs inside the modal.
        ///
        /// Unknown tasks may ask questions for this work.
        var hostsWork = false
    }

    /// The result of a request.
    enum Admission: Equatable {
        /// The modal is shown now or later.
        case admitted
        /// Another modal already asks the question.
        ///
        /// The caller gets the answer of that modal.
        case joined(ModalID)
        /// The request ended at once.
        case refused(Ending)
    }
}
