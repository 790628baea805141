#if canImport(SwiftUI)
    public import Aside
    public import SwiftUI

    extension View {
        /// Runs a flow from when this view first appears until the view is gone for good.
        ///
        /// A flow in a `.task` ends whenever its view goes out of sight, as it does in another tab and may under a cover, and begins
        /// anew afterwards. This one goes on.
        ///
        /// - Parameters:
        ///   - stage: the stage of the flow; an error that the flow throws is shown there, unless it is a `CancellationError`.
        ///   - flow: the flow. It is cancelled when the window is closed, or the view is taken away.
        /// - Returns: this view, with a flow.
        public func flow(on stage: Stage, _ flow: @escaping @MainActor () async throws -> Void) -> some View {
            modifier(FlowModifier(stage: stage, flow: flow))
        }
    }

    private struct FlowModifier: ViewModifier {
        let stage: Stage
        let flow: @MainActor () async throws -> Void
        @State private var runner = FlowRunner()

        func body(content: Content) -> some View {
            content.onAppear { runner.start(on: stage, flow) }
        }
    }
#endif
