/// What the closure of ``Step/until(_:)->_`` decides: whether its hub goes on.
public enum HubDecision<Result> {
    /// Back to the hub, which waits for its next value.
    case stay
    /// The hub ends with this result.
    case leave(Result)
}

extension HubDecision where Result == Void {
    /// The hub ends; there is no result.
    public static var leave: HubDecision { .leave(()) }
}

extension HubDecision: Sendable where Result: Sendable {}
