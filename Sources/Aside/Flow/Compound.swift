/// Several steps in the clothes of one, written as a closure: a reusable part of a flow.
///
/// It behaves like its last step: back from what lies ahead leads into its middle.
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
    /// Goes on with what lies ahead of the compound step.
    public typealias Next = @MainActor (Value) async throws -> Onward

    /// The proof that what lies ahead was awaited: a compound step cannot forget a branch.
    public struct Onward {
        fileprivate init() {}
    }

    private let steps: @MainActor (@escaping Next) async throws -> Onward

    /// Makes one step of several.
    ///
    /// - Parameter steps: enters the steps one in the other and, in the innermost, awaits `next` and returns its token.
    public init(_ steps: @escaping @MainActor (_ next: @escaping Next) async throws -> Onward) {
        self.steps = steps
    }

    /// Enters the step; see ``Step/then(_:)``.
    public func then<Result>(_ next: @escaping @MainActor (Value) async throws -> Result) async throws -> Result {
        var result: Result?
        _ = try await steps { value in
            result = try await next(value)
            return Onward()
        }
        guard let result else {
            fail("A Compound returned the token of another one: return what its own `next` returns.")
        }
        return result
    }
}
