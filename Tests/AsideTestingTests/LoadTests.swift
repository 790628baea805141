import Aside
import AsideTesting
import Foundation
import Testing

/// Many flows at once, so that each of them gets little time.
@MainActor
@Suite("Under load")
struct LoadTests {
    /// The way in which a test runs a flow.
    enum Style: CaseIterable {
        case stubbed, stepped, mixed
    }

    @Test("Many flows run at once and pass, whichever thing they wait for", arguments: Style.allCases, 1...load)
    func passes(style: Style, number: Int) async throws {
        let ui = TestPresenter()
        let isStubbed = style != .stepped
        let isStepped = style != .stubbed
        if isStubbed {
            ui.answer(.confirm("Use it?"), with: "OK", times: .exactly(2))
            ui.answer(.alert("Done"), with: .dismissal)
        }
        if !isStepped {
            ui.answer(CartScreen.self, with: number)
            ui.answer(.prompt("Coupon"), with: "SAVE10")
            ui.answer(CouponScreen.self, with: "SAVE20")
        }
        let receipt = try await ui.run {
            try await ui.stage.show(CartScreen()).then { cart in
                var code = try await ui.stage.prompt("Coupon") { code in await passAround(code) }
                if try await ui.stage.confirm("Use it?") { code += try await ui.stage.sheet(CouponScreen()) }
                let total = try await ui.stage.progress("Paying") { report in
                    report(0.5)
                    return await sum(upTo: cart)
                }
                _ = try await ui.stage.confirm("Use it?")
                await ui.stage.alert("Done")
                return "\(code) \(total)"
            }
        } steps: {
            guard isStepped else { return }
            try await ui.screen(CartScreen.self).publish(number)
            try await ui.prompt("Coupon").submit("SAVE10")
            if !isStubbed { try await ui.confirm("Use it?").press("OK") }
            try await ui.screen(CouponScreen.self).publish("SAVE20")
            if !isStubbed {
                try await ui.confirm("Use it?").press("OK")
                try await ui.alert("Done").press("OK")
            }
        }
        #expect(receipt == "SAVE10SAVE20 \(number * (number + 1) / 2)")
    }
}

/// The number of flows of each style; a longer run can ask for more.
private let load = ProcessInfo.processInfo.environment["ASIDE_FLOWS"].flatMap(Int.init) ?? 60

/// Does much work outside of the main actor.
@concurrent
private func passAround(_ code: String) async -> String {
    let relay = Relay()
    for _ in 1...20 { await relay.pass() }
    return code
}

@concurrent
private func sum(upTo number: Int) async -> Int {
    (1...number).reduce(0, +)
}

private actor Relay {
    func pass() {}
}
