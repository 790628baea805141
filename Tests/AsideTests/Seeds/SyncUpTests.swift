import Testing

@testable import Aside

/// The details of a sync-up, and what they lead to: a meeting to record, the notes of one, or the end of it all.
struct SyncUpFlow: Flow {
    let stage: Stage
    let syncUp: SyncUp
    let storage: Storage

    func run() async throws -> SyncUpExit {
        try await show(SyncUpDetails(syncUp)).until { action in
            switch action {
            case .startMeeting:
                switch try await show(RecordMeeting(syncUp)).value() {
                case .save(let meeting): storage.save(meeting, of: syncUp)
                case .discard: break
                }
                return nil

            case .showNotes(let meeting):
                try await show(MeetingNotes(meeting)).value()
                return .done

            case .delete:
                let question = "Delete “\(syncUp.title)”?"
                guard try await confirm(question, action: "Delete", role: .destructive) else { return nil }
                storage.delete(syncUp)
                return .deleted
            }
        }
    }
}

@MainActor @Suite("Seed 002: sync-ups")
struct SyncUpTests {
    let stage = Stage()
    let storage = Storage()

    var flow: SyncUpFlow { SyncUpFlow(stage: stage, syncUp: .design, storage: storage) }

    @Test("A recorded meeting is saved once and leads back to the details")
    func save() async throws {
        let user = User(of: stage)
        async let exit = flow.run()
        let details = await user.sees("Design")
        await user.at("Design", enters: DetailsAction.startMeeting)
        let record = try #require(await user.sees("Record") as? RecordMeeting)
        #expect(record.publish(.save(.monday)))
        #expect(!record.publish(.save(.monday)))
        #expect(await user.sees("Design") === details)
        #expect(!record.publish(.discard))
        #expect(storage.log == ["save Monday of Design"])
        #expect(user.ui.stacks == [["Design"], ["Design", "Record"], ["Design"]])
        await user.readsNotes()
        #expect(try await exit == .done)
    }

    @Test("A discarded meeting is not saved")
    func discard() async throws {
        let user = User(of: stage)
        async let exit = flow.run()
        await user.at("Design", enters: DetailsAction.startMeeting)
        await user.at("Record", enters: MeetingAction.discard)
        await user.readsNotes()
        #expect(try await exit == .done)
        #expect(storage.log.isEmpty)
    }

    @Test("Who goes back from a meeting has saved nothing, and can record the next one")
    func back() async throws {
        let user = User(of: stage)
        async let exit = flow.run()
        await user.at("Design", enters: DetailsAction.startMeeting)
        let record = try #require(await user.sees("Record") as? RecordMeeting)
        user.goesBack()
        #expect(!record.publish(.save(.monday)))
        await user.at("Design", enters: DetailsAction.startMeeting)
        await user.at("Record", enters: MeetingAction.save(.tuesday))
        await user.readsNotes()
        _ = try await exit
        #expect(storage.log == ["save Tuesday of Design"])
    }

    @Test("The notes end the flow, in one change")
    func notes() async throws {
        let user = User(of: stage)
        async let exit = flow.run()
        await user.readsNotes()
        #expect(try await exit == .done)
        await user.ui.until { user.ui.titles.isEmpty }
        #expect(user.ui.stacks == [["Design"], ["Design", "Monday"], []])
    }

    @Test("A sync-up is deleted once, after a question")
    func delete() async throws {
        let user = User(of: stage)
        async let exit = flow.run()
        await user.at("Design", enters: DetailsAction.delete)
        let question = await user.ui.modal("Delete “Design”?")
        #expect(question.content.choices.map(\.role) == [.destructive, .cancel])
        #expect(storage.log.isEmpty)
        #expect(question.press(0))
        #expect(!question.press(0))
        #expect(try await exit == .deleted)
        #expect(storage.log == ["delete Design"])
    }

    @Test("The question sends a dismissal and a no back to the details", arguments: [true, false])
    func keep(byDismissal: Bool) async throws {
        let user = User(of: stage)
        async let exit = flow.run()
        await user.at("Design", enters: DetailsAction.delete)
        let question = await user.ui.modal("Delete “Design”?")
        #expect(byDismissal ? question.dismiss() : question.press(1))
        await user.isFree(at: "Design")
        #expect(user.ui.stacks == [["Design"]])
        await user.readsNotes()
        #expect(try await exit == .done)
        #expect(storage.log.isEmpty)
    }
}

extension User {
    fileprivate func readsNotes() async {
        await at("Design", enters: DetailsAction.showNotes(.monday))
        await at("Monday", enters: ())
    }
}

// MARK: - Screens

final class SyncUpDetails: Place<DetailsAction> {
    init(_ syncUp: SyncUp) { super.init(syncUp.title) }
}

final class RecordMeeting: Place<MeetingAction> {
    init(_ syncUp: SyncUp) { super.init("Record") }
}

final class MeetingNotes: Place<Void> {
    init(_ meeting: Meeting) { super.init(meeting.day) }
}

// MARK: - Values

enum DetailsAction {
    case startMeeting
    case showNotes(Meeting)
    case delete
}

enum MeetingAction {
    case save(Meeting)
    case discard
}

enum SyncUpExit {
    case done
    case deleted
}

struct SyncUp {
    var title: String

    static let design = SyncUp(title: "Design")
}

struct Meeting {
    var day: String

    static let monday = Meeting(day: "Monday")
    static let tuesday = Meeting(day: "Tuesday")
}

/// Where sync-ups are kept; it remembers what it was told.
@MainActor
final class Storage {
    private(set) var log: [String] = []

    func save(_ meeting: Meeting, of syncUp: SyncUp) {
        log.append("save \(meeting.day) of \(syncUp.title)")
    }

    func delete(_ syncUp: SyncUp) {
        log.append("delete \(syncUp.title)")
    }
}
