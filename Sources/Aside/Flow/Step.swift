/// A place in a flow that yields a value and that the user can come back to.
///
/// **Await forgets, `then` remembers.** The closure given to `then` is the part of the app that lies ahead:
/// whenever the user returns to this step and chooses anew, it runs again with the new value.
@MainActor
public protocol Step<Value> {
    /// What the step yields.
    associatedtype Value

    /// Enters the step, and runs the closure with each value that it yields, until the closure returns.
    ///
    /// - Parameter next: what lies ahead. It runs in a task that is cancelled when the user comes back to this step or
    ///   leaves it. A `CancellationError` that it throws means that the user changed their mind: the step waits again.
    /// - Returns: what the closure returns. By then the step and all above it have left the stack.
    /// - Throws: any other error of the closure, and `CancellationError` where the step itself has left.
    func then<Result>(_ next: @escaping @MainActor (Value) async throws -> Result) async throws -> Result
}

extension Step {
    /// Enters the step, takes one value, and leaves.
    ///
    /// - Returns: the value.
    /// - Throws: `CancellationError` where the step has left the stack before it had one.
    @discardableResult
    public func value() async throws -> Value {
        try await then { $0 }
    }

    /// Enters the step as a hub: comes back to it after each value, until one leads to a result.
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
    /// - Parameter next: what a value leads to, and whether the hub goes on.
    /// - Returns: the result with which the closure leaves.
    /// - Throws: what `then` throws.
    public func until<Result>(
        _ next: @escaping @MainActor (Value) async throws -> HubDecision<Result>
    ) async throws -> Result {
        try await then { value in
            guard case .leave(let result) = try await next(value) else { throw CancellationError() }
            return result
        }
    }

    /// Enters the step as a hub that has no result.
    ///
    /// Its closure needs no type, even where it never leaves: such a hub ends with its flow's task.
    ///
    /// - Parameter next: what a value leads to, and whether the hub goes on.
    /// - Throws: what `then` throws.
    public func until(_ next: @escaping @MainActor (Value) async throws -> HubDecision<Void>) async throws {
        try await then { value in
            guard case .leave(_) = try await next(value) else { throw CancellationError() }
        }
    }
}
