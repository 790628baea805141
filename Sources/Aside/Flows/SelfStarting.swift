/// A screen that starts work of its own when it is shown, such as a timer or a network call.
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
    /// Runs while the screen is shown.
    ///
    /// It is called each time that the screen is put on the stage, also if another screen covers it at once, and not when
    /// the screen is uncovered. It runs as the screen's
    /// own work: its questions are shown above the screen, it continues while another screen covers this one, and it is
    /// cancelled when the screen leaves. To wait, use ``Stage/clock``: a test then need not wait.
    ///
    /// - Throws: Any error, which is shown as an alert. A `CancellationError` is not shown.
    func begin() async throws
}

extension SelfStarting {
    func start() {
        perform { try await self.begin() }
    }
}
