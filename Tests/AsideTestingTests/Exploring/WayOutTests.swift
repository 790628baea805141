import Aside
import AsideTesting
import Testing

@MainActor
@Suite("A test sees whether its user gets to an end or back to the start")
struct WayOutTests {
    let ui = TestPresenter()
    var stage: Stage { ui.stage }

    @Test("The way out may be any action, also behind a text or time", arguments: ["Ask", "Wait", "Nothing"])
    func way(out: String) async throws {
        try await ui.visit {
            try await stage.show(ButtonScreen("Hub", ["Ask", "Wait", "Nothing"])).until { choice in
                switch choice {
                case "Ask": if try await stage.prompt("Code") == "a", out == "Ask" { return .leave }
                case "Wait":
                    try await stage.clock.sleep(for: .seconds(3))
                    if out == "Wait" { return .leave }
                default: break
                }
                return .stay
            }
        } steps: {
            let hasWayOut = try await ui.hasWayOut()
            #expect(hasWayOut == (out != "Nothing"))
        }
    }

    @Test("In an app without an end, the way out leads to where the first step began, with all that it offered")
    func start() async throws {
        for isTrap in [false, true] {
            let ui = TestPresenter()
            try await ui.visit {
                var isOpen = true
                while true {
                    let home = ButtonScreen("Home", isOpen ? ["Look", "Lock"] : ["Look"])
                    switch try await ui.stage.show(home).value() {
                    case "Lock": isOpen = false
                    default: if try await ui.stage.confirm("Open?"), !isTrap { isOpen = true }
                    }
                }
            } steps: {
                try await ui.screen(ButtonScreen.self).press("Lock")
                let hasWayOut = try await ui.hasWayOut()
                #expect(hasWayOut == !isTrap)
            }
        }
    }

    @Test("Where nothing can be pressed there is no way out, and at the end of the flow there is")
    func nothing() async throws {
        try await ui.visit {
            try await stage.show(ButtonScreen("Cart", ["Pay"], isEnabled: false)).value()
        } steps: {
            let hasWayOut = try await ui.hasWayOut()
            #expect(!hasWayOut)
        }
        try await ui.visit {
        } steps: {
            let hasWayOut = try await ui.hasWayOut()
            #expect(hasWayOut)
        }
    }
}
