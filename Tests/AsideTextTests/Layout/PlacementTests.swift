import Aside
import Testing

@testable import AsideText

struct PlacementTests {
    @Test("A prompt that grows by an error keeps its upper edge")
    func upperEdge() async throws {
        let size = Size(columns: 80, rows: 24)
        var edges: [Int?] = []
        for scene in [Scene.form, .prompt] {
            let snapshot = try await scene.snapshot()
            let lines = Frame(snapshot, size: size).description.split(
                separator: "\n", omittingEmptySubsequences: false)
            edges.append(lines.firstIndex { $0.contains("╭") })
        }
        #expect(edges == [6, 6])
    }

    @Test("On a tall terminal a question is in the upper part, near the content of the screen")
    func tall() async throws {
        let snapshot = try await Scene.alert.snapshot()
        let lines = Frame(snapshot, size: Size(columns: 200, rows: 50)).description
            .split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.firstIndex { $0.contains("╭") } == 12)
    }

    @Test("The hint is below the screen, even if that is in the middle of a wide terminal")
    func hint() async throws {
        let snapshot = try await Scene.screen.snapshot()
        for columns in [40, 100, 101, 200] {
            let frame = Frame(snapshot, size: Size(columns: columns, rows: 12), hint: "keys")
            let lines = frame.description.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines[11].prefix { $0 == " " }.count == lines[0].prefix { $0 == " " }.count)
            #expect(lines[11].hasSuffix("keys"))
        }
    }
}
