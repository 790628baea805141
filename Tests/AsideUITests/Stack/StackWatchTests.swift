import Testing

@testable import AsideUI

@Suite("StackWatch")
struct StackWatchTests {
    @Test("Nothing is missing on a stack that is out of view, or empty, or shows what it should")
    func nothing() {
        var watch = StackWatch<String>()
        for screen in ["a", "b"] { watch.appeared(screen) }
        #expect(!watch.differs(from: ["a", "b"]))
        #expect(!watch.differs(from: []))
        watch.disappeared("a")
        watch.disappeared("b")
        #expect(!watch.differs(from: ["a", "c"]))
    }

    @Test("A push or a pop that is not shown is missing; the screen below a held swipe is not")
    func missing() {
        var watch = StackWatch<String>()
        watch.appeared("a")
        #expect(watch.differs(from: ["a", "b"]))
        watch.appeared("b")
        watch.disappeared("b")
        #expect(!watch.differs(from: ["a", "b"]))
        watch.disappeared("a")
        watch.appeared("b")
        #expect(watch.differs(from: ["a"]))
    }
}
