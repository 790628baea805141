import Aside
import AsideTesting
import Foundation
import Testing

@testable import SyncUpsExample

/// What is kept of the sync-ups, and everything else that a test of the app controls.
@MainActor
final class World {
    /// What the next run of the app would find.
    private(set) var saved: [SyncUp]
    /// What stands in the way of reading and of keeping them.
    var readingError: DiskError?
    var keepingError: DiskError?
    /// The speech of the meetings, in their order; later meetings hear nothing.
    var speeches: [Speech] = []

    enum Speech {
        case words([String])
        case failure
    }

    init(_ syncUps: [SyncUp] = [.design]) {
        saved = syncUps
    }

    /// A store that the app still has to open.
    var store: SyncUpStore {
        SyncUpStore {
            if let error = self.readingError { throw error }
            return self.saved
        } keep: { syncUps in
            if let error = self.keepingError { throw error }
            self.saved = syncUps
        }
    }

    enum DiskError: String, Error, CustomStringConvertible {
        case damaged = "The file is damaged."
        case full = "The disk is full."

        var description: String { rawValue }
    }

    func app(on ui: TestPresenter) -> SyncUpsFlow {
        SyncUpsFlow(
            stage: ui.stage, store: store,
            in: Dependencies(
                clock: ui.clock, locale: Locale(identifier: "en_GB"), today: { "2026-03-04" }, speech: { self.speech() }
            ))
    }

    private func speech() -> AsyncThrowingStream<String, any Error> {
        let (stream, microphone) = AsyncThrowingStream<String, any Error>.makeStream()
        switch speeches.isEmpty ? .words([]) : speeches.removeFirst() {
        case .words(let words): for word in words { microphone.yield(word) }
        case .failure: microphone.finish(throwing: MicrophoneIsOff())
        }
        return stream
    }

    struct MicrophoneIsOff: Error, CustomStringConvertible {
        let description = "The microphone is off."
    }
}

extension SyncUp {
    /// A meeting of one minute with two people.
    static let design = SyncUp(id: 1, title: "Design", minutes: 1, attendees: ["Ann", "Bob"])
    static let morning = SyncUp(id: 2, title: "Morning", minutes: 5, attendees: ["Cleo"])
}

extension TestPresenter {
    /// Runs the app while a user takes some steps; the last step closes the app.
    func run(_ world: World, steps: @escaping @MainActor () async throws -> Void) async throws {
        try await run({ try await world.app(on: self).run() }, steps: steps)
    }

    /// Opens the first sync-up, takes some steps from its details on, and closes the app when the steps lead back.
    func openDetails(
        in world: World, steps: @escaping @MainActor (TestScreen<DetailsScreen>) async throws -> Void
    ) async throws {
        answer(SyncUpsScreen.self, with: .open(try #require(world.saved.first)))
        try await run(world) { [self] in
            try await steps(screen(DetailsScreen.self))
            try await goBack(from: DetailsScreen.self)
            try await close()
        }
    }

    /// Closes the app, from its list.
    func close() async throws {
        try await screen(SyncUpsScreen.self).press("Close")
    }
}
