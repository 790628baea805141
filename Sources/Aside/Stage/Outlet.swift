import Observation

/// The place where a screen's values go.
///
/// A screen stores an outlet and calls ``Screen/publish(_:)``. The outlet accepts a value only while a flow waits for
/// it.
@MainActor
public final class Outlet<Value> {
    /// The level of the stack on which the screen is now.
    private(set) var level: StackLevel?
    private var value: Value?
    private var hasBeenShown = false
    /// The actions that are running.
    ///
    /// It is made when it is first read, and anew for each showing: what goes on after its end belongs to that one.
    var busyActions: BusyActions {
        let actions = keptBusyActions ?? BusyActions()
        keptBusyActions = actions
        return actions
    }
    private var keptBusyActions: BusyActions?
    /// Called when the screen has been put on the stack, or has left it.
    var whenMoved: (@MainActor () -> Void)?
    /// What the user entered into the fields.
    ///
    /// It is made when it is first read.
    var checkedFields: CheckedFields {
        let drafts = keptFields ?? CheckedFields()
        keptFields = drafts
        return drafts
    }
    var keptFields: CheckedFields?
    /// Whether the content is being read to find unfinished input.
    var isFindingInput = false
    /// The first heading, while the outline has just been made; `nil` inside if there is none.
    var shownHeading: String??
    /// The title when the screen was last in front.
    var knownTitle: String?

    /// Makes the outlet of a screen that has not been shown yet.
    nonisolated public init() {}

    func publish(_ value: Value) -> Bool {
        if let level {
            let isTaken = level.publish { self.value = value }
            if isTaken, level.stage.host.userActionObserver != nil { level.tellOfPublishing(value) }
            return isTaken
        }
        guard !hasBeenShown, self.value == nil else { return false }
        self.value = value
        return true
    }

    /// Takes the answer that the user gave to a question; what they did is told, and not the answer.
    func answer(_ answer: Value, whenTaken: () -> Void) -> Bool {
        level?.publish {
            value = answer
            whenTaken()
        } ?? false
    }

    // MARK: For the stage that shows the screen

    var hasValue: Bool { value != nil }

    /// Stores a value as if the user had published it before the screen was shown.
    func keep(_ value: Value) {
        self.value = value
    }

    func take() -> Value? {
        defer { value = nil }
        return value
    }
}

/// An outlet as its screen's level sees it, without the type of its values.
@MainActor
protocol OutletConnection: AnyObject {
    func connect(to level: StackLevel)
    func disconnect()
}

extension Outlet: OutletConnection {
    func connect(to level: StackLevel) {
        self.level = level
        hasBeenShown = true
        whenMoved?()
    }

    func disconnect() {
        level = nil
        value = nil
        keptBusyActions = nil
        whenMoved?()
    }
}

/// The actions of one screen that are running.
///
/// Presenters observe it and learn when an action starts or ends.
@MainActor
@Observable
final class BusyActions {
    private(set) var ids: Set<Outline.Item.ID> = []

    nonisolated init() {}

    func begin(_ id: Outline.Item.ID) { ids.insert(id) }
    func end(_ id: Outline.Item.ID) { ids.remove(id) }
}
