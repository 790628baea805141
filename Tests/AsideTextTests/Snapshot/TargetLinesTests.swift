import Aside
import Testing

@testable import AsideText

@Suite("TargetLines") struct TargetLinesTests {
    @Test("Lines of controls and rows of lists are found as in a list of all of them")
    @MainActor
    func random() async throws {
        let ids = try #require(try await Scene.form.snapshot().front.outline).items.map(\.id)
        for _ in 0..<500 {
            var lines = TargetLines()
            var naive: [[Target]] = []
            for id in ids.shuffled().prefix(Int.random(in: 0...ids.count)) {
                switch Int.random(in: 0..<3) {
                case 0:
                    lines.add([Target(id)])
                    naive.append([Target(id)])
                case 1 where naive.last?.last?.option == nil && !naive.isEmpty:
                    lines.addBeside(Target(id))
                    naive[naive.count - 1].append(Target(id))
                default:
                    let places = Array((0..<Int.random(in: 0...5)).shuffled().prefix(3))
                    lines.add(rows: places, of: id)
                    naive += places.map { [Target(id, option: $0)] }
                }
            }
            #expect(lines.count == naive.count)
            #expect(lines.all == naive.flatMap(\.self))
            #expect(lines.first == naive.first?.first)
            #expect(lines.last == naive.last?.last)
            #expect(lines.isSeveral == (naive.flatMap(\.self).count > 1))
            for (index, line) in naive.enumerated() {
                #expect(lines[index] == line)
                for target in line { #expect(lines.line(of: target) == index) }
            }
            for id in ids {
                #expect(lines.line(of: Target(id, option: 9)) == nil)
                #expect(lines.lastRow(of: id) == naive.flatMap(\.self).last { $0.item == id && $0.option != nil })
            }
        }
    }
}
