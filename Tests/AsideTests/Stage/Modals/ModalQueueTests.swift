import Testing

@testable import Aside

/// Sequences of operations that ModalQueueRandomTests rarely makes.
@Suite("ModalQueue")
struct ModalQueueTests {
    @Test("The queue does in rare sequences what its reference does, and leaves nothing behind")
    func rare() {
        for (rule, operations) in Self.sequences {
            var duel = QueueDuel()
            for (index, operation) in ([.attach] + operations).enumerated() {
                #expect(duel.perform(operation) == nil, "\(rule): \(operation), operation \(index)")
            }
            #expect(duel.finish() == nil, "\(rule)")
        }
    }

    private static let sequences: KeyValuePairs<String, [QueueOperation]> = [
        "While a question is being withdrawn, its guard's decision is ignored, and the guard is asked again": [
            .asks(1), .asks(2, byNobody: true, isGuarded: true), .beginsWork(1), .isDismissed(2), .isAnswered(1),
            .mayClose(2), .hasGone(1), .mayClose(2), .isDismissed(2),
        ],
        "If a child ends with its parent, its caller waits until it has gone, even if others asked, too": [
            .asks(1, for: 7), .asks(2, above: 1, for: 7, key: "login"),
            .asks(3, above: 1, for: 8, key: "login"), .workIsOver(7), .hasGone(2), .hasGone(1),
        ],
        "A question that one work asks twice ends with that work": [
            .asks(1, for: 7, key: "login"), .asks(2, for: 7, key: "login"), .workIsOver(7), .hasGone(1),
        ],
        "If work begins in a withdrawn child, the questions behind it move up when it has gone": [
            .asks(1), .asks(2, byNobody: true, hostsWork: true), .beginsWork(1), .asks(4, above: 2),
            .asks(5, byNobody: true), .isAnswered(1), .beginsWork(4), .hasGone(1),
        ],
    ]
}

// MARK: - Operations by numbers

extension QueueOperation {
    /// The caller with this number asks for the modal with this number.
    fileprivate static func asks(
        _ modal: Int, above parent: Int? = nil, byNobody: Bool = false, for owner: Int? = nil, key: String? = nil,
        isGuarded: Bool = false, hostsWork: Bool = false
    ) -> Self {
        .request(
            ModalQueue.Request(
                modal: ModalID(serial: modal), owner: owner.map { WorkID(serial: $0) },
                surface: byNobody ? nil : parent.map { .modal(ModalID(serial: $0)) } ?? .base,
                key: key.map { QuestionKey($0) }, isGuarded: isGuarded, hostsWork: hostsWork))
    }

    fileprivate static func isAnswered(_ modal: Int) -> Self {
        .end(ModalID(serial: modal), .answered, byItself: false)
    }

    fileprivate static func isDismissed(_ modal: Int) -> Self { .dismiss(ModalID(serial: modal)) }
    fileprivate static func mayClose(_ modal: Int) -> Self { .closeGuard(ModalID(serial: modal), allows: true) }
    fileprivate static func beginsWork(_ modal: Int) -> Self { .setHostsWork(ModalID(serial: modal), true) }
    fileprivate static func hasGone(_ modal: Int) -> Self { .gone(ModalID(serial: modal), .dismissed) }
    fileprivate static func workIsOver(_ owner: Int) -> Self { .workEnds(WorkID(serial: owner)) }
}
