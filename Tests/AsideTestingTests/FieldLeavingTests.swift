import Aside
import AsideExploring
import Observation
import Testing

@testable import AsideTesting

@MainActor
@Suite("A test leaves a field as a user does, and its checks run")
struct FieldLeavingTests {
    private let ui = TestPresenter()

    @Test("Leaving a field waits for its checks, so the next step can press what they enable")
    func waiting() async throws {
        let value = try await ui.run {
            try await ui.stage.show(CouponForm(.remote, on: ui.stage)).value()
        } steps: {
            let form = try await ui.screen(CouponForm.self)
            try form.fill("Coupon", "SAVE10")
            try await form.leave("Coupon")
            try form.press("Redeem")
        }
        #expect(value == 6)
    }

    @Test("Leaving a field does not wait for a check that asks a question or sleeps by the clock")
    func goingOn() async throws {
        let form = CouponForm(.asking, on: ui.stage)
        _ = try await ui.run {
            try await ui.stage.show(form).value()
        } steps: {
            try await ui.screen(CouponForm.self).fill("Coupon", "SAVE10")
            try await ui.screen(CouponForm.self).leave("Coupon")
            try await ui.confirm("Is it yours?").press("OK")
            try await ui.screen(CouponForm.self).until { $0.coupon == 6 }
            form.check = .slow
            try await ui.screen(CouponForm.self).fill("Coupon", "HALF")
            try await ui.screen(CouponForm.self).leave("Coupon")
            #expect(form.outline["Coupon"]?.isBusy == true)
            try await ui.advance(by: .seconds(2))
            try await ui.screen(CouponForm.self).until { $0.coupon == 4 }
            try await ui.screen(CouponForm.self).press("Redeem")
        }
    }

    @Test("Leaving a field that is missing or covered fails")
    func impossible() async {
        let found = await reports(in: ui) {
            try await ui.stage.show(CouponForm(.remote, on: ui.stage)).value()
        } steps: {
            try await ui.screen(CouponForm.self).leave("Code")
        }
        #expect(found.first?.text.contains("There is no field “Code”") == true, "\(found)")
    }

    @Test("An exploration leaves a field that it has filled in, and so reaches what only its check enables")
    func explored() async throws {
        var coupons: Set<Int> = []
        let exploration = try await explore { walk in
            walk.type("SAVE10", "", into: "Coupon")
            coupons.insert(try await walk.stage.show(CouponForm(.remote, on: walk.stage)).value())
        }
        #expect(coupons == [6])
        #expect(exploration.coverage.contains("leave “Coupon”"))
        #expect(exploration.warnings.isEmpty)
    }

    @Test("An exploration picks no unavailable option of a screen")
    func unavailable() async throws {
        var sizes: Set<String> = []
        try await explore { walk in
            sizes.insert(try await walk.stage.show(SizeForm()).value())
        }
        #expect(sizes == ["S", "M"])
    }
}

// MARK: - Fixtures

private actor Shop {
    func value(of code: String) -> Int { code.count }
}

@MainActor
@Observable
private final class CouponForm: Screen {
    enum Check { case remote, asking, slow }

    let outlet = Outlet<Int>()
    @ObservationIgnored var check: Check
    var coupon: Int?
    private let stage: Stage
    private let shop = Shop()

    init(_ check: Check, on stage: Stage) {
        self.check = check
        self.stage = stage
    }

    var content: Content {
        Field("Coupon", \.coupon, .text().parsed { try await self.value(of: $0) })
        Action("Redeem", isEnabled: coupon != nil) { self.coupon.map { _ = self.publish($0) } }
    }

    private func value(of code: String) async throws -> Int {
        switch check {
        case .remote: break
        case .asking: guard try await stage.confirm("Is it yours?") else { throw InvalidInput("It is not yours.") }
        case .slow: try await stage.clock.sleep(for: Duration.seconds(2))
        }
        return await shop.value(of: code)
    }
}

@MainActor
@Observable
private final class SizeForm: Screen {
    let outlet = Outlet<String>()
    var size = "S"

    var content: Content {
        Field(
            "Size", \.size,
            .choice(from: ["S", "M", "L"]) { ListOption($0, unavailable: $0 == "L" ? "Sold out" : nil) })
        Action("Order") { self.publish(self.size) }
    }
}
