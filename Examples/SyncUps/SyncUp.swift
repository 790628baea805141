import Aside

/// A recurring meeting.
public struct SyncUp: Equatable, Sendable, Identifiable {
    /// The identity, which renaming does not change.
    public var id: Int
    var title = ""
    var minutes = 15
    /// The day that was entered, even if it has passed.
    var nextMeeting: Day?
    var attendees: [String] = []
    /// The recorded meetings, the latest first.
    var meetings: [Meeting] = []

    /// Makes a sync-up without recorded meetings.
    ///
    /// - Parameters:
    ///   - id: The identity, unique in the store.
    ///   - title: The title.
    ///   - minutes: The length of a meeting.
    ///   - nextMeeting: The day of the next meeting, if one is planned.
    ///   - attendees: The names of the attendees.
    public init(
        id: Int, title: String = "", minutes: Int = 15, nextMeeting: Day? = nil, attendees: [String] = []
    ) {
        self.id = id
        self.title = title
        self.minutes = minutes
        self.nextMeeting = nextMeeting
        self.attendees = attendees
    }
}

/// A recorded meeting of a sync-up.
struct Meeting: Equatable, Sendable, Identifiable {
    var id: Int
    var date: Day
    var notes: String
}

extension SyncUp {
    /// The day of the next meeting; `nil` if none is planned, or if the day has passed.
    func nextMeeting(from today: Day) -> Day? {
        nextMeeting.flatMap { $0 < today ? nil : $0 }
    }
}

// MARK: - What users enter

extension SyncUp {
    /// The allowed lengths of a meeting, in minutes.
    static let lengths = 1...240

    /// Whether a form may save it.
    var isSound: Bool {
        !title.isEmpty && Self.lengths.contains(minutes) && !attendees.isEmpty && !attendees.contains("")
    }

    /// Returns the sync-up that the user entered, or throws an error that says what is wrong.
    func entered(
        title: String, minutes: Int, nextMeeting: Day?, attendees: [String]
    ) throws(InvalidInput) -> SyncUp {
        var entered = self
        entered.title = title.trimmed
        guard !entered.title.isEmpty else { throw InvalidInput("Give it a title.", field: "Title") }
        guard entered.title.count <= 100 else {
            throw InvalidInput("A title has 100 letters at most; these are \(entered.title.count).", field: "Title")
        }
        entered.minutes = minutes
        entered.nextMeeting = nextMeeting
        entered.attendees = attendees.map(\.trimmed).filter { !$0.isEmpty }
        guard !entered.attendees.isEmpty else { throw InvalidInput("Somebody has to attend.", field: "Attendee 1") }
        return entered
    }
}

extension String {
    fileprivate var trimmed: String {
        split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
