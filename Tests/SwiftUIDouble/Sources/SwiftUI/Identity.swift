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

    /// Whether the view is in a presentation.
    let isPresented: Bool
    private let depth: Int
    private unowned let parent: Identity?
    private var longer: [Step: Identity] = [:]

    /// Makes the identity of a window.
    init() { (isPresented, depth, parent) = (false, 0, nil) }

    private init(_ step: Step, after parent: Identity) {
        isPresented = parent.isPresented || parent.depth == 0 && step == .part("presented")
        (self.parent, depth) = (parent, parent.depth + 1)
    }

    /// The identity of the presentation that contains the view; that of the window for its own views.
    private(set) lazy var surface: Identity = isPresented ? (depth > 3 ? parent?.surface : nil) ?? self : window

    /// The identity of the window.
    var window: Identity { parent?.window ?? self }

    func appending(_ step: Step) -> Identity {
        if let known = longer[step] { return known }
        let identity = Identity(step, after: self)
        longer[step] = identity
        return identity
    }

    static func == (one: Identity, other: Identity) -> Bool { one === other }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
