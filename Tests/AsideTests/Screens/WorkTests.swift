import Testing

@testable import Aside

@MainActor
@Suite("Work")
struct WorkTests {
    @Test("What begins when its work is over is cancelled from its first line on")
    func late() async {
        let stage = Stage()
        let work = Work(surface: .base, host: stage.host)
        work.end()
        await work.start { #expect(Task.isCancelled) }.value
    }
}
