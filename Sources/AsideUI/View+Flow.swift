#if canImport(SwiftUI)
    public import Aside
    public import SwiftUI

    extension View {
        /// Runs a flow from when this view first appears until the view is removed for good.
        ///
        /// A flow in a `.task` ends each time that its view goes out of sight, as in another tab or under a cover, and
        /// starts again afterwards. This flow continues.
        ///
        /// - Parameters:
        ///   - stage: The stage of the flow. An alert on it shows an error that the flow throws, unless it is a
        ///     `CancellationError`.
        ///   - flow: The flow. It is cancelled when the window is closed or the view is removed.
        /// - Returns: This view with a flow.
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
