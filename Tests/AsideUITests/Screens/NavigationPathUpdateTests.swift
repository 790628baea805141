import Aside
import Testing

@testable import AsideUI

@Suite("NavigationPathUpdate")
struct NavigationPathUpdateTests {
    struct Example: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let written: String
        let seen: String
        let entries: String
        let target: Int?

        init(_ name: String, written: String, seen: String, entries: String, target: Int?) {
            testDescription = name
            (self.written, self.seen, self.entries, self.target) = (written, seen, entries, target)
        }
    }

    @Test(
        "A written path uncovers the screen beneath the lowest screen that the user has left",
        arguments: [
            Example("one screen back", written: "a", seen: "ab", entries: "/ab", target: 1),
            Example("to the root", written: "", seen: "ab", entries: "/ab", target: 0),
            Example("two at once", written: "a", seen: "abc", entries: "/abc", target: 1),
            Example("nothing left", written: "ab", seen: "ab", entries: "/ab", target: nil),
            Example("the flow has left already", written: "a", seen: "ab", entries: "/a", target: nil),
            Example("another took the place of what was left", written: "a", seen: "ab", entries: "/ac", target: nil),
            Example("another came above what was left", written: "a", seen: "ab", entries: "/abc", target: 1),
            Example(
                "another came above, and what was left went", written: "a", seen: "ab", entries: "/acd", target: nil),
            Example("two came above what was left", written: "a", seen: "ab", entries: "/abcd", target: 1),
            Example("of two that were left, one has gone", written: "", seen: "ab", entries: "/ac", target: 0),
            Example("two that were left have gone, and one came", written: "", seen: "ab", entries: "/c", target: nil),
            Example("one that was never seen came and went", written: "a", seen: "ab", entries: "/ab", target: 1),
            Example("the root was replaced beneath what was left", written: "a", seen: "ab", entries: "#ab", target: 1),
            Example("everything was replaced", written: "", seen: "ab", entries: "#xy", target: nil),
            Example("the stack is empty", written: "", seen: "a", entries: "", target: nil),
            Example("something is written that was never there", written: "z", seen: "a", entries: "/a", target: 0),
        ]
    )
    func target(example: Example) {
        let target = NavigationPathUpdate.target(
            of: Array(example.written), seen: Array(example.seen), entries: Array(example.entries)
        )
        #expect(target == example.target)
    }

    @Test("The path of a stack contains the screens above its root")
    func path() {
        #expect(NavigationPathUpdate.path(of: ["/", "a", "b"]) == ["a", "b"])
        #expect(NavigationPathUpdate.path(of: ["/"]) == [])
        #expect(NavigationPathUpdate.path(of: [String]()) == [])
    }

    @Test("4.2: a written path is followed once, and the stack has to be read again if it has changed meanwhile")
    @MainActor
    func follow() async {
        let stage = Stage()
        let flow = Task {
            try? await stage.show(Page("/")).starting(with: "").then { _ in
                try await stage.show(Page("a")).starting(with: "").then { _ in
                    try await stage.show(Page("b")).value()
                }
            }
        }
        while stage.entries.count < 3 { await Waiting.change { _ = stage.entries } }
        let seen = NavigationPathUpdate.path(of: stage.entries)
        #expect(NavigationPathUpdate.follow([seen[0]], seen: seen, on: stage))
        #expect(stage.stack.screens.map(\.title) == ["/", "a"])
        #expect(NavigationPathUpdate.follow([seen[0]], seen: seen, on: stage))
        #expect(!NavigationPathUpdate.follow([], seen: [], on: stage))
        #expect(!NavigationPathUpdate.follow(seen, seen: seen, on: stage))
        #expect(stage.stack.screens.map(\.title) == ["/", "a"])
        flow.cancel()
        _ = await flow.value
    }
}
