import Testing

@testable import AsideUI

@Suite("StackWatch")
struct StackWatchTests {
    private func watch(seeing screens: String...) -> StackWatch<String> {
        var watch = StackWatch<String>()
        for screen in screens { watch.appeared(screen) }
        return watch
    }

    @Test("A screen on top that does not come into view is asked for once more, and then the programmer is told")
    func missing() {
        var watch = watch(seeing: "a")
        #expect(watch.verdict(on: "b") == .writeAgain)
        #expect(watch.verdict(on: "b") == .warn)
        watch.appeared("b")
        #expect(watch.verdict(on: "b") == .nothing)
        watch.disappeared("b")
        #expect(watch.verdict(on: "b") == .writeAgain)
    }

    @Test("Nothing is missing on a stack that is out of view, or empty, or shows what it should")
    func nothing() {
        var watch = watch(seeing: "a", "b")
        #expect(watch.verdict(on: "b") == .nothing)
        #expect(watch.verdict(on: nil) == .nothing)
        watch.disappeared("a")
        watch.disappeared("b")
        #expect(watch.verdict(on: "c") == .nothing)
    }

    @Test("A half swipe back, which shows both screens for a while, changes nothing")
    func halfSwipe() {
        var watch = watch(seeing: "b")
        watch.appeared("a")
        #expect(watch.verdict(on: "b") == .nothing)
        watch.disappeared("a")
        #expect(watch.verdict(on: "b") == .nothing)
    }
}
