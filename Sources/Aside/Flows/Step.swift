/// A place in a flow that yields a value, and to which the user can come back.
///
/// **Await forgets, `then` remembers.** The closure given to `then` is the part of the app that follows this step.
/// Whenever the user comes back to the step and chooses again, the closure runs again with the new value.
@MainActor
public protocol Step<Value> {
    /// The type of the values that the step yields.
    associatedtype Value

    /// Enters the step, and runs the closure with each value that the step yields, until the closure returns.
    ///
    /// - Parameter next: What follows the step. It runs in a task of its own. When the user comes back to this step or
    ///   leaves it, that task is cancelled. If the closure throws a `CancellationError`, the user changed their mind,
    ///   and the step waits again.
    /// - Returns: What the closure returns. Before that, the step and everything above it leave the stack.
    /// - Throws: Any other error that the closure throws, and `CancellationError` if the step itself has left the
    ///   stack.
    func then<Result>(_ next: @escaping @MainActor (Value) async throws -> Result) async throws -> Result
}

extension Step {
    /// Enters the step, takes one value, and removes the step.
    ///
    /// - Returns: The value.
    /// - Throws: `CancellationError` if the step leaves the stack before it has a value.
    @discardableResult
    public func value() async throws -> Value {
        try await then { $0 }
    }

    /// Enters the step as a hub: after each value, the user comes back to it, until the closure decides to leave.
    ///
    /// ```swift
    /// let exit = try await show(MenuScreen()).until { wish in
    ///     switch wish {
    ///     case .open(let item): try await showItem(item)
    ///     case .logOut: return .leave(Exit.loggedOut)
    ///     }
    ///     return .stay
    /// }
    /// ```
    ///
    /// - Parameter next: Handles one value, and decides whether the hub stays or leaves.
    /// - Returns: The result with which the closure leaves.
    /// - Throws: What `then` throws.
    public func until<Result>(
        _ next: @escaping @MainActor (Value) async throws -> StayOrLeave<Result>
    ) async throws -> Result {
        try await then { value in
            guard case .leave(let result) = try await next(value) else { throw CancellationError() }
            return result
        }
    }

    /// Enters the step as a hub without a result.
    ///
    /// The closure needs no type annotation, even if it never leaves. A hub that never leaves ends when the flow's task
    /// is cancelled.
    ///
    /// - Parameter next: Handles one value, and decides whether the hub stays or leaves.
    /// - Throws: What `then` throws.
    public func until(_ next: @escaping @MainActor (Value) async throws -> StayOrLeave<Void>) async throws {
        try await then { value in
            guard case .leave(_) = try await next(value) else { throw CancellationError() }
        }
    }
}

/// The decision of the closure of ``Step/until(_:)->_`` after each value: to stay at the hub, or to leave it.
public enum StayOrLeave<Result> {
    /// The user returns to the hub, and the hub waits for the next value.
    case stay
    /// The hub ends and returns this result.
    case leave(Result)
}

extension StayOrLeave where Result == Void {
    /// The hub ends without a result.
    public static var leave: StayOrLeave { .leave(()) }
}

extension StayOrLeave: Sendable where Result: Sendable {}

extension Step {
    /// Returns the same step with its values transformed.
    ///
    /// - Parameter transform: Makes the new value. It runs again for each value, before the closure of `then`.
    /// - Returns: The step.
    public func map<NewValue>(
        _ transform: @escaping @MainActor (Value) async throws -> NewValue
    ) -> some Step<NewValue> {
        Compound { next in try await then { try await next(transform($0)) } }
    }

    /// Returns a step that enters this step and then a second one.
    ///
    /// If the user goes back from what follows, they return to the second step.
    ///
    /// - Parameter following: Makes the second step from the value of the first.
    /// - Returns: The combined step.
    public func flatMap<Last: Step>(
        _ following: @escaping @MainActor (Value) async throws -> Last
    ) -> some Step<Last.Value> {
        Compound { next in try await then { try await following($0).then(next) } }
    }
}
