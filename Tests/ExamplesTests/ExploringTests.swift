import Aside
import AsideExploring
import AsideFoundation
import AsideTesting
import Foundation
import Testing

@testable import CallExample
@testable import ModulesExample
@testable import OrdersExample
@testable import ScaffoldExample
@testable import ScreensExample
@testable import SyncUpsExample

@MainActor
@Suite("Every way through the examples")
struct ExploringTests {
    @Test("Every way through an order leads to its end")
    func order() async throws {
        let exploration = try await explore { try await OrderFlow(stage: $0.stage, shop: Shop()).run() }
        #expect(exploration.states > 300)
        #expect(exploration.warnings.isEmpty)
        #expect(try article().contains(exploration.mermaid))
    }

    @Test("Nobody pays twice or by leaving")
    func paying() async throws {
        try await explore { walk in
            let shop = Shop(clock: walk.clock, pace: .seconds(1), lookup: .seconds(1), failures: 1)
            walk.type("HALF", "FREE", into: "Code")
            walk.always("one order is placed at most") { shop.placed.count <= 1 }
            walk.unchangedByLeaving("what was ordered") { shop.placed.count }
            walk.remember { shop.hasFailed }
            walk.only { !"\($0)".contains("Remove") }
            return try await OrderFlow(stage: walk.stage, shop: shop).run()
        }
    }

    enum OrderKind: CaseIterable { case linear, branching, composed, composedAtLength, withModals }

    @Test(
        "Every way through each kind of order leads to its end, and can be resumed at each question",
        arguments: OrderKind.allCases)
    func orders(_ kind: OrderKind) async throws {
        let exploration = try await exploreResumed { walk in
            let (stage, shop) = (walk.stage, Shop())
            // Another test explores the content of the cart.
            walk.only { !"\($0)".contains("Remove") }
            return switch kind {
            case .linear: try await LinearOrderFlow(stage: stage, shop: shop).run()
            case .branching: try await BranchingOrderFlow(stage: stage, shop: shop).run()
            case .composed: try await ComposedOrderFlow(stage: stage, shop: shop, creditCard: stage.creditCard()).run()
            case .composedAtLength:
                try await ComposedOrderFlow(stage: stage, shop: shop, creditCard: stage.creditCardAtLength()).run()
            case .withModals: try await OrderFlow(stage: stage, shop: shop).run()
            }
        }
        #expect(exploration.warnings.isEmpty)
    }

    @Test(
        "Every way through a call leads to its end, after any number of failures, and can be resumed up to what is not Codable"
    )
    func call() async throws {
        // The result of a call contains the number of attempts, so that no two results are the same.
        let exploration = try await exploreResumed(ExplorationOptions(moves: 12)) { walk in
            let phone = Phone(clock: walk.clock, ring: .seconds(2), failures: [.busy, .noSignal])
            walk.remember { [phone.attempts, phone.failures.count] }
            return try await CallFlow(stage: walk.stage, phone: phone).run()
        }
        #expect(exploration.warnings.count == 1)
    }

    @Test("Every way through three screens leads to the end, and can be resumed at each question")
    func screens() async throws {
        let exploration = try await exploreResumed { walk in
            walk.type("Buy milk", into: "Text")
            return try await ThreeScreensFlow(stage: walk.stage, clock: walk.clock).run()
        }
        #expect(exploration.warnings.isEmpty)
    }

    @Test("Every way through the modules leads to the end")
    func modules() async throws {
        let exploration = try await explore { try await AppFlow(stage: $0.stage, post: Post()).run() }
        #expect(exploration.warnings.isEmpty)
        // An app without an end is not explored with all past answers for long.
        #expect(exploration.walks < 300)
    }

    @Test("Every way through the questions of aside-new leads to its end, and can be resumed at each question")
    func scaffold() async throws {
        let exploration = try await exploreResumed { walk in
            walk.type("shop", "hello", into: "Project name")
            return try await ScaffoldFlow(stage: walk.stage, in: MemoryFolder(taken: ["hello"])).run(named: "shop")
        }
        #expect(exploration.warnings.isEmpty)
    }

    @Test("Every explored way through the sync-ups ends correctly")
    func syncUps() async throws {
        try await explore(ExplorationOptions(moves: 6)) { walk in
            let store = SyncUpStore { [SyncUp(id: 1, title: "Design", minutes: 1, attendees: ["Ann"])] }
            walk.remember { store.syncUps.map { "\($0)" } }
            let dependencies = Dependencies(clock: walk.clock, locale: Locale(identifier: "en_GB")) {
                "2026-01-05"
            } speech: {
                AsyncThrowingStream { $0.finish() }
            }
            walk.always("every sync-up can be held as it is") { store.syncUps.allSatisfy(\.isSound) }
            // One length is as good as another.
            walk.type("1", into: "Minutes")
            // A meeting has many seconds, and they are all the same.
            walk.only { moves in
                if case .wait = moves[0] { false } else { true }
            }
            return try await SyncUpsFlow(stage: walk.stage, store: store, in: dependencies).run()
        }
    }

    /// Explores a flow that is recorded, and so is resumed at each of its questions.
    private func exploreResumed<Result: Sendable>(
        _ options: ExplorationOptions = ExplorationOptions(), _ flow: @escaping @MainActor (Walk) async throws -> Result
    ) async throws -> Exploration {
        try await explore(options) { walk in
            try await walk.stage.resuming(FlowRecord()) { _ in
            } flow: {
                try await flow(walk)
            }
        }
    }

    private func article() throws -> String {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return try String(contentsOf: root.appending(path: "Sources/Aside/Aside.docc/Examples.md"), encoding: .utf8)
    }
}
