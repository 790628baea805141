import Aside
import TestSupport
import Testing

@testable import AsideText

@MainActor
@Suite struct TargetTests {
    @Test(
        "The focus starts where a user most likely begins",
        arguments: [
            (.alert, .choice(2)), (.confirmation, .choice(1)), (.list, .option(1)), (.listOfMany, .option(2)),
            (.form, .field(0)), (.busyPrompt, nil), (.progress, nil), (.undescribed, nil),
        ] as [(Scene, Place?)])
    func start(_ scene: Scene, _ place: Place?) async throws {
        let snapshot = try await scene.snapshot()
        #expect(snapshot.target(of: ViewState()) == place.map { snapshot[$0] })
    }

    @Test("On a screen, the focus starts at the first control that is not destructive; Tab leads to the others")
    func startOfScreen() async throws {
        let cart = try await Scene.screen.snapshot()
        #expect(name(cart.target(of: ViewState()), in: cart) == "Coupon")
        try await withScreen(TestSupport.Page("Bin") { _ in Action("Delete", role: .destructive) {} }) { stage in
            let snapshot = StageSnapshot(stage)
            #expect(snapshot.target(of: ViewState()) == nil)
            #expect(name(snapshot.target(.next, from: ViewState()), in: snapshot) == "Delete")
        }
    }

    @Test("The Tab key goes through every enabled control, in the order of reading, and around")
    func order() async throws {
        let snapshot = try await Scene.screen.snapshot()
        let targets = snapshot.targets(for: ViewState())
        #expect(
            targets.map { name($0, in: snapshot) } == [
                "Remove", "Remove", "Remove", "Coupon", "Name", "PIN", "Gift wrap", "Size", "Day", "Street",
                "Same as billing", "Help", "Later", "Continue",
            ]
        )
        for (index, target) in targets.enumerated() {
            let next = targets[(index + 1) % targets.count]
            #expect(snapshot.target(.next, from: ViewState(target)) == next)
            #expect(snapshot.target(.previous, from: ViewState(next)) == target)
        }
    }

    @Test(
        "Fields come first, then options, then choices",
        arguments: [
            (.form, [.field(0), .field(1), .field(2), .choice(0), .choice(1)]),
            (.list, [.option(0), .option(1), .option(2), .option(3), .choice(0)]),
        ] as [(Scene, [Place])])
    func orderOfModal(_ scene: Scene, _ places: [Place]) async throws {
        let snapshot = try await scene.snapshot()
        #expect(snapshot.targets(for: ViewState()) == places.map { snapshot[$0] })
    }

    @Test(
        "Arrows move from line to line, and within a line of buttons",
        arguments: [
            (.list, .option(0), .down, .option(1)), (.list, .option(0), .up, .option(0)),
            (.list, .option(3), .down, .choice(0)), (.list, .choice(0), .down, .choice(0)),
            (.list, .choice(0), .up, .option(3)), (.list, .option(0), .pageDown, .option(3)),
            (.list, .option(3), .pageDown, .choice(0)), (.list, .option(3), .pageUp, .option(0)),
            (.list, .option(3), .first, .option(0)), (.list, .option(0), .last, .option(3)),
            (.list, .choice(0), .last, .option(3)),
            (.alert, .choice(0), .right, .choice(1)), (.alert, .choice(3), .right, .choice(3)),
            (.alert, .choice(1), .left, .choice(0)), (.alert, nil, .left, .choice(1)),
            (.alert, .choice(1), .down, .choice(2)),
        ] as [(Scene, Place?, StageSnapshot.Move, Place)])
    func arrows(_ scene: Scene, _ start: Place?, _ move: StageSnapshot.Move, _ end: Place) async throws {
        let snapshot = try await scene.snapshot()
        #expect(snapshot.target(move, from: ViewState(start.map { snapshot[$0] })) == snapshot[end])
    }

    @Test("Without a focus, a move leads to the first or the last target; without a target, nowhere")
    func fromNowhere() async throws {
        let snapshot = try await Scene.progress.snapshot()
        #expect(snapshot.target(.next, from: ViewState()) == snapshot[.choice(0)])
        #expect(snapshot.target(.previous, from: ViewState()) == snapshot[.choice(0)])
        let locked = try await Scene.unknownProgress.snapshot()
        for move in StageSnapshot.Move.allCases { #expect(locked.target(move, from: ViewState()) == nil) }
    }

    @Test("A filter matches options that contain it, ignoring case, and the focus moves to the first of them")
    func filter() async throws {
        let snapshot = try await Scene.longList.snapshot()
        let viewState = ViewState(filter: "NUMBER 2")
        #expect(snapshot.targets(for: viewState).compactMap(\.option) == [1] + Array(19...28))
        #expect(snapshot.target(of: viewState) == snapshot[.option(1)])
        #expect(snapshot.target(of: ViewState(snapshot[.option(20)], filter: "2")) == snapshot[.option(20)])
        #expect(snapshot.targets(for: ViewState(filter: "xyz")).allSatisfy { $0.option == nil })
        #expect(snapshot.target(of: ViewState(filter: "xyz")) == nil)
        #expect(snapshot.target(.next, from: ViewState(filter: "xyz")) == snapshot[.choice(0)])
    }

    @Test(
        "A choice's key is the first letter that no earlier choice has; in lists and prompts, letters type",
        arguments: [
            (.alert, ["d": 0, "a": 1, "u": 2, "k": 3]), (.progress, ["c": 0]),
            (.list, [:]), (.prompt, [:]), (.screen, [:]),
        ] as [(Scene, [Character: Int?])])
    func mnemonics(_ scene: Scene, _ places: [Character: Int?]) async throws {
        #expect(try await scene.snapshot().mnemonicPlaces == places)
    }

    private func name(_ target: Target?, in snapshot: StageSnapshot) -> String? {
        target.flatMap { snapshot.front.outline?[$0.item]?.label }
    }
}
