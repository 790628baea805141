import Aside
import Testing

@testable import AsideTesting

@MainActor
@Suite("Exploring at random (DESIGN 8)")
struct RandomTests {
    private struct Full: Error {}

    /// A cart that accepts three things, and fails at the fourth.
    private func shopping(_ walk: Walk) async throws {
        var count = 0
        try await walk.stage.show(ButtonScreen("Cart", ["Add", "Look"], "Leave")).until { choice in
            if choice == "Add" { count += 1 }
            if count == 4 { throw Full() }
            return choice == "Leave" ? .leave(()) : .stay
        }
    }

    @Test("A random walk finds a failure beyond a limit, shortens its way, and prints the seed")
    func beyondBounds() async throws {
        let explorer = Explorer(ExplorationOptions(moves: 50, walks: 1_000)) { try await shopping($0) }
        await explorer.exploreAtRandom(seed: 7)
        #expect(explorer.failures.map(\.rule) == [.unexpectedError])
        let failure = try #require(explorer.failures.first)
        #expect("\(failure.path)" == Array(repeating: "ButtonScreen: press “Add”", count: 4).joined(separator: "\n"))
        #expect(failure.details.contains("found:        after 4 moves, by chance: `exploreAtRandom(seed: 7)`\n"))
        let again = await explorer.repeated(failure)
        #expect(again?.path == failure.path)
    }

    @Test("The same seed makes the same walks, and another seed makes others")
    func seeds() async {
        func paths(_ seed: UInt64) async -> [Int] {
            var lengths: [Int] = []
            let explorer = Explorer(ExplorationOptions(moves: 30, walks: 20)) { walk in
                var length = 0
                defer { lengths.append(length) }
                while try await walk.stage.confirm("Once more?") { length += 1 }
            }
            await explorer.exploreAtRandom(seed: seed)
            return lengths
        }
        let first = await paths(1)
        #expect(first.count == 20)
        #expect(await paths(1) == first)
        #expect(await paths(2) != first)
    }

    @Test("For a flow without failures, the result reports only the number of walks and the seed")
    func fine() async throws {
        let exploration = try await exploreAtRandom(ExplorationOptions(moves: 10, walks: 5), seed: 3) { walk in
            while try await walk.stage.confirm("Once more?") {}
        }
        #expect(exploration.walks == 5)
        #expect("\(exploration)".hasSuffix("5 walks, seed 3"))
    }
}

@Suite("MoveLottery")
struct MoveLotteryTests {
    @Test("The fewer times a move was made, the more likely it is drawn")
    func weights() {
        var lottery = MoveLottery(seed: 1)
        var counts = [0, 0, 0]
        for _ in 1...1_000 {
            guard let move = lottery.draw([0, 1, 9]) else { continue }
            counts[move] += 1
        }
        // The weights are one, a half and a tenth.
        #expect((570...680).contains(counts[0]))
        #expect((260...370).contains(counts[1]))
        #expect((30...100).contains(counts[2]))
    }

    @Test("An empty lottery draws nothing")
    func nothing() {
        var lottery = MoveLottery(seed: 1)
        #expect(lottery.draw([]) == nil)
        #expect(lottery.draw([5]) == 0)
    }
}

@Suite("Shrinker")
struct ShrinkerTests {
    @Test(
        "The shrinker leaves out everything that the failure does not need",
        arguments: [
            (Array(1...20), [3, 17]), ([1], [1]), ([1, 2], []), (Array(1...7), Array(1...7)), ([], []),
        ] as [([Int], [Int])])
    func shrinks(list: [Int], needed: [Int]) {
        var shrinker = Shrinker(list)
        var tries = 0
        while let candidate = shrinker.candidate, tries < 1_000 {
            tries += 1
            shrinker.note(failing: needed.allSatisfy(candidate.contains) ? candidate : nil)
        }
        #expect(shrinker.shortest == needed)
        #expect(tries < 100)
    }
}
