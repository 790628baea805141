import Aside
import AsideTesting
import Foundation
import Testing

@testable import SyncUpsExample

/// A store on a disk in memory, and everything else that a test of the app controls.
@MainActor
final class World {
    let disk = MemoryDisk()
    let store: SyncUpStore
    /// The speech of the meetings, in their order; later meetings hear nothing.
    var speeches: [Speech] = []
    private(set) var microphone: AsyncThrowingStream<String, any Error>.Continuation?
    var today: Day = "2026-03-04"

    enum Speech {
        case words([String])
        case failure
        /// The speech continues until the test ends it.
        case open
    }

    /// Makes a store with some sync-ups in its file, which the app still has to open.
    init(_ syncUps: [SyncUp] = [.design]) throws {
        store = SyncUpStore(path: "sync-ups.json", on: disk)
        for syncUp in syncUps { try store.save(syncUp) }
    }

    func app(on ui: TestPresenter) -> SyncUpsFlow {
        SyncUpsFlow(
            stage: ui.stage, store: SyncUpStore(path: "sync-ups.json", on: disk),
            in: Dependencies(
                clock: ui.clock, locale: Locale(identifier: "en_GB"), today: { self.today }, speech: { self.speech() }))
    }

    /// The content of the file, read by another store.
    var saved: [SyncUp] {
        get throws {
            let other = SyncUpStore(path: "sync-ups.json", on: disk)
            try other.load()
            return other.syncUps
        }
    }

    private func speech() -> AsyncThrowingStream<String, any Error> {
        let (stream, microphone) = AsyncThrowingStream<String, any Error>.makeStream()
        switch speeches.isEmpty ? .words([]) : speeches.removeFirst() {
        case .words(let words): for word in words { microphone.yield(word) }
        case .failure: microphone.finish(throwing: MicrophoneIsOff())
        case .open: self.microphone = microphone
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
    func run(_ world: World, steps: @MainActor () async throws -> Void) async throws {
        try await run({ try await world.app(on: self).run() }, steps: steps)
    }

    /// Opens the first sync-up, takes some steps from its details on, and closes the app when the steps lead back.
    func openDetails(
        in world: World, steps: @MainActor (TestScreen<DetailsScreen>) async throws -> Void
    ) async throws {
        answer(SyncUpsScreen.self, with: .open(try #require(world.store[1])))
        try await run(world) {
            try await steps(screen(DetailsScreen.self))
            try await closeFromDetails()
        }
    }

    /// Closes the app, from its list.
    func close() async throws {
        try await screen(SyncUpsScreen.self).press("Close")
    }

    /// Goes back from the details, and closes the app.
    func closeFromDetails() async throws {
        try await goBack(from: DetailsScreen.self)
        try await close()
    }
}
