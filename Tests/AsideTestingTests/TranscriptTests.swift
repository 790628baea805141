import Aside
import AsideTesting
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("The transcript")
struct TranscriptTests {
    let ui = TestPresenter()
    var stage: Stage { ui.stage }

    @Test("The transcript lists what was shown and answered in order, with the lines of the flow, and can be stored")
    func tells() async throws {
        ui.answer(.confirm(), with: "Delete")
        let start = #line
        try await ui.run {
            try await stage.show(CartScreen()).then { _ in
                _ = try await stage.confirm("Delete “Apples”?", action: "Delete")
                _ = try await stage.sheet("Payment") { stage in
                    try await stage.show(CartScreen()).then { _ in
                        try await stage.show(CouponScreen()).then { _ in await stage.alert("Paid") }
                    }
                }
                _ = try await stage.nilIfDismissed { try await stage.prompt("Name") }
            }
        } steps: {
            try await ui.screen(CartScreen.self).publish(1)
            try await ui.screen(CartScreen.self).publish(2)
            try await ui.screen(CouponScreen.self).publish("SAVE10")
            try await ui.alert("Paid").press("OK")
            try await ui.prompt("Name").dismiss()
        }
        let file = "AsideTestingTests/TranscriptTests.swift"
        #expect(
            ui.transcript.debugDescription == """
                Cart  (\(file):\(start + 2))
                alert “Delete “Apples”?” → Delete, by a stub  (\(file):\(start + 3))
                sheet “Payment”  (\(file):\(start + 4))
                sheet “Payment”: Cart  (\(file):\(start + 5))
                sheet “Payment”: Cart › Coupon entry  (\(file):\(start + 6))
                alert “Paid” → OK  (\(file):\(start + 6))
                sheet “Payment” → a value
                prompt “Name” → it was dismissed  (\(file):\(start + 9))
                no screens
                """)
        let stored = try JSONEncoder().encode(ui.transcript)
        #expect(try JSONDecoder().decode(TestTranscript.self, from: stored) == ui.transcript)
    }

    @Test("The transcript names the choice that Enter presses, as it names a picked one")
    func submissions() async throws {
        ui.answer(.choose(), with: .submission, times: .exactly(3))
        try await ui.run {
            _ = try await stage.choose("Sort by", from: ["name", "size"], initial: "size")
            _ = try await stage.chooseMany("Toppings", from: ["ham", "eggs"], initial: ["eggs", "ham"])
            _ = try await stage.chooseMany("Toppings", from: ["ham", "eggs"])
            _ = try await stage.choose("Sort by", from: ["name", "size"], initial: "name")
        } steps: {
            try await ui.choose("Sort by").submit()
        }
        #expect(
            ui.transcript.description == """
                list “Sort by” → size
                list “Toppings” → ham, eggs
                list “Toppings” → none
                list “Sort by” → name
                """)
    }

    @Test("The transcript lists what was pressed on screens, with the row that holds the action")
    func presses() async throws {
        try await ui.run {
            try await stage.show(TwinsScreen()).then { _ in
                try await stage.show(ButtonScreen("Card", ["Check", "Pay"])).until { $0 == "Pay" ? .leave : .stay }
            }
        } steps: {
            try await ui.screen(TwinsScreen.self).press("Take", in: "first")
            try await ui.screen(ButtonScreen.self).press("Check")
            try await ui.screen(ButtonScreen.self).press("Pay")
        }
        #expect(
            ui.transcript.description == """
                Twins → Take in first
                Twins › Card → Check
                Card → Pay
                no screens
                """)
    }

    @Test("The transcript does not list failed work as an answer")
    func failures() async throws {
        ui.answer(.alert("The order was not placed"), with: .dismissal)
        await #expect(throws: CancellationError.self) {
            try await ui.run {
                try await stage.retrying("The order was not placed") {
                    try await stage.progress("Placing the order") { _ in throw Declined() }
                }
            }
        }
        await #expect(throws: Declined.self) {
            try await ui.run { try await stage.sheet("Card") { _ in throw Declined() } }
        }
        await #expect(throws: CancellationError.self) {
            try await ui.run { try await stage.sheet("Card") { _ in throw CancellationError() } }
        }
        #expect(
            ui.transcript.description == """
                progress “Placing the order” → it failed: the card was declined
                alert “The order was not placed” → Cancel
                sheet “Card” → it failed: the card was declined
                sheet “Card” → it was cancelled
                """)
    }

    @Test("The transcript says why a question ended without an answer")
    func endings() async throws {
        try await ui.run {
            _ = try await stage.outcome { try await stage.confirm("First") }
            _ = try await stage.outcome { try await stage.ask(.confirm("Second").expiring(after: .seconds(1))) }
        } steps: {
            try await ui.confirm("First")
            let second = Task { try? await stage.ask(.confirm("Replacement").replacing()) }
            try await ui.confirm("Replacement").press("OK")
            _ = await second.value
            try await ui.confirm("Second")
            try await ui.advance(by: .seconds(1))
        }
        #expect(
            ui.transcript.description == """
                alert “First” → another question took its place
                alert “Replacement” → OK
                alert “Second” → its time was up
                """)
    }
}
