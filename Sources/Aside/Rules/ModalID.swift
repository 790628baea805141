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
