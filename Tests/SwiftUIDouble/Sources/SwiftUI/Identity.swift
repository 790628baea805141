/// Which view something is, by its way from the root: what lives as long as a view does is kept under it.
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
