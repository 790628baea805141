/// Names one presentation of one modal; never used again on the same stage.
///
/// Answers and dismissals are addressed to it, so one that comes late cannot reach the modal that came after.
public struct ModalID: Hashable, Sendable, Comparable, CustomStringConvertible {
    let serial: Int

    /// `modal 7`, for messages.
    public var description: String { "modal \(serial)" }

    /// Orders by time of asking.
    public static func < (first: ModalID, second: ModalID) -> Bool {
        first.serial < second.serial
    }
}

/// Where a modal can show: over the stack of the root stage, or over another modal.
enum Surface: Hashable, Sendable {
    case base
    case modal(ModalID)
}

/// Names the work that asks, and with which ends what it asked for.
struct WorkID: Hashable, Sendable {
    let serial: Int
}

/// Names one of the callers that await a modal.
struct WaiterID: Hashable, Sendable {
    let serial: Int
}
