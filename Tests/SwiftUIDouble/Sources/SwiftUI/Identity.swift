/// The identity of a view: its way from the root, under which the values that live as long as the view are kept.
struct Identity: Hashable {
    /// One step of the way.
    enum Step: Hashable {
        case place(Int)
        case branch(Int)
        case named(AnyHashable)
        case part(String)
    }

    private(set) var steps: [Step] = []

    func appending(_ step: Step) -> Identity {
        var identity = self
        identity.steps.append(step)
        return identity
    }
}
