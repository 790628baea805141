import Testing

@testable import AsideUI

@Suite("StackWatch")
struct StackWatchTests {
    private func watch(seeing screens: String...) -> StackWatch<String> {
        var watch = StackWatch<String>()
        for screen in screens { watch.appeared(screen) }
        return watch
    }

    @Test("Nothing is missing on a stack that is out of view, or empty, or shows what it should")
    func nothing() {
        var watch = watch(seeing: "a", "b")
        #expect(watch.verdict(on: ["a", "b"]) == .nothing)
        #expect(watch.verdict(on: []) == .nothing)
        watch.disappeared("a")
        watch.disappeared("b")
        #expect(watch.verdict(on: ["a", "c"]) == .nothing)
    }

    @Test("A half swipe back, which shows both screens or only the lower one for any time, changes nothing")
    func halfSwipe() {
        var watch = watch(seeing: "b")
        watch.appeared("a")
        #expect(watch.verdict(on: ["a", "b"]) == .nothing)
        watch.disappeared("b")
        for _ in 0..<3 { #expect(watch.verdict(on: ["a", "b"]) == .nothing) }
        watch.appeared("b")
        watch.disappeared("a")
        #expect(watch.verdict(on: ["a", "b"]) == .nothing)
    }
}
