import Testing

@testable import AsideUI

@Suite("What the state of a view owns")
@MainActor
struct OwnerTests {
    @Test("An owned object is made when it is first used, and once")
    func once() {
        var made = 0
        let owner = Owner {
            made += 1
            return made
        }
        #expect(made == 0)
        #expect([owner.owned, owner.owned] == [1, 1])
    }
}
