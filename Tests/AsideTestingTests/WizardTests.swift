import Aside
import AsideExploring
import TestSupport
import Testing

@testable import AsideTesting

@MainActor
@Suite("A wizard in tests")
struct WizardTests {
    let ui = TestPresenter()

    private func order() async throws -> String {
        try await ui.stage.show(.prompt("Name"), step: 1, of: 3).then { name in
            try await ui.stage.show(.choose("Size", from: ["Small", "Large"]), step: 2, of: 3).then { size in
                try await ui.stage.show(.confirm("Gift?", action: "Wrap it"), step: 3, of: 3).then { gift in
                    "\(name), \(size), \(gift)"
                }
            }
        }
    }

    @Test("Stubs answer its questions as they answer modals")
    func stubs() async throws {
        ui.answer(.prompt("Name"), with: "Ada")
        ui.answer(.choose("Size"), with: "Large")
        ui.answer(.confirm("Gift?"), with: "Wrap it")
        #expect(try await ui.run { try await order() } == "Ada, Large, true")
    }

    @Test("Steps of a test answer it, go back in the middle, and find the answers kept")
    func steps() async throws {
        let result = try await ui.run {
            try await order()
        } steps: {
            try await ui.prompt("Name").submit("Ada")
            try await ui.choose("Size").pick("Large")
            try await ui.confirm("Gift?").dismiss()
            let size = try await ui.choose("Size")
            #expect(size.front.options.map(\.isSelected) == [false, true])
            #expect(size.front == ui.stage.front && size.front.leaving == .back)
            try size.dismiss()
            let name = try await ui.prompt("Name")
            #expect(name.content.body.first?.text == "Ada")
            try await name.submit("Grace")
            try await ui.choose("Size").pick("Small")
            try await ui.confirm("Gift?").press("Cancel")
        }
        #expect(result == "Grace, Small, false")
    }

    @Test("A failure at a question shows its parts and the nearest stub, as of a modal")
    func shown() async {
        ui.answer(.prompt("Nane"), with: "Ada", sourceLocation: at(2))
        await expectReport(
            """
            No step or stub answers prompt “Name”.
            on stage:     Name
                            field: “”
                            choices: “OK”
            so far:       Name  (AsideTestingTests/WizardTests.swift:14)
            nearest stub: prompt “Nane”, given at AsideTestingTests/WizardTests.swift:2: its title is “Nane”, not “Name”
            to fix:       answer it by a step (`try await ui.prompt("Name")`) or by a stub \
            (`ui.answer(.prompt("Name"), with: …)`).
            """, at: 8, in: ui
        ) {
            try await order()
        }
    }

    @Test("A user goes back from the question that an entry led to, and not from the first one")
    func back() async {
        let root = await reports(in: ui) {
            try await order()
        } steps: {
            try await ui.prompt("Name")
            try ui.goBack()
        }
        #expect(root.first?.text.hasSuffix("dismiss the question (`try await ui.prompt(…).dismiss()`).") == true)
        let cancelled = await reports {
            _ = try await ui.visit {
                try await order()
            } steps: {
                try await ui.prompt("Name").submit("Ada")
                try ui.goBack()
                try await ui.prompt("Name")
            }
        }
        #expect(cancelled == [])
    }
}

extension WizardTests {
    @Test("What a user does in a wizard is recorded and replayed")
    func replayed() async throws {
        let recorder = ui.stage.record()
        let steps: @MainActor () async throws -> Void = { [ui] in
            try await ui.prompt("Name").submit("Ada")
            try await ui.choose("Size").pick("Large")
            try await ui.confirm("Gift?").dismiss()
            try await ui.choose("Size").pick("Small")
            try await ui.confirm("Gift?").press("Wrap it")
        }
        #expect(try await ui.run({ try await order() }, steps: steps) == "Ada, Small, true")
        let path = recorder.recording
        #expect(
            "\(path)" == """
                prompt “Name”: submit “Ada”
                list “Size”: pick “Large”
                alert “Gift?”: dismiss
                list “Size”: pick “Small”
                alert “Gift?”: press “Wrap it”
                """)
        let other = WizardTests()
        let result = try await other.ui.replay(path) { try await other.order() }
        #expect(result == "Ada, Small, true")
    }

    @Test("Every way through a wizard is explored, with the moves that the same questions have as modals")
    func everyWay() async throws {
        var orders: Set<String> = []
        let exploration = try await explore { walk in
            let stage = walk.stage
            let order = try await stage.show(.prompt("Name", .text("Ada"))).then { name in
                try await stage.show(.chooseMany("Extras", from: ["Card", "Bow"], initial: ["Bow"], count: 1...2))
                    .then { extras in
                        try await stage.show(.confirm("Gift?")).then { "\(name) \(extras) \($0)" }
                    }
            }
            orders.insert(order)
        }
        #expect(exploration.warnings.isEmpty)
        #expect(orders.count == 3 * 3 * 2, "\(orders)")
        let moves = [
            "submit “Ada”", "submit no text", "submit “a”", "pick “Bow”", "pick “Card”, “Bow”", "pick “Card”",
            "dismiss",
            "press “OK”", "press “Cancel”",
        ]
        for move in moves { #expect(exploration.coverage.contains("    \(move): "), "\(move)") }
    }
}
