import Aside
import Testing

@testable import AsideUI

/// `a` and `b` are modals, and `*` is something of the app.
@Suite("PresentationPlan")
@MainActor
struct PresentationPlanTests {
    private let ids: [Character: ModalID]

    init() {
        let stage = Stage()
        ids = ["a": stage.nextModalID(), "b": stage.nextModalID()]
    }

    /// Returns a plan for what the stage wants; `-` stands before what has ended, `?` before an alert whose answer is checked.
    private func plan(_ wishes: String) -> PresentationPlan {
        var plan = PresentationPlan()
        var (isOver, isHidden) = (false, false)
        for sign in wishes {
            (isOver, isHidden) = (isOver || sign == "-", isHidden || sign == "?")
            guard let modal = ids[sign] else { continue }
            plan.wanted.append(.init(modal: modal, isOver: isOver, isHidden: isHidden))
            (isOver, isHidden) = (false, false)
        }
        return plan
    }

    private func chain(_ shown: String, isMoving: Bool = false) -> PresentedChain {
        let layers = shown.map { ids[$0].map { .modal($0) } ?? PresentedChain.Layer.app(ObjectIdentifier(Self.self)) }
        return PresentedChain(layers: layers, isMoving: isMoving)
    }

    /// Takes the next step: `+` presents a modal, `-` dismisses it, and `.` waits for something else.
    private func next(_ plan: inout PresentationPlan, _ shown: String, isMoving: Bool = false) -> String {
        func name(_ modal: ModalID) -> String { ids.first { $0.value == modal }.map { "\($0.key)" } ?? "" }
        return switch plan.next(in: chain(shown, isMoving: isMoving)) {
        case .rest: ""
        case .waitForMotion: "."
        case .begin(.present(let modal)): "+\(name(modal))"
        case .begin(.dismiss(let modal)): "-\(name(modal))"
        }
    }

    @Test(
        "What is wanted and what is presented decide what comes next; nothing begins while something moves",
        arguments: [
            ("", "", ""), ("a", "", "+a"), ("a", "*", "+a"), ("a", "a", ""), ("a", "*a", ""), ("ab", "", "+a"),
            ("ab", "a", "+b"), ("ab", "a*", "+b"),
            // What is not shown below another one waits for the end of that one.
            ("ab", "b", ""),
            ("?ab", "", "+b"), ("?a", "", ""), ("-a", "a", "-a"), ("", "a", "-a"),
            // What stands above one that ends goes with it, and comes again.
            ("-ab", "ab", "-a"), ("a-b", "ab", "-b"),
        ])
    func next(wishes: String, shown: String, expected: String) {
        var plan = plan(wishes)
        let moving = next(&plan, shown, isMoving: true)
        #expect(moving == (wishes.isEmpty && expected.isEmpty ? "" : "."))
        let next = next(&plan, shown)
        #expect(next == expected)
    }

    @Test("At most one transition is in flight")
    func oneInFlight() {
        var plan = plan("ab")
        let first = next(&plan, "")
        plan.wanted[1].isOver = true
        let second = next(&plan, "a")
        #expect([first, second] == ["+a", ""])
        plan.finish(in: chain("a"))
        #expect(plan.inFlight == nil)
    }

    @Test("A modal that has ended is gone when it is not presented and does not move, the topmost first")
    func gone() {
        #expect(["ab", "a", ""].map { plan("-a-b").gone(in: chain($0)) } == [nil, 1, 1])
        #expect(plan("-ab").gone(in: chain("b")) == 0)
        var moving = plan("a")
        _ = next(&moving, "")
        moving.wanted[0].isOver = true
        let early = moving.gone(in: chain(""))
        moving.finish(in: chain("a"))
        let dismissal = next(&moving, "a")
        #expect(dismissal == "-a")
        let leaving = moving.gone(in: chain(""))
        moving.finish(in: chain(""))
        #expect([early, leaving, moving.gone(in: chain(""))] == [nil, nil, 0])
    }

    @Test("What the window has not taken is not presented again, unless something else is in front")
    func refused() {
        var plan = plan("a")
        _ = next(&plan, "")
        plan.hasBegun(in: chain(""))
        plan.finish(in: chain(""))
        let steps = [next(&plan, ""), next(&plan, "*")]
        #expect(steps == ["", "+a"])
    }

    @Test("What the window has taken, and the app has closed, comes again", arguments: ["", "*a"])
    func closed(shownAtCompletion: String) {
        var plan = plan("a")
        _ = next(&plan, "*")
        plan.hasBegun(in: chain("*a"))
        plan.finish(in: chain(shownAtCompletion))
        let again = next(&plan, "")
        #expect(again == "+a")
    }
}
