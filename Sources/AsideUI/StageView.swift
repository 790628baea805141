#if canImport(SwiftUI)
    public import Aside
    public import SwiftUI

    /// Shows a stage: its screens in a navigation stack, and what is asked over them.
    ///
    /// The views of the screens are registered with ``SwiftUICore/View/screen(_:view:)``, named by the screens themselves
    /// (``ViewProviding``), or drawn from their content. The views find the stage as `@Environment(Stage.self)`; in a sheet
    /// that is the sheet's own.
    public struct StageView: View {
        private let stage: Stage

        /// Shows a stage.
        ///
        /// - Parameter stage: the stage. One view shows it at a time; of two, the one that appeared last.
        public init(_ stage: Stage) {
            self.stage = stage
        }

        /// The stack of the stage, with what is asked over it.
        public var body: some View {
            AttachedStageView(stage: stage).id(ObjectIdentifier(stage))
        }
    }

    /// The view of one stage, for as long as it is that of this stage.
    private struct AttachedStageView: View {
        let stage: Stage
        @State private var attachment: StageAttachment
        @Environment(\.scenePhase) private var scenePhase

        init(stage: Stage) {
            self.stage = stage
            _attachment = State(initialValue: StageAttachment(stage))
        }

        var body: some View {
            StackView(stage: stage, closing: nil)
                .modifier(PresentingModifier(presenter: attachment.presenter, presenting: .stack))
                .environment(stage)
                .onAppear { attachment.viewAppeared() }
                .onDisappear { attachment.viewDisappeared() }
                .onChange(of: scenePhase, initial: true) { _, phase in
                    attachment.presenter.setInBackground(phase == .background)
                }
        }
    }
#endif
