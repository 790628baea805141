import Aside
import Testing

@testable import AsideText

@MainActor
@Suite struct TargetTests {
    @Test("The focus starts where a user most likely begins")
    func start() async throws {
        try await Scene.alert.draw { #expect(StageSnapshot($0).target(of: Attention()) == .choice(2)) }
        try await Scene.confirmation.draw { #expect(StageSnapshot($0).target(of: Attention()) == .choice(1)) }
        try await Scene.list.draw { #expect(StageSnapshot($0).target(of: Attention()) == .option(1)) }
        try await Scene.listOfMany.draw { #expect(StageSnapshot($0).target(of: Attention()) == .option(2)) }
        try await Scene.form.draw { #expect(StageSnapshot($0).target(of: Attention()) == .field(0)) }
        try await Scene.busyPrompt.draw { #expect(StageSnapshot($0).target(of: Attention()) == .choice(1)) }
        try await Scene.progress.draw { #expect(StageSnapshot($0).target(of: Attention()) == nil) }
        try await Scene.undescribed.draw { #expect(StageSnapshot($0).target(of: Attention()) == nil) }
    }

    @Test("On a screen the focus starts at the first control that destroys nothing")
    func startOfScreen() async throws {
        try await Scene.screen.draw { stage in
            let snapshot = StageSnapshot(stage)
            #expect(name(snapshot.target(of: Attention()), in: snapshot) == "Coupon")
        }
        try await withScreen(OnlyDestructive()) { stage in
            let snapshot = StageSnapshot(stage)
            #expect(name(snapshot.target(of: Attention()), in: snapshot) == "Delete")
        }
    }

    @Test("The Tab key goes through every enabled control, in the order of reading, and around")
    func order() async throws {
        try await Scene.screen.draw { stage in
            let snapshot = StageSnapshot(stage)
            let targets = snapshot.targets(for: Attention())
            #expect(
                targets.map { name($0, in: snapshot) } == [
                    "Remove", "Remove", "Remove", "Coupon", "Name", "PIN", "Gift wrap", "Size", "Day", "Street",
                    "Same as billing", "Help", "Later", "Continue",
                ]
            )
            for (index, target) in targets.enumerated() {
                let next = targets[(index + 1) % targets.count]
                #expect(snapshot.target(.next, from: Attention(target)) == next)
                #expect(snapshot.target(.previous, from: Attention(next)) == target)
            }
        }
    }

    @Test("Fields come first, then options, then choices")
    func orderOfModal() async throws {
        try await Scene.form.draw { stage in
            let expected: [Target] = [.field(0), .field(1), .field(2), .choice(0), .choice(1)]
            #expect(StageSnapshot(stage).targets(for: Attention()) == expected)
        }
        try await Scene.list.draw { stage in
            let expected: [Target] = [.option(0), .option(1), .option(2), .option(3), .choice(0)]
            #expect(StageSnapshot(stage).targets(for: Attention()) == expected)
        }
    }

    @Test("Too few or too many rows cannot be done with")
    func doneIsDisabled() async throws {
        try await Scene.listOfMany.draw { stage in
            let modal = try #require(stage.modals.first)
            modal.pick(2)
            #expect(!StageSnapshot(stage).targets(for: Attention()).contains(.choice(0)))
            #expect(stage.text().contains("-* Done -"))
            modal.pick(0)
            #expect(StageSnapshot(stage).targets(for: Attention()).contains(.choice(0)))
        }
    }

    @Test("Arrows go from line to line, and within a line of buttons")
    func arrows() async throws {
        try await Scene.list.draw { stage in
            let snapshot = StageSnapshot(stage)
            func moved(_ move: StageSnapshot.Move, _ target: Target) -> Target? {
                snapshot.target(move, from: Attention(target))
            }
            #expect(moved(.down, .option(0)) == .option(1))
            #expect(moved(.up, .option(0)) == .option(0))
            #expect(moved(.down, .option(3)) == .choice(0))
            #expect(moved(.down, .choice(0)) == .choice(0))
            #expect(moved(.up, .choice(0)) == .option(3))
            #expect(moved(.pageDown, .option(0)) == .choice(0))
            #expect(moved(.pageUp, .option(3)) == .option(0))
            #expect(moved(.first, .option(3)) == .option(0))
            #expect(moved(.last, .option(0)) == .choice(0))
        }
        try await Scene.alert.draw { stage in
            let snapshot = StageSnapshot(stage)
            #expect(snapshot.target(.right, from: Attention(.choice(0))) == .choice(1))
            #expect(snapshot.target(.right, from: Attention(.choice(3))) == .choice(3))
            #expect(snapshot.target(.left, from: Attention(.choice(1))) == .choice(0))
            #expect(snapshot.target(.left, from: Attention()) == .choice(1))
            #expect(snapshot.target(.down, from: Attention(.choice(1))) == .choice(2))
        }
    }

    @Test("Where nothing has the focus, a move leads to the first or the last target; where there is none, nowhere")
    func fromNowhere() async throws {
        try await Scene.progress.draw { stage in
            #expect(StageSnapshot(stage).target(.next, from: Attention()) == .choice(0))
            #expect(StageSnapshot(stage).target(.previous, from: Attention()) == .choice(0))
        }
        try await Scene.unknownProgress.draw { stage in
            for move in StageSnapshot.Move.allCases {
                #expect(StageSnapshot(stage).target(move, from: Attention()) == nil)
            }
        }
    }

    @Test("A filter lets options through that contain it, in whatever case, and the focus goes to the first of them")
    func filter() async throws {
        try await Scene.longList.draw { stage in
            let snapshot = StageSnapshot(stage)
            let attention = Attention(filter: "NUMBER 2")
            #expect(snapshot.options(for: attention).map(\.id) == [1] + Array(19...28))
            #expect(snapshot.target(of: attention) == .option(1))
            #expect(snapshot.target(of: Attention(.option(20), filter: "2")) == .option(20))
            #expect(snapshot.options(for: Attention(filter: "xyz")).isEmpty)
            #expect(snapshot.target(of: Attention(filter: "xyz")) == .choice(0))
        }
    }

    @Test("A target that is gone counts as none")
    func goneTarget() async throws {
        try await Scene.alert.draw { #expect(StageSnapshot($0).target(of: Attention(.option(7))) == .choice(2)) }
    }

    @Test("A choice's key is its first letter that none before it has; lists and prompts type instead")
    func mnemonics() async throws {
        try await Scene.alert.draw { stage in
            #expect(StageSnapshot(stage).mnemonics == ["d": 0, "a": 1, "u": 2, "k": 3])
        }
        try await Scene.progress.draw { #expect(StageSnapshot($0).mnemonics == ["c": 0]) }
        try await Scene.list.draw { #expect(StageSnapshot($0).mnemonics.isEmpty) }
        try await Scene.prompt.draw { #expect(StageSnapshot($0).mnemonics.isEmpty) }
        try await Scene.screen.draw { #expect(StageSnapshot($0).mnemonics.isEmpty) }
    }

    private func name(_ target: Target?, in snapshot: StageSnapshot) -> String? {
        guard case .item(let id) = target else { return nil }
        return snapshot.front.outline?[id]?.label
    }
}

@MainActor
private final class OnlyDestructive: Screen {
    let outlet = Outlet<Int>()

    var content: Content {
        Action("Delete", role: .destructive) {}
    }
}
