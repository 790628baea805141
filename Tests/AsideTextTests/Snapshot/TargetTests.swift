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
        try await scene.draw { stage in
            let snapshot = StageSnapshot(stage)
            #expect(snapshot.target(of: ViewState()) == place.map { snapshot[$0] })
        }
    }

    @Test("On a screen, the focus starts at the first control that is not destructive; Tab leads to the others")
    func startOfScreen() async throws {
        try await Scene.screen.draw { stage in
            let snapshot = StageSnapshot(stage)
            #expect(name(snapshot.target(of: ViewState()), in: snapshot) == "Coupon")
        }
        try await withScreen(TestSupport.Page("Bin") { _ in Action("Delete", role: .destructive) {} }) { stage in
            let snapshot = StageSnapshot(stage)
            #expect(snapshot.target(of: ViewState()) == nil)
            #expect(name(snapshot.target(.next, from: ViewState()), in: snapshot) == "Delete")
        }
    }

    @Test("The Tab key goes through every enabled control, in the order of reading, and around")
    func order() async throws {
        try await Scene.screen.draw { stage in
            let snapshot = StageSnapshot(stage)
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
    }

    @Test("Fields come first, then options, then choices")
    func orderOfModal() async throws {
        try await Scene.form.draw { stage in
            let snapshot = StageSnapshot(stage)
            let expected: [Place] = [.field(0), .field(1), .field(2), .choice(0), .choice(1)]
            #expect(snapshot.targets(for: ViewState()) == expected.map { snapshot[$0] })
        }
        try await Scene.list.draw { stage in
            let snapshot = StageSnapshot(stage)
            let expected: [Place] = [.option(0), .option(1), .option(2), .option(3), .choice(0)]
            #expect(snapshot.targets(for: ViewState()) == expected.map { snapshot[$0] })
        }
    }

    @Test("Arrows move from line to line, and within a line of buttons")
    func arrows() async throws {
        try await Scene.list.draw { stage in
            let snapshot = StageSnapshot(stage)
            func moved(_ move: StageSnapshot.Move, _ target: Target) -> Target? {
                snapshot.target(move, from: ViewState(target))
            }
            #expect(moved(.down, snapshot[.option(0)]) == snapshot[.option(1)])
            #expect(moved(.up, snapshot[.option(0)]) == snapshot[.option(0)])
            #expect(moved(.down, snapshot[.option(3)]) == snapshot[.choice(0)])
            #expect(moved(.down, snapshot[.choice(0)]) == snapshot[.choice(0)])
            #expect(moved(.up, snapshot[.choice(0)]) == snapshot[.option(3)])
            #expect(moved(.pageDown, snapshot[.option(0)]) == snapshot[.option(3)])
            #expect(moved(.pageDown, snapshot[.option(3)]) == snapshot[.choice(0)])
            #expect(moved(.pageUp, snapshot[.option(3)]) == snapshot[.option(0)])
            #expect(moved(.first, snapshot[.option(3)]) == snapshot[.option(0)])
            #expect(moved(.last, snapshot[.option(0)]) == snapshot[.option(3)])
            #expect(moved(.last, snapshot[.choice(0)]) == snapshot[.option(3)])
        }
        try await Scene.alert.draw { stage in
            let snapshot = StageSnapshot(stage)
            #expect(snapshot.target(.right, from: ViewState(snapshot[.choice(0)])) == snapshot[.choice(1)])
            #expect(snapshot.target(.right, from: ViewState(snapshot[.choice(3)])) == snapshot[.choice(3)])
            #expect(snapshot.target(.left, from: ViewState(snapshot[.choice(1)])) == snapshot[.choice(0)])
            #expect(snapshot.target(.left, from: ViewState()) == snapshot[.choice(1)])
            #expect(snapshot.target(.down, from: ViewState(snapshot[.choice(1)])) == snapshot[.choice(2)])
        }
    }

    @Test("Without a focus, a move leads to the first or the last target; without a target, nowhere")
    func fromNowhere() async throws {
        try await Scene.progress.draw { stage in
            #expect(StageSnapshot(stage).target(.next, from: ViewState()) == StageSnapshot(stage)[.choice(0)])
            #expect(StageSnapshot(stage).target(.previous, from: ViewState()) == StageSnapshot(stage)[.choice(0)])
        }
        try await Scene.unknownProgress.draw { stage in
            for move in StageSnapshot.Move.allCases {
                #expect(StageSnapshot(stage).target(move, from: ViewState()) == nil)
            }
        }
    }

    @Test("A filter matches options that contain it, ignoring case, and the focus moves to the first of them")
    func filter() async throws {
        try await Scene.longList.draw { stage in
            let snapshot = StageSnapshot(stage)
            let viewState = ViewState(filter: "NUMBER 2")
            #expect(snapshot.options(for: viewState) == [1] + Array(19...28))
            #expect(snapshot.target(of: viewState) == snapshot[.option(1)])
            #expect(snapshot.target(of: ViewState(snapshot[.option(20)], filter: "2")) == snapshot[.option(20)])
            #expect(snapshot.options(for: ViewState(filter: "xyz")).isEmpty)
            #expect(snapshot.target(of: ViewState(filter: "xyz")) == nil)
            #expect(snapshot.target(.next, from: ViewState(filter: "xyz")) == snapshot[.choice(0)])
        }
    }

    @Test("A target that has gone counts as not set")
    func goneTarget() async throws {
        try await Scene.alert.draw {
            #expect(
                StageSnapshot($0).target(of: ViewState(StageSnapshot($0)[.option(7)])) == StageSnapshot($0)[.choice(2)])
        }
    }

    @Test("A choice's key is the first letter that no earlier choice has; in lists and prompts, letters type")
    func mnemonics() async throws {
        try await Scene.alert.draw { stage in
            #expect(StageSnapshot(stage).mnemonicPlaces == ["d": 0, "a": 1, "u": 2, "k": 3])
        }
        try await Scene.progress.draw { #expect(StageSnapshot($0).mnemonicPlaces == ["c": 0]) }
        try await Scene.list.draw { #expect(StageSnapshot($0).mnemonics.isEmpty) }
        try await Scene.prompt.draw { #expect(StageSnapshot($0).mnemonics.isEmpty) }
        try await Scene.screen.draw { #expect(StageSnapshot($0).mnemonics.isEmpty) }
    }

    private func name(_ target: Target?, in snapshot: StageSnapshot) -> String? {
        target.flatMap { snapshot.front.outline?[$0.item]?.label }
    }
}
