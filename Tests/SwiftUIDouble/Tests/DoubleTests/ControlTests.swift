import Aside
import Observation
import SwiftUI
import TestSupport
import Testing

@testable import AsideUI

/// The controls of a screen's content, operated by a simulated user.
@Suite("Controls in the double", .timeLimit(.minutes(5)))
@MainActor
struct ControlTests {
    private let stage = Stage()

    @Test("The parts of a paragraph have their looks and links")
    func paragraph() async {
        let help = Page("Help") { _ in Paragraph(markdown: "Run `rm` in **Trash** or *see [the docs](https://a.b)*") }
        let flow = Task { try await stage.show(help).value() }
        defer { flow.cancel() }
        let user = Visitor { [stage] in StageView(stage) }
        let link = "<i>see </i><i><a https://a.b>the docs</a></i>"
        await user.sees("Run <code>rm</code> in <b>Trash</b> or \(link)")
    }

    @Test("A number is typed and stepped, up to the ends of its range")
    func number() async {
        let screen = TableScreen()
        let flow = Task { try await stage.show(screen).value() }
        defer { flow.cancel() }
        let user = Visitor(of: stage)
        await user.sees("Guests")
        #expect(user.window.screen.first { $0.kind == .field }?.value == "2")
        await user.press("Increment Guests")
        #expect(screen.guests == 3)
        await user.press("Decrement Guests")
        await user.press("Decrement Guests")
        #expect(screen.guests == 1)
        await user.until { !$0.buttons.contains("Decrement Guests") }
        await user.fill("Guests", "99")
        await user.sees("Enter a number from 1 to 8.")
        #expect(screen.guests == 1)
        await user.fill("Guests", "8")
        await user.until { !$0.buttons.contains("Increment Guests") }
        #expect(screen.guests == 8)
    }

    @Test("The suggestions of a field are buttons below it that fill it in, on a screen and in a prompt")
    func suggestions() async throws {
        let user = Visitor(of: stage)
        let screen = WishScreen()
        let flow = Task {
            let wish = try await stage.show(screen).value()
            return "\(wish) in \(try await stage.prompt("City", .text().suggesting(["Bern", "Berlin", "Oslo"])))"
        }
        defer { flow.cancel() }
        await user.until { $0.buttons.contains("A window seat") }
        await user.fill("Wish", "hi")
        await user.until { !$0.buttons.contains("A window seat") }
        await user.press("A high chair")
        #expect(screen.wish == "A high chair")
        await user.until { !$0.buttons.contains("A high chair") }
        await user.press("Send")
        await user.until { $0.buttons.contains("Oslo") }
        await user.fill("City", "be")
        await user.until { !$0.buttons.contains("Oslo") }
        await user.press("Berlin")
        await user.press("OK")
        #expect(try await flow.value == "A high chair in Berlin")
    }

    @Test("An unavailable row or choice says why, and cannot be pressed")
    func unavailable() async throws {
        let user = Visitor(of: stage)
        let flow = Task {
            let speed = try await stage.choose("Delivery", from: ["Express", "Standard"]) {
                ListOption($0, unavailable: $0 == "Express" ? "Not to islands" : nil)
            }
            return try await stage.alert("Send \(speed)?") {
                Choice("Send", unavailable: "Nothing is packed.", true)
                Choice("Keep", role: .cancel, false)
            }
        }
        defer { flow.cancel() }
        await user.until { $0.buttons.contains("Standard") }
        #expect(!user.window.buttons.contains { $0.hasPrefix("Express") })
        await user.press("Standard")
        // A button that is disabled would vanish from an alert.
        await user.sees("Send: Nothing is packed.")
        #expect(user.window.screen.contains { $0.kind == .button && $0.label == "Send" && !$0.isEnabled })
        await user.press("Keep")
        #expect(try await flow.value == false)
    }
}

@MainActor
@Observable
private final class TableScreen: Screen {
    let outlet = Outlet<Int>()
    let title = "Table"
    var guests = 2

    var content: Content {
        Field("Guests", \.guests, .number(in: 1...8))
        Action("Book", shortcut: .enter) { self.publish(self.guests) }
    }
}

@MainActor
@Observable
private final class WishScreen: Screen {
    let outlet = Outlet<String>()
    let title = "Wish"
    var wish = ""

    var content: Content {
        Field("Wish", \.wish, .text().suggesting(["A window seat", "A high chair"]))
        Action("Send", shortcut: .enter) { self.publish(self.wish) }
    }
}
