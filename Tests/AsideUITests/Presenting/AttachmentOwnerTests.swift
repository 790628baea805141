import Aside
import Testing

@testable import AsideUI

@Suite("AttachmentOwner")
@MainActor
struct AttachmentOwnerTests {
    @Test("An attachment is made when it is first used, and once")
    func once() {
        let owner = AttachmentOwner(Stage())
        #expect(!owner.isUsed)
        #expect(owner.attachment === owner.attachment)
        #expect(owner.isUsed)
    }
}
