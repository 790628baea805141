import Aside
import Testing

@testable import AsideUI

@Suite("PresentationPlan (DESIGN 9)")
@MainActor
struct PresentationPlanTests {
    private let a: ModalID
    private let b: ModalID
    private let app = PresentedChain.Layer.app(ObjectIdentifier(Self.self))

    init() {
        let stage = Stage()
        (a, b) = (stage.nextModalID(), stage.nextModalID())
    }

    /// What the stage wants: a modal that is open, has ended, or is an alert whose answer is being checked.
    enum Wish: Sendable {
        case a, b, overA, overB, checkedA
    }

    /// What is presented.
    enum Shown: Sendable {
        case a, b, app
    }

    /// What comes next.
    enum Next: Sendable {
        case rest, presentA, presentB, dismissA, dismissB
    }

    private func plan(_ wishes: [Wish]) -> PresentationPlan {
        var plan = PresentationPlan()
        plan.wanted = wishes.map { wish in
            let id = wish == .b || wish == .overB ? b : a
            return .init(modal: id, isOver: wish == .overA || wish == .overB, isHidden: wish == .checkedA)
        }
        return plan
    }

    private func chain(_ shown: [Shown], isMoving: Bool = false) -> PresentedChain {
        let layers = shown.map { $0 == .app ? app : .modal($0 == .a ? a : b) }
        return PresentedChain(layers: layers, isMoving: isMoving)
    }

    private func step(_ next: Next) -> PresentationPlan.Step {
        switch next {
        case .rest: .rest
        case .presentA: .begin(.present(a))
        case .presentB: .begin(.present(b))
        case .dismissA: .begin(.dismiss(a))
        case .dismissB: .begin(.dismiss(b))
        }
    }

    @Test(
        "What is wanted and what is presented decide what comes next",
        arguments: [
            ([], [], .rest),
            ([.a], [], .presentA),
            ([.a], [.app], .presentA),
            ([.a], [.a], .rest),
            ([.a], [.app, .a], .rest),
            ([.a, .b], [], .presentA),
            ([.a, .b], [.a], .presentB),
            ([.a, .b], [.a, .app], .presentB),
            // What is not shown below another one waits for the end of that one.
            ([.a, .b], [.b], .rest),
            ([.checkedA, .b], [], .presentB),
            ([.checkedA], [], .rest),
            ([.overA], [.a], .dismissA),
            ([], [.a], .dismissA),
            // What stands above one that ends goes with it, and comes again.
            ([.overA, .b], [.a, .b], .dismissA),
            ([.a, .overB], [.a, .b], .dismissB),
        ] as [([Wish], [Shown], Next)])
    func next(wishes: [Wish], shown: [Shown], next: Next) {
        var plan = plan(wishes)
        let step = plan.next(in: chain(shown))
        #expect(step == self.step(next))
    }

    @Test(
        "Nothing begins while something moves",
        arguments: [([Wish.a], [Shown.app]), ([.overA], [.a]), ([.a], [.a])])
    func moving(wishes: [Wish], shown: [Shown]) {
        var plan = plan(wishes)
        let step = plan.next(in: chain(shown, isMoving: true))
        #expect(step == .waitForMotion)
    }

    @Test("At most one transition is in flight")
    func oneInFlight() {
        var plan = plan([.a, .b])
        let first = plan.next(in: chain([]))
        #expect(first == .begin(.present(a)))
        plan.wanted[1].isOver = true
        let second = plan.next(in: chain([.a]))
        #expect(second == .rest)
        plan.finish(in: chain([.a]))
        #expect(plan.inFlight == nil)
    }

    @Test("A modal that has ended is gone when it is no longer presented, the topmost first")
    func gone() {
        let gone = [[.a, .b], [.a], []].map { plan([.overA, .overB]).gone(in: chain($0)) }
        #expect(gone == [nil, 1, 1])
        #expect(plan([.overA, .b]).gone(in: chain([.b])) == 0)
    }

    @Test("A modal is not gone while its presentation or its dismissal is in flight")
    func inFlight() {
        var plan = plan([.a])
        _ = plan.next(in: chain([]))
        plan.wanted[0].isOver = true
        let early = plan.gone(in: chain([]))
        plan.finish(in: chain([.a]))
        let next = plan.next(in: chain([.a]))
        #expect(next == .begin(.dismiss(a)))
        let leaving = plan.gone(in: chain([]))
        plan.finish(in: chain([]))
        #expect([early, leaving, plan.gone(in: chain([]))] == [nil, nil, 0])
    }

    @Test("What the window has not taken is not presented again, unless something else is in front")
    func refused() {
        var plan = plan([.a])
        _ = plan.next(in: chain([]))
        plan.hasBegun(in: chain([]))
        plan.finish(in: chain([]))
        let (same, other) = (plan.next(in: chain([])), plan.next(in: chain([.app])))
        #expect(same == .rest)
        #expect(other == .begin(.present(a)))
    }

    @Test("What the window has taken, and the app has closed, comes again", arguments: [true, false])
    func closed(isBeforeCompletion: Bool) {
        var plan = plan([.a])
        _ = plan.next(in: chain([.app]))
        plan.hasBegun(in: chain([.app, .a]))
        plan.finish(in: chain(isBeforeCompletion ? [] : [.app, .a]))
        let next = plan.next(in: chain([]))
        #expect(next == .begin(.present(a)))
    }
}
