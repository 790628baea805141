import Aside
import Observation

/// A coupon, looked up while it is typed; pushed by one flow and presented by another, it does not know.
@Observable
final class CouponEntry: Screen {
    enum Verdict: Equatable {
        case none
        case checking
        case valid(Coupon)
        case invalid(String)
    }

    let outlet = Outlet<Coupon?>()
    var code = "" { didSet { if code != oldValue { check() } } }
    private(set) var verdict = Verdict.none
    private let shop: Shop
    @ObservationIgnored private var lookup: Task<Void, Never>?

    init(_ shop: Shop) {
        self.shop = shop
    }

    var content: Content {
        Heading("Coupon")
        Field("Code", \.code, .text(placeholder: "SAVE10"), error: problem)
        Paragraph(hint)
        Action("Apply", shortcut: .enter, isEnabled: coupon != nil) { self.publish(self.coupon) }
        Action("Continue without a coupon") { self.publish(nil) }
    }

    private var coupon: Coupon? {
        if case .valid(let coupon) = verdict { coupon } else { nil }
    }

    private var problem: String? {
        if case .invalid(let reason) = verdict { reason } else { nil }
    }

    /// Always some text, so that the buttons below it stay where they are.
    private var hint: String {
        switch verdict {
        case .none: "It is checked while you type."
        case .checking: "Looking it up…"
        case .valid(let coupon): "\(coupon.percent) % off"
        case .invalid: "You can go on without one."
        }
    }

    private func check() {
        let asked = code
        verdict = asked.isEmpty ? .none : .checking
        // Nobody waits any more for what was asked before.
        lookup?.cancel()
        lookup = asked.isEmpty ? nil : perform { self.hear(try await self.verdict(on: asked), on: asked) }
    }

    /// Takes a verdict, unless another code has been typed meanwhile: that has its own.
    func hear(_ verdict: Verdict, on asked: String) {
        if code == asked { self.verdict = verdict }
    }

    private func verdict(on code: String) async throws -> Verdict {
        do {
            return .valid(try await shop.coupon(code))
        } catch let cancellation as CancellationError {
            throw cancellation
        } catch {
            return .invalid("\(error)")
        }
    }
}
