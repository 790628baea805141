/// A step that combines several steps into one, written as a closure: a reusable part of a flow.
///
/// When the user goes back from what follows, they return to the last step inside it.
///
/// ```swift
/// func card() -> some Step<(Address, Card)> {
///     Compound { next in
///         try await show(AddressScreen("Billing")).then { address in
///             try await show(CardScreen()).then { card in
///                 try await next((address, card))
///             }
///         }
///     }
/// }
/// ```
@MainActor
public struct Compound<Value>: Step {
    /// The proof that a branch has awaited `next`.
    ///
    /// The compiler requires it, so no branch can forget to continue.
    public struct Continued {
        fileprivate init() {}
    }

    private let steps: @MainActor (@escaping @MainActor (Value) async throws -> Continued) async throws -> Continued

    /// Makes one step from several.
    ///
    /// - Parameter steps: Enters one step inside the other. The innermost awaits `next` and returns its result.
    public init(
        _ steps:
            @escaping @MainActor (_ next: @escaping @MainActor (Value) async throws -> Continued) async throws ->
            Continued
    ) {
        self.steps = steps
    }

    /// Enters the steps; see ``Step/then(_:)``.
    public func then<Result>(_ next: @escaping @MainActor (Value) async throws -> Result) async throws -> Result {
        var result: Result?
        _ = try await steps { value in
            result = try await next(value)
            return Continued()
        }
        guard let result else {
            fail("A Compound returned the token of another one: return what its own `next` returns.")
        }
        return result
    }
}
