import Testing

@testable import AsideTesting

@Suite("Sight")
struct SightTests {
    @Test(
        "What is there is met; what cannot come is hopeless; all else is open",
        arguments: [
            (Sight(), .open(.outside)),
            (Sight(isThere: true), .met),
            (Sight(flow: .ended, isThere: true), .met),
            (Sight(flow: .ended), .hopeless(.flowEnded)),
            (Sight(flow: .ended, front: .screen(acceptsInput: true)), .hopeless(.flowEnded)),
            (Sight(flow: .ended, front: .work), .hopeless(.flowEnded)),
            (Sight(flow: .ended, front: .question(isSeen: false)), .hopeless(.anotherModal)),
            (Sight(flow: .none), .open(.outside)),
            (Sight(flow: .none, front: .question(isSeen: false)), .hopeless(.anotherModal)),
            (Sight(front: .question(isSeen: false)), .hopeless(.anotherModal)),
            (Sight(front: .question(isSeen: true)), .open(.anotherModal)),
            (Sight(front: .question(isSeen: true), isThere: true), .met),
            (Sight(front: .screen(acceptsInput: true)), .open(.atScreen)),
            (Sight(front: .screen(acceptsInput: false)), .open(.outside)),
            (Sight(front: .work), .open(.atWork)),
        ] as [(Sight, Judgement)])
    func judges(sight: Sight, judgement: Judgement) {
        #expect(sight.judge() == judgement)
    }

    @Test(
        "The end of the flow is met by nothing else",
        arguments: [
            (Sight(flow: .ended), .met),
            (Sight(flow: .ended, front: .question(isSeen: false)), .met),
            (Sight(), .open(.outside)),
            (Sight(front: .question(isSeen: false)), .hopeless(.anotherModal)),
            (Sight(front: .screen(acceptsInput: true)), .open(.atScreen)),
        ] as [(Sight, Judgement)])
    func end(sight: Sight, judgement: Judgement) {
        #expect(sight.judge(expectsEnd: true) == judgement)
    }
}
