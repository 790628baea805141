/// The identity of one presentation of one modal.
///
/// No other presentation on the same stage ever has the same identity. Answers and dismissals name it, so a late one
/// cannot reach the next modal.
public struct ModalID: Hashable, Sendable, CustomStringConvertible {
    let serial: Int

    /// `modal 7`, for messages.
    public var description: String { "modal \(serial)" }

    /// Orders modals by the time when they were asked.
    package static func < (first: ModalID, second: ModalID) -> Bool {
        first.serial < second.serial
    }
}
