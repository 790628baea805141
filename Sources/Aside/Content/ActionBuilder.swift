/// A result builder for the actions of a ``Row``, with `if`, `switch`, `for` and `#available`.
@resultBuilder
@MainActor
public enum ActionBuilder {
    /// Adds an action.
    public static func buildExpression(_ action: Action) -> [Action] { [action] }

    /// Joins the statements of a block.
    public static func buildBlock(_ actions: [Action]...) -> [Action] { Array(actions.joined()) }

    /// Joins the rounds of a loop.
    public static func buildArray(_ actions: [[Action]]) -> [Action] { Array(actions.joined()) }

    /// Adds nothing if the condition of an `if` without `else` is false.
    public static func buildOptional(_ actions: [Action]?) -> [Action] { actions ?? [] }

    /// Takes the first branch of an `if` or `switch`.
    public static func buildEither(first actions: [Action]) -> [Action] { actions }

    /// Takes another branch of an `if` or `switch`.
    public static func buildEither(second actions: [Action]) -> [Action] { actions }
}
