#if canImport(SwiftUI)
    public import Aside
    public import SwiftUI

    extension View {
        /// Shows over this view what is asked on a stage: alerts, dialogs, sheets, prompts, progress.
        ///
        /// It is all that an app needs that keeps its own navigation: its models ask `try await stage.confirm(…)`. Views
        /// inside find the stage by ``CurrentStage``. A sheet that the app presents itself can have the modifier as well:
        /// what is asked while that sheet is open shows over it.
        ///
        /// - Parameter stage: the stage.
        /// - Returns: this view, with what is asked over it.
        public func questions(on stage: Stage) -> some View {
            modifier(QuestionsModifier(stage: stage)).id(ObjectIdentifier(stage))
        }
    }

    /// Shows what is asked on one stage, for as long as the view is that of this stage.
    private struct QuestionsModifier: ViewModifier {
        let stage: Stage
        @State private var attachment: StageAttachment
        @Environment(\.scenePhase) private var scenePhase
        @Environment(\.questionViews) private var questionViews
        @Environment(\.stageAttachment) private var outer
        @Environment(\.surroundings) private var surroundings

        init(stage: Stage) {
            self.stage = stage
            _attachment = State(initialValue: StageAttachment(stage))
        }

        func body(content: Content) -> some View {
            let _ = attachment.presenter.use(surroundings) { questionViews.presentation(of: $0) }
            content
                .modifier(PresentingModifier(presenter: attachment.presenter, presenting: .stack))
                .environment(stage)
                .environment(\.stageAttachment, attachment)
                .onAppear { attachment.viewAppeared(within: outer) }
                .onDisappear { attachment.viewDisappeared() }
                .onChange(of: scenePhase, initial: true) { _, phase in
                    attachment.presenter.setInBackground(phase == .background)
                }
        }
    }

    extension EnvironmentValues {
        /// How time passes and what is in view, where a test says so.
        var surroundings: Surroundings? {
            get { self[SurroundingsKey.self] }
            set { self[SurroundingsKey.self] = newValue }
        }

        /// What shows the stage of the views around.
        fileprivate var stageAttachment: StageAttachment? {
            get { self[StageAttachmentKey.self] }
            set { self[StageAttachmentKey.self] = newValue }
        }
    }

    private struct SurroundingsKey: EnvironmentKey {
        static var defaultValue: Surroundings? { nil }
    }

    private struct StageAttachmentKey: EnvironmentKey {
        static var defaultValue: StageAttachment? { nil }
    }
#endif
