#if canImport(SwiftUI)
    public import Aside
    public import SwiftUI

    /// A view that owns a stage, shows it, and runs a flow on it: a whole window.
    ///
    /// The flow begins when the view first appears, continues while the view is out of sight, and is cancelled when the
    /// view is removed for good. Register the views of the screens around it, as around a ``StageView``.
    public struct StageFlow: View {
        @State private var owner = Owner<Stage>()
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
            let (stage, flow) = (owner.owned { Stage() }, flow)
            StageView(stage).flow(on: stage) { try await flow(stage) }
        }
    }

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
        @State private var owner = Owner<RunningFlow>()
        @Environment(\.aside.hooks) private var hooks

        func body(content: Content) -> some View {
            content.onAppear {
                _ = owner.owned {
                    stage.warnIfUnseen(hooks)
                    return RunningFlow(stage, flow)
                }
            }
        }
    }

    /// A flow that runs while the view that owns this object exists.
    ///
    /// SwiftUI ends a view's own task each time that the view goes out of sight: under a cover, and in another tab.
    @MainActor
    private final class RunningFlow {
        private let task: Task<Void, Never>

        /// Runs a flow; an alert on the stage shows an error that the flow throws.
        init(_ stage: Stage, _ flow: @escaping @MainActor () async throws -> Void) {
            task = Task {
                do { try await flow() } catch { await stage.alert(error) }
            }
        }

        deinit { task.cancel() }
    }
#endif
