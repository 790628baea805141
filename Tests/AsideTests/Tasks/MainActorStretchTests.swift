import Testing

@testable import Aside

@Suite("MainActorStretch")
struct MainActorStretchTests {
    private let start = ContinuousClock.Instant.now

    @Test("A task gives up its turn once nothing else has run for 5 ms since the mark")
    func due() {
        var stretch = MainActorStretch()
        let decisions = [0, 400, 600, 3_000, 5_500, 5_600].map { stretch.returns(at: start + .microseconds($0)) }
        #expect(decisions == [.goOn, .goOn, .mark, .goOn, .goOn, .giveTurn])
    }

    @Test("When the main actor has run the mark, the stretch begins anew")
    func turned() {
        var stretch = MainActorStretch()
        for _ in 1...3 {
            #expect(stretch.returns(at: start) == .goOn)
            #expect(stretch.returns(at: start + .milliseconds(1)) == .mark)
            stretch.turned()
        }
    }

    @Test("A long pause elsewhere costs no turn")
    func pause() {
        var stretch = MainActorStretch()
        #expect(stretch.returns(at: start) == .goOn)
        #expect(stretch.returns(at: start + .seconds(1)) == .mark)
        #expect(stretch.returns(at: start + .seconds(1)) == .goOn)
    }
}
