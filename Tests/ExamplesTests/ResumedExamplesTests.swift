import Aside
import AsideExploring
import AsideFoundation
import AsideTesting
import Testing

@testable import CallExample
@testable import OrdersExample
@testable import ScaffoldExample
@testable import ScreensExample

@MainActor
@Suite("Every example can be resumed at each of its questions")
struct ResumedExamplesTests {
    /// Explores a flow, each walk of which is recorded.
    private func explore<Result: Sendable>(
        _ flow: @escaping @MainActor (Walk) async throws -> Result
    ) async throws {
        try await AsideExploring.explore { walk in
            try await walk.stage.resuming(FlowRecord()) { _ in
            } flow: {
                try await flow(walk)
            }
        }
    }

    @Test("An order")
    func order() async throws {
        try await explore { walk in
            walk.only { !"\($0)".contains("Remove") }
            return try await OrderFlow(stage: walk.stage, shop: Shop()).run()
        }
    }

    @Test("The branching order")
    func branching() async throws {
        try await explore { walk in
            walk.only { !"\($0)".contains("Remove") }
            return try await BranchingOrderFlow(stage: walk.stage, shop: Shop()).run()
        }
    }

    @Test("A new project")
    func scaffold() async throws {
        try await explore { walk in
            walk.type("shop", "hello", into: "Project name")
            return try await ScaffoldFlow(stage: walk.stage, in: MemoryFolder(taken: ["hello"])).run(named: "shop")
        }
    }

    @Test("Three screens")
    func screens() async throws {
        try await explore { walk in
            walk.type("Buy milk", into: "Text")
            return try await ThreeScreensFlow(stage: walk.stage, clock: walk.clock).run()
        }
    }

    @Test("A call, up to what is not Codable")
    func call() async throws {
        try await AsideExploring.explore(ExplorationOptions(moves: 12)) { walk in
            let phone = Phone(clock: walk.clock, ring: .seconds(2), failures: [.busy])
            walk.remember { [phone.attempts, phone.failures.count] }
            return try await walk.stage.resuming(FlowRecord()) { _ in
            } flow: {
                try await CallFlow(stage: walk.stage, phone: phone).run()
            }
        }
    }
}
