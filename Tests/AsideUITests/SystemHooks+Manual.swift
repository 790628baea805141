import TestSupport

@testable import AsideUI

extension SystemHooks {
    /// What a test decides.
    @MainActor
    init(_ time: ManualTime) {
        self.init(
            platform: { Platform() }, after: time.after, warn: { time.warnings.append($0) }, announce: { _ in })
    }
}
