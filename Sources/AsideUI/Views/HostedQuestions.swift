#if canImport(SwiftUI)
    import Aside
    import SwiftUI

    /// What is asked on a stage, in a view of the system's own frameworks that holds nothing else.
    struct HostedQuestions: View {
        let stage: Stage
        /// Told whether something is drawn in the view, so that it needs room.
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
