import Aside
import TestSupport
import Testing

@testable import AsideUI

@Suite("NavigationPathUpdate")
struct NavigationPathUpdateTests {
    typealias Example = (name: String, written: String, seen: String, entries: String, target: Int?)

    @Test(
        "A written path uncovers the screen beneath the lowest screen that the user has left",
        arguments: [
            ("one screen back", "a", "ab", "/ab", 1),
            ("to the root", "", "ab", "/ab", 0),
            ("two at once", "a", "abc", "/abc", 1),
            ("nothing left", "ab", "ab", "/ab", nil),
            ("the flow has left already", "a", "ab", "/a", nil),
            ("another took the place of what was left", "a", "ab", "/ac", nil),
            ("another came above what was left", "a", "ab", "/abc", 1),
            ("another came above, and what was left went", "a", "ab", "/acd", nil),
            ("two came above what was left", "a", "ab", "/abcd", 1),
            ("of two that were left, one has gone", "", "ab", "/ac", 0),
            ("two that were left have gone, and one came", "", "ab", "/c", nil),
            ("the root was replaced beneath what was left", "a", "ab", "#ab", 1),
            ("everything was replaced", "", "ab", "#xy", nil),
            ("the stack is empty", "", "a", "", nil),
            ("something is written that was never there", "z", "a", "/a", 0),
        ] as [Example]
    )
    func target(example: Example) {
        let target = NavigationPathUpdate.target(
            of: Array(example.written), seen: Array(example.seen), entries: Array(example.entries)
        )
        #expect(target == example.target, "\(example.name)")
    }

    @Test("The path of a stack contains the screens above its root")
    func path() {
        #expect(NavigationPathUpdate.path(of: ["/", "a", "b"]) == ["a", "b"])
        #expect(NavigationPathUpdate.path(of: ["/"]) == [])
        #expect(NavigationPathUpdate.path(of: [String]()) == [])
    }

    @Test("4.2: a written path is followed once; if the stack has changed meanwhile, it has to be read again")
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
        await until { stage.entries.count == 3 }
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
