import Testing

@testable import AsideUI

@Suite("StackWatch")
struct StackWatchTests {
    @Test("Nothing is missing on a stack that is out of view, or empty, or shows what it should")
    func nothing() {
        var watch = StackWatch<String>()
        for screen in ["a", "b"] { watch.appeared(screen) }
        #expect(watch.verdict(on: ["a", "b"]) == .nothing)
        #expect(watch.verdict(on: []) == .nothing)
        watch.disappeared("a")
        watch.disappeared("b")
        #expect(watch.verdict(on: ["a", "c"]) == .nothing)
    }
}
