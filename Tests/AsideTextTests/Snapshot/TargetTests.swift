import Aside
import Testing

@testable import AsideText

@MainActor
@Suite struct TargetTests {
    @Test("The focus starts where a user most likely begins")
    func start() async throws {
        try await Scene.alert.draw { #expect(Tableau($0).target(of: Attention()) == .choice(2)) }
        try await Scene.confirmation.draw { #expect(Tableau($0).target(of: Attention()) == .choice(1)) }
        try await Scene.list.draw { #expect(Tableau($0).target(of: Attention()) == .option(1)) }
        try await Scene.listOfMany.draw { #expect(Tableau($0).target(of: Attention()) == .option(2)) }
        try await Scene.form.draw { #expect(Tableau($0).target(of: Attention()) == .field(0)) }
        try await Scene.busyPrompt.draw { #expect(Tableau($0).target(of: Attention()) == .choice(1)) }
        try await Scene.progress.draw { #expect(Tableau($0).target(of: Attention()) == nil) }
        try await Scene.undescribed.draw { #expect(Tableau($0).target(of: Attention()) == nil) }
    }

    @Test("On a screen the focus starts at the first control that destroys nothing")
    func startOfScreen() async throws {
        try await Scene.screen.draw { stage in
            let tableau = Tableau(stage)
            #expect(name(tableau.target(of: Attention()), in: tableau) == "Coupon")
        }
        try await withScreen(OnlyDestructive()) { stage in
            let tableau = Tableau(stage)
            #expect(name(tableau.target(of: Attention()), in: tableau) == "Delete")
        }
    }

    @Test("The Tab key goes through every enabled control, in the order of reading, and around")
    func order() async throws {
        try await Scene.screen.draw { stage in
            let tableau = Tableau(stage)
            let targets = tableau.targets(for: Attention())
            #expect(
                targets.map { name($0, in: tableau) } == [
                    "Remove", "Remove", "Remove", "Coupon", "Name", "PIN", "Gift wrap", "Size", "Day", "Street",
                    "Same as billing", "Help", "Later", "Continue",
                ]
            )
            for (index, target) in targets.enumerated() {
                let next = targets[(index + 1) % targets.count]
                #expect(tableau.target(.next, from: Attention(target)) == next)
                #expect(tableau.target(.previous, from: Attention(next)) == target)
            }
        }
    }

    @Test("Fields come first, then options, then choices")
    func orderOfModal() async throws {
        try await Scene.form.draw { stage in
            let expected: [Target] = [.field(0), .field(1), .field(2), .choice(0), .choice(1)]
            #expect(Tableau(stage).targets(for: Attention()) == expected)
        }
        try await Scene.list.draw { stage in
            let expected: [Target] = [.option(0), .option(1), .option(2), .option(3), .choice(0)]
            #expect(Tableau(stage).targets(for: Attention()) == expected)
        }
    }

    @Test("Too few or too many rows cannot be done with")
    func doneIsDisabled() async throws {
        try await Scene.listOfMany.draw { stage in
            let modal = try #require(stage.modals.first)
            modal.pick(2)
            #expect(!Tableau(stage).targets(for: Attention()).contains(.choice(0)))
            #expect(stage.text().contains("-* Done -"))
            modal.pick(0)
            #expect(Tableau(stage).targets(for: Attention()).contains(.choice(0)))
        }
    }

    @Test("Arrows go from line to line, and within a line of buttons")
    func arrows() async throws {
        try await Scene.list.draw { stage in
            let tableau = Tableau(stage)
            func moved(_ move: Tableau.Move, _ target: Target) -> Target? {
                tableau.target(move, from: Attention(target))
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
            let tableau = Tableau(stage)
            #expect(tableau.target(.right, from: Attention(.choice(0))) == .choice(1))
            #expect(tableau.target(.right, from: Attention(.choice(3))) == .choice(3))
            #expect(tableau.target(.left, from: Attention(.choice(1))) == .choice(0))
            #expect(tableau.target(.left, from: Attention()) == .choice(1))
            #expect(tableau.target(.down, from: Attention(.choice(1))) == .choice(2))
        }
    }

    @Test("Where nothing has the focus, a move leads to the first or the last target; where there is none, nowhere")
    func fromNowhere() async throws {
        try await Scene.progress.draw { stage in
            #expect(Tableau(stage).target(.next, from: Attention()) == .choice(0))
            #expect(Tableau(stage).target(.previous, from: Attention()) == .choice(0))
        }
        try await Scene.unknownProgress.draw { stage in
            for move in Tableau.Move.allCases { #expect(Tableau(stage).target(move, from: Attention()) == nil) }
        }
    }

    @Test("A filter lets options through that contain it, in whatever case, and the focus goes to the first of them")
    func filter() async throws {
        try await Scene.longList.draw { stage in
            let tableau = Tableau(stage)
            let attention = Attention(filter: "NUMBER 2")
            #expect(tableau.options(for: attention).map(\.id) == [1] + Array(19...28))
            #expect(tableau.target(of: attention) == .option(1))
            #expect(tableau.target(of: Attention(.option(20), filter: "2")) == .option(20))
            #expect(tableau.options(for: Attention(filter: "xyz")).isEmpty)
            #expect(tableau.target(of: Attention(filter: "xyz")) == .choice(0))
        }
    }

    @Test("A target that is gone counts as none")
    func goneTarget() async throws {
        try await Scene.alert.draw { #expect(Tableau($0).target(of: Attention(.option(7))) == .choice(2)) }
    }

    @Test("A choice's key is its first letter that none before it has; lists and prompts type instead")
    func mnemonics() async throws {
        try await Scene.alert.draw { stage in
            #expect(Tableau(stage).mnemonics == ["d": 0, "a": 1, "u": 2, "k": 3])
        }
        try await Scene.progress.draw { #expect(Tableau($0).mnemonics == ["c": 0]) }
        try await Scene.list.draw { #expect(Tableau($0).mnemonics.isEmpty) }
        try await Scene.prompt.draw { #expect(Tableau($0).mnemonics.isEmpty) }
        try await Scene.screen.draw { #expect(Tableau($0).mnemonics.isEmpty) }
    }

    private func name(_ target: Target?, in tableau: Tableau) -> String? {
        guard case .item(let id) = target else { return nil }
        return tableau.front.outline?[id]?.label
    }
}

@MainActor
private final class OnlyDestructive: Screen {
    let outlet = Outlet<Int>()

    var content: Content {
        Action("Delete", role: .destructive) {}
    }
}
