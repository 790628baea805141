import Aside
import Testing

@testable import AsideTesting

@Suite("The oldest move comes first, and after many moves the one of the rarest line")
struct PendingMovesTests {
    private let cart = SourceLine(fileID: "Shop/Order.swift", line: 1)
    private let detail = SourceLine(fileID: "Shop/Order.swift", line: 2)

    @Test("The oldest move comes first")
    func oldest() {
        var pending = PendingMoves()
        for number in 0..<3 { pending.add(.init(state: number, move: 1), at: number == 1 ? detail : cart) }
        #expect((0..<4).map { _ in pending.next()?.state } == [0, 1, 2, nil])
    }

    @Test("After many moves, a line that had fewer turns comes first, and no move is lost")
    func spread() {
        var pending = PendingMoves()
        let count = PendingMoves.mostInOrder
        for number in 0..<2 * count { pending.add(.init(state: number, move: 1), at: cart) }
        for number in 0..<3 { pending.add(.init(state: number, move: 2), at: detail) }
        var taken: [StateGraph.Step] = []
        while let step = pending.next() { taken.append(step) }
        #expect(taken.count == 2 * count + 3)
        #expect(Set(taken).count == taken.count)
        #expect(taken[count..<count + 3].map(\.move) == [2, 2, 2])
    }
}
