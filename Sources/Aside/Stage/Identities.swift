/// The identity of one stay of one screen.
///
/// No other stay in the same window ever has the same identity.
package struct EntryID: Hashable, Sendable {
    /// Identifies the stack.
    let stack: Int
    /// Counts the stays on one stack.
    let serial: Int
    /// The place from the bottom, including hidden entries.
    ///
    /// It stays the same for the whole stay.
    let position: Int
}

extension EntryID: CustomStringConvertible {
    /// `screen 2.7`, for messages.
    package var description: String { "screen \(stack).\(serial)" }
}

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

/// Two questions with equal keys are the same question.
///
/// The type of the answer is part of the key, because callers that expect different types cannot share an answer.
struct QuestionKey: Hashable {
    let id: String
    /// The type of the answer.
    let answer: ObjectIdentifier
}

/// What a close guard is asked.
struct CloseDecision: Equatable {
    let guardian: EntryID
    /// The entry that was on top when the guard was asked.
    let top: EntryID?
}
