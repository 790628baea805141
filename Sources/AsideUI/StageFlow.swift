#if canImport(SwiftUI)
    public import Aside
    public import SwiftUI

    /// A view that owns a stage, shows it, and runs a flow on it: a whole window.
    ///
    /// The flow begins when the view first appears, continues while the view is out of sight, and is cancelled when the
    /// view is removed for good. Register the views of the screens around it, as around a ``StageView``.
    public struct StageFlow: View {
        @State private var owner = Owner { Stage() }
        private let flow: @MainActor (Stage) async throws -> Void

        /// Makes a window for a flow.
        ///
        /// - Parameter flow: The flow, which receives its stage. An alert shows an error that the flow throws, unless it
        ///   is a `CancellationError`.
        public init(_ flow: @escaping @MainActor (_ stage: Stage) async throws -> Void) {
            self.flow = flow
        }

        /// The stage, with its flow.
        public var body: some View {
            let (stage, flow) = (owner.owned, flow)
            StageView(stage).flow(on: stage) { try await flow(stage) }
        }
    }
#endif
