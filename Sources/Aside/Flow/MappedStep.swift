/// The step that `map` makes.
@MainActor
struct MappedStep<Base: Step, Value>: Step {
    let base: Base
    let transform: @MainActor (Base.Value) async throws -> Value

    func then<Result>(_ next: @escaping @MainActor (Value) async throws -> Result) async throws -> Result {
        try await base.then { [transform] in try await next(transform($0)) }
    }
}

/// The step that `flatMap` makes.
@MainActor
struct FlatMappedStep<Base: Step, Last: Step>: Step {
    let base: Base
    let following: @MainActor (Base.Value) async throws -> Last

    func then<Result>(
        _ next: @escaping @MainActor (Last.Value) async throws -> Result
    ) async throws -> Result {
        try await base.then { [following] in try await following($0).then(next) }
    }
}

extension Step {
    /// Returns the same step with its values transformed.
    ///
    /// - Parameter transform: Makes the new value. It runs again for each value, before the closure of `then`.
    /// - Returns: The step.
    public func map<NewValue>(
        _ transform: @escaping @MainActor (Value) async throws -> NewValue
    ) -> some Step<NewValue> {
        MappedStep(base: self, transform: transform)
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
        FlatMappedStep(base: self, following: following)
    }
}
