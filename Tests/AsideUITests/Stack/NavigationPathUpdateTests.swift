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
}
