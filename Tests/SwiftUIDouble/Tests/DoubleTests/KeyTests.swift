import Aside
import Observation
import SwiftUI
import Testing

@testable import AsideUI

/// Return and Esc, and the focused field.
@Suite("Keys in the double", .timeLimit(.minutes(5)))
@MainActor
struct KeyTests {
    private let stage = Stage()

    @Test("In a text of several lines Return makes a new line, and presses no button")
    func lines() async {
        let user = Visitor(of: stage)
        let flow = Task {
            try? await stage.prompt("Text", .lines())
        }
        await user.until { $0.focusedField == "Text" }
        await user.fill("Text", "One")
        user.window.pressReturn()
        user.settle()
        #expect(user.window.screen.first { $0.kind == .field }?.value == "One\n")
        await user.press("OK")
        #expect(await user.result(of: flow, on: stage) == "One\n")
    }

    @Test("Return checks a field, leads to the next empty one, and from the last one presses the action with this key")
    func screen() async {
        let user = Visitor(of: stage)
        let screen = SeatScreen()
        let flow = Task { try? await stage.show(screen).value() }
        await user.until { $0.fields == ["Name", "Seat"] }
        #expect(user.window.focusedField == nil)
        await user.fill("Name", "Ada")
        user.window.pressReturn()
        user.settle()
        #expect(user.window.focusedField == "Seat")
        #expect(screen.presses == 0)
        #expect(screen.checked == ["Ada"])
        await user.fill("Seat", "7")
        user.window.pressReturn()
        #expect(await flow.value == "Ada 7")
    }

    @Test("A screen in a sheet has the focus in its first field, and Esc closes the sheet")
    func sheet() async {
        let user = Visitor(of: stage)
        let flow = Task { try? await stage.outcome(of: { try await stage.sheet(SeatScreen()) }) }
        await user.until { $0.focusedField == "Name" }
        user.window.pressEscape()
        #expect(await user.result(of: flow, on: stage) == .dismissed)
    }

    @Test("Esc leaves a form as its cancel button does")
    func escape() async {
        let user = Visitor(of: stage)
        let form = Task {
            try? await stage.outcome(of: {
                try await stage.form("Who?", ["", "", ""] as [String]) {
                    for place in 0..<3 { Field("\(place + 1)", \.[place]) }
                }
            })
        }
        await user.until { $0.focusedField == "1" }
        user.window.pressEscape()
        #expect(await user.result(of: form, on: stage) == .dismissed)
    }
}

@MainActor
@Observable
private final class SeatScreen: Screen {
    let outlet = Outlet<String>()
    let title = "Seat"
    var name = ""
    var seat = ""
    @ObservationIgnored var presses = 0
    @ObservationIgnored var checked: [String] = []

    var content: Content {
        Field("Code", \.seat, isEnabled: false)
        Field("Name", \.name, .text().checked { self.checked.append($0) })
        Field("Seat", \.seat)
        Action("Book", shortcut: .enter) {
            self.presses += 1
            self.publish("\(self.name) \(self.seat)")
        }
    }
}
