import Foundation
import Testing

@testable import AsideUI

// On Apple's systems, the sizes stand in a module of their own.
#if canImport(CoreGraphics)
    import CoreGraphics
#endif

@Suite("HostRoom")
struct HostRoomTests {
    private let bar = CGRect(x: 40, y: 600, width: 300, height: 44)

    @Test("A hosting view takes the touches in the bar of a notice, whose place is measured in the safe area")
    func notice() {
        let room = HostRoom(notice: bar)
        #expect(room.takes(CGPoint(x: 50, y: 660), left: 0, top: 59))
        #expect(!room.takes(CGPoint(x: 50, y: 610), left: 0, top: 59))
        #expect(!room.takes(CGPoint(x: 50, y: 660), left: 44, top: 59))
        #expect(!room.isEmpty)
    }

    @Test("A hosting view takes all touches while running work covers it, and none while it draws nothing")
    func cover() {
        #expect(HostRoom(isCovered: true).takes(CGPoint(x: 1, y: 1), left: 0, top: 0))
        #expect(!HostRoom(isCovered: true).isEmpty)
        #expect(!HostRoom().takes(CGPoint(x: 1, y: 1), left: 0, top: 0))
        #expect(HostRoom().isEmpty)
    }
}
