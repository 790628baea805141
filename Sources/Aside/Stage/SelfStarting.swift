/// A screen that begins work of its own when it is shown, such as a timer or a call.
///
/// ```swift
/// final class CheckingScreen: SelfStarting {
///     let outlet = Outlet<Coupon>()
///     let shop: Shop
///
///     init(_ shop: Shop) {
///         self.shop = shop
///     }
///
///     func begin() async throws {
///         publish(try await shop.check("SAVE10"))
///     }
/// }
/// ```
@MainActor
public protocol SelfStarting: Screen {
    /// Does what goes on while the screen is shown.
    ///
    /// It is called each time that the screen is shown, though not when it is uncovered. It runs as the screen's own work:
    /// what it asks shows above the screen, and it is cancelled when the screen leaves.
    ///
    /// - Throws: whatever goes wrong, which is shown as an alert; a `CancellationError` is not.
    func begin() async throws
}

extension SelfStarting {
    func start() {
        perform { try await self.begin() }
    }
}
