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
    /// The same step, yielding something made of its values.
    ///
    /// - Parameter transform: makes the new value; runs each time, as the first part of what lies ahead.
    /// - Returns: the step.
    public func map<NewValue>(
        _ transform: @escaping @MainActor (Value) async throws -> NewValue
    ) -> some Step<NewValue> {
        MappedStep(base: self, transform: transform)
    }

    /// This step and one that follows from its value, as one step: back from what lies ahead leads to the second.
    ///
    /// - Parameter following: makes the second step.
    /// - Returns: the step of both.
    public func flatMap<Last: Step>(
        _ following: @escaping @MainActor (Value) async throws -> Last
    ) -> some Step<Last.Value> {
        FlatMappedStep(base: self, following: following)
    }
}
