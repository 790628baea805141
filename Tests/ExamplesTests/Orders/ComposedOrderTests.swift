import Aside
import AsideTesting
import Testing

@testable import OrdersExample

@MainActor @Suite("Orders: with a reusable part")
struct ComposedOrderTests {
    let ui = TestPresenter()
    let shop = Shop()

    @Test("Back from the review leads into the middle of the part", arguments: CreditCard.allCases)
    func backIntoTheMiddle(_ creditCard: CreditCard) async throws {
        let confirmation = try await ui.run {
            try await order(with: creditCard)
        } steps: {
            try await reachReview()
            try await ui.goBack(from: ReviewScreen.self)
            try await ui.screen(CardScreen.self).publish(.master)
            try await ui.screen(ReviewScreen.self).press("Place the order")
        }
        #expect(confirmation.order == Order(.bread, to: .home, payment: .card(.master, billing: .office)))
    }

    /// The ways to write the part.
    enum CreditCard: CaseIterable {
        case inShort
        case atLength
    }

    private func order(with creditCard: CreditCard) async throws -> OrderConfirmation {
        switch creditCard {
        case .inShort: try await order(with: ui.stage.creditCard())
        case .atLength: try await order(with: ui.stage.creditCardAtLength())
        }
    }

    private func order(with creditCard: some Step<(Card, Address)>) async throws -> OrderConfirmation {
        try await ComposedOrderFlow(stage: ui.stage, shop: shop, creditCard: creditCard).run()
    }

    private func reachReview() async throws {
        try await ui.screen(CartScreen.self).publish(.bread)
        try await ui.screen(AddressScreen.self).publish(.home)
        try await ui.screen(AddressScreen.self).publish(.office)
        try await ui.screen(CardScreen.self).publish(.visa)
    }
}
