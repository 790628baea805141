/// The decision of the closure of ``Step/until(_:)->_`` after each value: to stay at the hub, or to leave it.
public enum HubDecision<Result> {
    /// The user returns to the hub, and the hub waits for the next value.
    case stay
    /// The hub ends and returns this result.
    case leave(Result)
}

extension HubDecision where Result == Void {
    /// The hub ends without a result.
    public static var leave: HubDecision { .leave(()) }
}

extension HubDecision: Sendable where Result: Sendable {}
