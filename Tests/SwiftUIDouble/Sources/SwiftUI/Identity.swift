/// The identity of a view: its way from the root, under which the values that live as long as the view are kept.
///
/// There is one object for each way in a window, because ways are compared for each view of each drawing.
final class Identity: Hashable {
    /// One step of the way.
    enum Step: Hashable {
        case place(Int)
        case branch(Int)
        case named(AnyHashable)
        case part(String)
    }

    private var longer: [Step: Identity] = [:]

    /// Makes the identity of what a controller draws.
    init() {}

    func appending(_ step: Step) -> Identity {
        if let known = longer[step] { return known }
        let identity = Identity()
        longer[step] = identity
        return identity
    }

    static func == (one: Identity, other: Identity) -> Bool { one === other }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
