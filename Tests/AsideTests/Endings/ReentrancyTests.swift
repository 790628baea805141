import Observation
import Testing

@testable import Aside

@MainActor
@Suite("Observers see only complete changes")
struct ReentrancyTests {
    /// What an observer looks at when it is told.
    enum Observed: CaseIterable {
        case entries, acceptsInput, modals
    }

    /// What an observer does when it is told.
    enum Reaction: CaseIterable {
        case pop, publish
    }

    @Test(
        "Popping or publishing in the middle of any change leaves no ghost", arguments: Observed.allCases,
        Reaction.allCases)
    func reacting(to observed: Observed, by reaction: Reaction) async throws {
        let stage = Stage()
        let pages = (0...3).map { Page("\($0)") }
        var changes = 0
        let observer = Observer(stage, observed) {
            changes += 1
            switch reaction {
            // Not for ever: each pop is a change, too.
            case .pop: if changes % 3 == 0 { stage.stack.pop() }
            case .publish: (stage.stack.top as? Page)?.publish("")
            }
            check(stage)
        }
        let flow = Task { try await descend(pages[...], on: stage) }
        for _ in 1...40 {
            await Task {}.value
            (stage.stack.top as? Page)?.publish("")
            stage.modals.last?.submit()
            check(stage)
        }
        observer.stop()
        flow.cancel()
        _ = await flow.result
        await Task {}.value
        #expect(stage.entries.isEmpty)
        #expect(stage.modals.isEmpty)
        #expect(!stage.acceptsInput)
    }

    private func descend(_ pages: ArraySlice<Page>, on stage: Stage) async throws {
        guard let page = pages.first else { return await stage.alert("Deep down") }
        try await stage.show(page).then { _ in try await descend(pages.dropFirst(), on: stage) }
    }

    /// What is in view is what the stack holds, each screen once.
    private func check(_ stage: Stage) {
        let ids = stage.entries.map(\.id)
        #expect(Set(ids).count == ids.count)
        for id in ids { #expect(stage.phase(of: id) != nil) }
    }

    /// Does something each time that it is told of a change, in that very moment.
    @MainActor
    final class Observer {
        private let stage: Stage
        private let observed: Observed
        private let act: @MainActor () -> Void
        private var isStopped = false
        private var isActing = false

        init(_ stage: Stage, _ observed: Observed, _ act: @escaping @MainActor () -> Void) {
            self.stage = stage
            self.observed = observed
            self.act = act
            observe()
        }

        func stop() { isStopped = true }

        private func observe() {
            guard !isStopped else { return }
            withObservationTracking {
                switch observed {
                case .entries: _ = stage.entries
                case .acceptsInput: _ = stage.acceptsInput
                case .modals: _ = stage.modals
                }
            } onChange: { [weak self] in
                // What is observed would else hold its observer, and so itself.
                MainActor.assumeIsolated { self?.changed() }
            }
        }

        private func changed() {
            // What is done in the middle of a change changes something itself.
            guard !isStopped, !isActing else { return }
            isActing = true
            act()
            Task {
                isActing = false
                observe()
            }
        }
    }
}
