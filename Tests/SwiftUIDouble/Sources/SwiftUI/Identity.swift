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

    /// The identity of the presentation that contains the view; empty for a view of the window.
    var surface: Identity { isPresented ? Identity(steps: Array(steps.prefix(3))) : Identity() }

    /// Whether the view is in a presentation.
    var isPresented: Bool { steps.first == .part("presented") }

    func appending(_ step: Step) -> Identity {
        var identity = self
        identity.steps.append(step)
        return identity
    }
}
