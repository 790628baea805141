import Observation
import TestSupport
import Testing

@testable import Aside

@MainActor
@Suite("Observers see only complete changes")
struct ReentrancyTests {
    /// The values that an observer reads in a notification.
    enum Observed: CaseIterable {
        case entries, acceptsInput, modals
    }

    /// The operations that an observer performs in a notification.
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
            // This must end, because each pop is a change, too.
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
        await flow.end()
        await Task {}.value
        #expect(stage.entries.isEmpty)
        #expect(stage.modals.isEmpty)
        #expect(!stage.acceptsInput)
    }

    private func descend(_ pages: ArraySlice<Page>, on stage: Stage) async throws {
        guard let page = pages.first else { return await stage.alert("Deep down") }
        try await stage.show(page).then { _ in try await descend(pages.dropFirst(), on: stage) }
    }

    /// The view shows the screens of the stack, each of them once.
    private func check(_ stage: Stage) {
        let ids = stage.entries.map(\.id)
        #expect(Set(ids).count == ids.count)
        for id in ids { #expect(stage.phase(of: id) != nil) }
    }

    /// Does something at each change, in the same moment.
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
                // Otherwise the observed object would hold its observer, and so itself.
                MainActor.assumeIsolated { self?.changed() }
            }
        }

        private func changed() {
            // An operation in the middle of a change makes a change itself.
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
