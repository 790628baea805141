import Aside
import Testing

@testable import AsideExploring

@MainActor
@Suite("The plan makes each move once, and compares the ways that join")
struct ExplorationPlanTests {
    @Test(
        "Each move is made once as a new one, by few walks",
        arguments: [
            (MoveTable(moves: [[1, nil], [2], [nil]]), 2, "0:0 1:0 2:0 | 0:1"),
            // A walk that is back at its start begins anew instead.
            (MoveTable(moves: [[1, 2], [0], [0]]), 2, "0:0 1:0 | 0:1 2:0"),
            // At the join 1, the next move is nearer than from the start.
            (MoveTable(moves: [[1], [2, 3], [1], [1, nil]]), 1, "0:0 1:0 2:0 1:1 3:0 1:1 3:1"),
        ])
    func moves(table: MoveTable, walks: Int, made: String) {
        var world = TableWalker(table)
        world.explore()
        #expect(world.plan.graph.untried == 0)
        #expect(world.made.count == walks)
        let walks = world.made.map { $0.map { "\($0.state):\($0.move)" }.joined(separator: " ") }
        #expect(walks.joined(separator: " | ") == made)
    }

    @Test("Whatever the moves lead to, all are made, and each leads where it should", arguments: 1...40)
    func random(seed: Int) {
        let table = MoveTable.random(seed)
        var world = TableWalker(table)
        world.explore()
        let graph = world.plan.graph
        #expect(graph.untried == 0)
        for (step, result) in graph.edges where !graph[step].isCancelling {
            let expected = table.moves[graph.states[step.state].key.whole][step.move]
            #expect(graph.states[result].key.whole == expected ?? MoveTable.end)
        }
    }

    @Test("A bound of walks or of moves ends the exploration, and is noted")
    func bounds() {
        let deep = MoveTable(moves: (0..<30).map { [$0 + 1, nil] } + [[nil]])
        var short = TableWalker(deep, ExplorationOptions(moves: 5))
        short.explore()
        #expect(short.plan.hasHitMoves)
        #expect(!short.plan.hasHitWalks)
        var few = TableWalker(deep, ExplorationOptions(walks: 3))
        few.explore()
        #expect(few.plan.hasHitWalks)
        #expect(few.plan.effort.walks == 3)
        #expect(few.plan.graph.untried > 0)
    }

    @Test("A walk with other past answers than those of the state does not go on")
    func otherPast() {
        var world = TableWalker(MoveTable(moves: [[1], [2, 3], [1], [1, nil]]))
        world.past = 1
        world.explore()
        #expect(world.plan.graph.untried == 0)
        #expect(world.made.allSatisfy { Set($0).count == $0.count })
    }

    @Test("A difference after a join may come from the way, and one without a join is none of ways")
    func differences() {
        var world = TableWalker(MoveTable(moves: [[1], [2, 3], [1], [1, nil]]))
        world.explore()
        let way = world.made[0]
        #expect(world.plan.isExplained(way, hasJoined: true))
        #expect(world.plan.isExplained(way, hasJoined: false), "some of its moves were made after a join")
        #expect(!world.plan.isExplained([way[0]], hasJoined: false))
    }

    @Test("After all other moves, the flow is cancelled once for each of its lines, where the fewest moves lead to it")
    func cancelling() {
        // The first walk comes to the states 2 and 3 by more moves than needed.
        var world = TableWalker(MoveTable(moves: [[1, 3], [2], [3], [nil]], lines: [1, 2, 3, 3]))
        world.explore()
        let ways = world.cancelled.map { $0.map { "\($0.state):\($0.move)" }.joined(separator: " ") }
        #expect(ways == ["0:2", "0:0 1:1", "0:1 3:1"])
        var few = TableWalker(MoveTable(moves: (0..<30).map { [$0 + 1, nil] } + [[nil]]), ExplorationOptions(walks: 3))
        few.explore()
        #expect(few.cancelled.count == 1, "also where a bound ends the exploration")
    }

    @Test("A move that was seen after a join is corrected by the way without it, and the other way is gone again")
    func correction() {
        var world = TableWalker(MoveTable(moves: [[1], [2, 3], [1], [1, nil]]))
        world.explore()
        let direct = [StateGraph.Step(state: 0, move: 0), StateGraph.Step(state: 1, move: 1)]
        #expect(!world.plan.mayCorrect([direct[0]]))
        #expect(world.plan.mayCorrect(direct))
        world.plan.correct(direct, to: 0)
        #expect(world.plan.graph.result(of: direct[1]) == 0)
        let next = world.plan.next()
        #expect(next == .init(steps: Array(world.made[0].prefix(4)), purpose: .comparison))
    }

    @Test("A correction that leads to an end makes no place of it where something could be pressed")
    func correctionToEnd() {
        var world = TableWalker(MoveTable(moves: [[1], [2, 3], [1], [1, nil]]))
        world.explore()
        let end = world.plan.graph.states.firstIndex { $0.end != nil } ?? 0
        world.plan.correct([StateGraph.Step(state: 0, move: 0), StateGraph.Step(state: 1, move: 1)], to: end)
        #expect(!world.plan.graph.states[end].isOpen)
    }

    @Test("The bound of comparisons counts the moves of all ways")
    func comparisons() {
        // Each state but the last leads to the last.
        let table = MoveTable(moves: (0..<60).map { [$0 + 1, 61] } + [[61], [nil]])
        let counts = [0, 100, 10_000].map { bound in
            var world = TableWalker(table, ExplorationOptions(comparisons: bound))
            world.explore()
            return world.comparedWays().count
        }
        #expect(counts[0] == 0)
        #expect(counts[1] > 0)
        #expect(counts[1] < counts[2])
    }

    @Test("Where no two ways lead to the same place, one way is gone again, as far as an end")
    func noJoins() {
        var world = TableWalker(MoveTable(moves: [[1, nil], [2, nil], [nil]]))
        world.explore()
        #expect(world.plan.graph.joins.isEmpty)
        #expect(world.comparedWays().map { Self.written($0.steps) } == ["0:1"])
    }

    @Test(
        "To an end, a way goes by moves of the user, and by a timer that ends the flow everywhere only where those lead to none",
        arguments: [
            (MoveTable(moves: [[1, nil], [2, nil], [nil, nil]], timer: 1), [0: 0, 1: 0, 2: 0]),
            (MoveTable(moves: [[1, nil], [0, nil]], timer: 1), [0: 1, 1: 1]),
        ])
    func timer(table: MoveTable, expected: [Int: Int]) {
        var world = TableWalker(table)
        world.explore()
        let graph = world.plan.graph
        let moves = graph.states.indices.filter { graph.states[$0].end == nil }.map {
            (graph.states[$0].name, graph.wayToEnd(from: $0).last?.move)
        }
        #expect(
            Dictionary(uniqueKeysWithValues: moves)
                == Dictionary(uniqueKeysWithValues: expected.map { ("\($0.key)", $0.value) }))
    }

    @Test("A move that was seen only after a join is made directly before it is compared, and only once")
    func directMove() {
        var world = TableWalker(MoveTable(moves: [[1], [2, 3], [1], [1, nil]]))
        world.explore()
        let ways = world.comparedWays().map { Self.written($0.steps) }
        #expect(Array(ways.prefix(3)) == ["0:0 1:1", "0:0 1:1 3:0", "0:0 1:1 3:1"])
    }

    @Test(
        "A tour makes each move with a way back, then each in the opposite order, and one without, as far as it may be",
        arguments: [
            // The last way has the move 0:0 after 1:0, which the rounds have not made there.
            (
                MoveTable(moves: [[1, 2], [0, nil], [0]]), 0, 200,
                ["0:0 1:0 0:1 2:0 0:1 2:0 0:0 1:0 0:0", "0:0 1:0 0:1 2:0 0:1 2:0 0:0 1:0 0:0 1:1"]
            ),
            // A hub with three answers: each after each, also after itself.
            (
                MoveTable(moves: [[0, 0, 0, nil]]), 0, 200,
                ["0:0 0:1 0:2 0:2 0:1 0:0 0:0 0:2 0:0 0:1 0:1", "0:0 0:1 0:2 0:2 0:1 0:0 0:3"]
            ),
            // Each exit is the last move of a way of its own, and what it leads to has its own rounds.
            (
                MoveTable(moves: [[1], [0, 2, nil], [3], [2, nil]]), 0, 200,
                ["0:0 1:0 0:0 1:0 0:0 1:2", "0:0 1:0 0:0 1:0 0:0 1:1 2:0 3:0 2:0 3:0 2:0 3:1"]
            ),
            (
                MoveTable(moves: [[1], [0, nil]]), 5, 200,
                ["0:0 1:0 0:0 1:0 0:0 1:0 0:0 1:0", "0:0 1:0 0:0 1:0 0:0 1:1"]
            ),
            (
                MoveTable(moves: [[1, 2], [0, nil], [0]]), 0, 8, ["0:0 1:0 0:1 2:0 0:0 1:0", "0:0 1:0 0:1 2:0 0:0 1:1"]
            ),
            (MoveTable(moves: [[1, nil], [nil]]), 0, 200, ["0:1", "0:0 1:0"]),
        ])
    func tours(table: MoveTable, least: Int, most: Int, expected: [String]) {
        var world = TableWalker(table)
        world.explore()
        let tours = world.plan.graph.tours(least: least, most: most)
        #expect(tours.map { $0.map { "\($0.state):\($0.move)" }.joined(separator: " ") } == expected)
    }

    @Test("Where memory is limited, a tour makes no move that led to a known state with other past answers")
    func pastOfTours() {
        var world = TableWalker(MoveTable(moves: [[1], [2, 3], [1], [1, nil]]))
        world.past = 1
        world.explore()
        let graph = world.plan.graph
        func leadsToOtherPast(_ step: StateGraph.Step) -> Bool {
            graph.states[step.state].records[step.move].leadsToOtherPast
        }
        let others = graph.edges.map(\.step).filter(leadsToOtherPast)
        #expect(!others.isEmpty)
        let tours = graph.tours(least: 10, most: 200)
        #expect(!tours.isEmpty)
        #expect(!tours.joined().contains { others.contains($0) && graph.states[graph.result(of: $0) ?? 0].end == nil })
    }

    /// The moves of a way.
    private static func written(_ steps: [StateGraph.Step]) -> String {
        steps.map { "\($0.state):\($0.move)" }.joined(separator: " ")
    }
}

// MARK: - Fixtures

/// A flow as a table: where each move of each state leads; `nil` for the end.
struct MoveTable: CustomTestStringConvertible {
    static let end = -1
    let moves: [[Int?]]
    /// The line of the flow that shows each state.
    var lines: [Int] = []
    /// The move of each state that lets time pass; `nil` if none does.
    var timer: Int?

    var testDescription: String {
        moves.map { $0.map { $0.map(String.init) ?? "end" }.joined(separator: ",") }.joined(separator: " ")
    }

    /// Returns a table with up to twelve states.
    static func random(_ seed: Int) -> MoveTable {
        var state = UInt64(seed) &* 0x9e37_79b9_7f4a_7c15
        func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        let count = 2 + next(11)
        return MoveTable(
            moves: (0..<count).map { _ in
                (0..<1 + next(4)).map { _ in
                    let result = next(count + 2)
                    return result < count ? result : nil
                }
            })
    }
}

/// What walks do, without a flow.
@MainActor
private struct TableWalker {
    let table: MoveTable
    var plan: ExplorationPlan
    /// The past answers of each walk that comes to a known state; all states have 0.
    var past = 0
    private(set) var made: [[StateGraph.Step]] = []
    /// The walks that cancel the flow at their end.
    private(set) var cancelled: [[StateGraph.Step]] = []

    init(_ table: MoveTable, _ options: ExplorationOptions = ExplorationOptions()) {
        self.table = table
        plan = ExplorationPlan(options)
    }

    mutating func explore() {
        while let way = plan.next() {
            guard way.purpose == .exploration else {
                cancelled.append(walk(way.steps))
                continue
            }
            plan.effort.walks += 1
            made.append(walk(way.steps))
        }
    }

    /// Returns all ways of comparisons.
    mutating func comparedWays() -> [ExplorationPlan.Way] {
        plan.beginComparing()
        var ways: [ExplorationPlan.Way] = []
        while let way = plan.nextComparison() { ways.append(way) }
        return ways
    }

    private mutating func walk(_ first: [StateGraph.Step]) -> [StateGraph.Step] {
        var (rest, steps) = (first[...], [StateGraph.Step]())
        var place = 0
        var join: Int?
        while true {
            if rest.isEmpty {
                let (state, isNew) = arrive(at: place, steps, join)
                guard place != MoveTable.end else { break }
                if isNew {
                    guard let step = plan.begin(state) else { break }
                    rest = [step]
                } else {
                    guard let way = plan.wayOn(from: state, past: past, after: steps.count) else { break }
                    join = join ?? steps.count
                    rest = way[...]
                }
            }
            guard let step = rest.popFirst() else { break }
            plan.graph.states[step.state].records[step.move].count += 1
            steps.append(step)
            let moves = table.moves[plan.graph.states[step.state].key.whole]
            place = moves.indices.contains(step.move) ? moves[step.move] ?? MoveTable.end : MoveTable.end
        }
        return steps
    }

    private mutating func arrive(at place: Int, _ steps: [StateGraph.Step], _ join: Int?) -> (state: Int, isNew: Bool) {
        let key = StateKey(whole: place, seen: place, view: place)
        let known = plan.graph.place(of: key)
        let moves = place == MoveTable.end ? [] : table.moves[place].indices.map(move)
        let state =
            known
            ?? plan.graph.add(
                StateGraph.State(
                    key: key, past: 0,
                    ShownPlace(
                        name: "\(place)",
                        source: SourceLine(
                            fileID: "A/B.swift", line: table.lines.isEmpty ? 1 : table.lines[max(place, 0)])),
                    end: place == MoveTable.end ? .returned(FlowResult(text: "")) : nil,
                    found: FoundMoves(moves: moves),
                    parent: steps.last))
        if let last = steps.last {
            let isSame = plan.graph.connect(
                last, to: state, past: known == nil ? 0 : past,
                on: join == nil ? nil : steps)
            #expect(isSame)
        }
        return (state, known == nil)
    }

    private func move(_ number: Int) -> ExploredMove {
        guard number != table.timer else {
            return ExploredMove(turn: Recording.Turn([.wait(seconds: 1)], .flow))
        }
        return ExploredMove(turn: Recording.Turn([.press("\(number)")], .flow))
    }
}
