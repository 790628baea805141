/// Where the values of a screen leave it.
///
/// A screen stores one and calls ``Screen/publish(_:)``. The outlet takes a value only while someone waits for it.
@MainActor
public final class Outlet<Value> {
    /// The stay of the screen that is going on.
    private(set) var stay: ScreenStay?
    private var value: Value?
    private var hasBeenShown = false
    /// The actions whose work is running; made when somebody first looks.
    private(set) lazy var busyActions = BusyActions()
    /// What was typed into number fields; made when somebody first looks.
    var fieldDrafts: FieldDrafts {
        let drafts = keptDrafts ?? FieldDrafts()
        keptDrafts = drafts
        return drafts
    }
    private var keptDrafts: FieldDrafts?
    /// What the fields offer, found once for each text; made when somebody first looks.
    private(set) lazy var fieldSuggestions = FieldSuggestions()
    /// Whether a number field holds a text that its property does not say.
    var hasDrafts: Bool { keptDrafts?.isEmpty == false }

    /// An outlet of a screen that has not been shown yet.
    nonisolated public init() {}

    func publish(_ value: Value) -> Bool {
        if let stay {
            let isTaken = stay.publish { self.value = value }
            if isTaken { stay.tellOfPublishing(value) }
            return isTaken
        }
        guard !hasBeenShown, self.value == nil else { return false }
        self.value = value
        return true
    }

    // MARK: For whoever shows the screen

    var hasValue: Bool { value != nil }

    /// Puts a value there as if the user had published it before the screen was shown.
    func keep(_ value: Value) {
        self.value = value
    }

    func take() -> Value? {
        defer { value = nil }
        return value
    }
}

/// An outlet as the stay of its screen knows it, whatever its values are.
@MainActor
protocol OutletConnection: AnyObject {
    func connect(to stay: ScreenStay)
    func disconnect()
}

extension Outlet: OutletConnection {
    func connect(to stay: ScreenStay) {
        self.stay = stay
        hasBeenShown = true
    }

    func disconnect() {
        stay = nil
        value = nil
    }
}
