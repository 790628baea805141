#if canImport(SwiftUI)
    import Aside
    import SwiftUI

    /// A view that shows the questions of a stage in an otherwise empty view of UIKit or AppKit.
    struct HostedQuestions: View {
        let stage: Stage
        /// Called with whether the view draws something and so needs room.
        let cover: @MainActor (Bool) -> Void

        var body: some View {
            CoverReport(cover: cover).questions(on: stage)
        }
    }

    private struct CoverReport: View {
        let cover: @MainActor (Bool) -> Void
        @Environment(\.presentingSurface) private var surface

        var body: some View {
            Color.clear.onChange(of: isCovered) { _, isCovered in cover(isCovered) }
        }

        private var isCovered: Bool {
            surface.map { $0.presenter.placement.cover(of: $0.presenting) != nil } ?? false
        }
    }
#endif
