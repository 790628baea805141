import Testing

@testable import AsideUI

@Suite("StackWatch")
struct StackWatchTests {
    /// What comes into view (+) and goes out of view (-), the screens of the stack, and whether another one is shown.
    @Test(
        "A push or a pop that is not shown is missed; a covered stack and a held swipe back are not",
        arguments: [
            (["+a", "+b"], ["a", "b"], false), (["+a", "+b"], [], false),
            (["+a", "-a"], ["a", "c"], false),
            (["+a"], ["a", "b"], true),
            (["+a", "-a", "+b", "-b", "+a"], ["a", "b"], false),
            (["+a", "-a", "+b"], ["a"], true),
        ])
    func missing(events: [String], screens: [String], isMissing: Bool) {
        var watch = StackWatch<String>()
        for event in events {
            let screen = String(event.dropFirst())
            if event.hasPrefix("+") { watch.appeared(screen) } else { watch.disappeared(screen) }
        }
        let differs = watch.differs(from: screens)
        #expect(differs == isMissing)
    }
}
