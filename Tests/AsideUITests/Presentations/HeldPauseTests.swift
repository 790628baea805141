import Testing

@testable import Aside
@testable import AsideUI

@Suite("A pause in the background")
struct HeldPauseTests {
    let first = ModalID(serial: 1)

    @Test(
        "In a background whose end is never reported, a pause is held twice, and then acts on what is in view",
        arguments: HeldPause.all)
    func held(pause: HeldPause) throws {
        var bench = PlacementBench.inForeground
        let shown = bench.show(first, as: pause.style, until: pause.purpose)
        bench.do { $0.setInBackground(true, &$1) }
        _ = bench.take()
        bench.isOver(shown, pause.purpose, seeing: pause.finding)
        for _ in 0..<2 {
            let before = bench.placement.slots
            let effects = bench.take()
            #expect(effects.count == 1)
            guard case .wait(let wait)? = effects.first else { return }
            #expect(wait.hold != nil && PauseTiming().duration(of: wait) == PauseTiming().held)
            #expect(bench.placement.slots == before)
            bench.do { $0.isOver(wait, seeing: pause.finding, &$1) }
        }
        let slot = try #require(bench.placement.slots[.stack])
        #expect((slot.isSettled, slot.isVanishing) == (pause.settles, pause.vanishes))
        #expect(bench.take().contains(.dismiss(first)) == pause.dismisses)
        #expect(bench.placement.chain.map(\.losses) == [0])
    }

    @Test("A hold that is over after the foreground was reported does nothing, and the same pause can be held again")
    func oldHold() throws {
        var bench = PlacementBench.inForeground
        let shown = bench.show(first, as: .alert, until: .entering)
        var holds: [Placement.Wait] = []
        for _ in 0..<2 {
            bench.do { $0.setInBackground(true, &$1) }
            _ = bench.take()
            bench.isOver(shown, .entering, seeing: .nothing)
            guard case .wait(let wait)? = bench.take().first else { break }
            holds.append(wait)
            bench.do { $0.setInBackground(false, &$1) }
            #expect(bench.take() == [.wait(.init(appearance: shown, purpose: .entering))])
        }
        #expect(holds.count == 2 && holds.first != holds.last)
        let before = bench.placement
        for wait in holds { bench.do { $0.isOver(wait, seeing: .nothing, &$1) } }
        #expect(bench.placement == before)
        #expect(bench.take() == [])
    }

    @Test("However often a modal does not come into view in the background, it is not removed")
    func lossesInBackground() {
        var bench = PlacementBench.inForeground
        bench.do { $0.present(first, as: .alert, &$1) }
        bench.do { $0.setInBackground(true, &$1) }
        for _ in 0..<100 {
            for effect in bench.take() {
                guard case .wait(let wait) = effect else { continue }
                bench.do { $0.isOver(wait, seeing: .nothing, &$1) }
            }
        }
        #expect(bench.placement.chain.map(\.modal) == [first])
        #expect((bench.appearance?.number ?? 0) > 10)
        bench.do { $0.setInBackground(false, &$1) }
        #expect(bench.placement.chain.map(\.losses) == [0])
    }
}

/// What a pause comes to if it was held in the background until nobody could expect the foreground any more.
struct HeldPause: CustomTestStringConvertible {
    let style: PresentationStyle
    let purpose: Placement.Wait.Purpose
    let finding: PresentedState
    var settles = false
    var vanishes = false
    var dismisses = false

    var testDescription: String { "\(style), \(purpose), \(finding)" }

    static let all = [
        HeldPause(style: .alert, purpose: .entering, finding: .shown, settles: true),
        HeldPause(style: .alert, purpose: .entering, finding: .unknown, settles: true),
        HeldPause(style: .alert, purpose: .entering, finding: .moving),
        HeldPause(style: .alert, purpose: .entering, finding: .other),
        HeldPause(style: .alert, purpose: .entering, finding: .nothing, vanishes: true),
        HeldPause(style: .sheet([]), purpose: .entering, finding: .shown, settles: true),
        HeldPause(style: .sheet([]), purpose: .appearing, finding: .shown),
        HeldPause(style: .sheet([]), purpose: .appearing, finding: .other),
        HeldPause(style: .sheet([]), purpose: .appearing, finding: .nothing, vanishes: true),
        HeldPause(style: .sheet([]), purpose: .appearing, finding: .unknown, vanishes: true),
        HeldPause(style: .sheet([]), purpose: .missing, finding: .shown, settles: true),
        HeldPause(
            style: .sheet([]), purpose: .missing, finding: .nothing, settles: true, vanishes: true, dismisses: true),
        HeldPause(
            style: .sheet([]), purpose: .missing, finding: .unknown, settles: true, vanishes: true, dismisses: true),
        HeldPause(style: .alert, purpose: .watching, finding: .shown, settles: true),
        HeldPause(style: .alert, purpose: .watching, finding: .unknown, settles: true),
        HeldPause(style: .alert, purpose: .watching, finding: .nothing, settles: true, vanishes: true),
    ]
}
