import Testing

@testable import Aside

@MainActor
@Suite("Work")
struct WorkTests {
    @Test("A task that begins after the end of its work is cancelled from its first line on")
    func late() async {
        let stage = Stage()
        let work = Work(surface: .base, host: stage.host)
        work.end()
        await work.start { #expect(Task.isCancelled) }.value
    }
}
