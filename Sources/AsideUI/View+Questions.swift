#if canImport(SwiftUI)
    public import Aside
    public import SwiftUI

    extension View {
        /// Shows the questions of a stage over this view: alerts, dialogs, sheets, prompts, progress.
        ///
        /// An app with its own navigation needs nothing else: its models ask `try await stage.confirm(…)`. Views inside
        /// this view find the stage with ``CurrentStage``. If the app presents a sheet itself, add the modifier to the
        /// sheet, too. While that sheet is open, questions are shown over it.
        ///
        /// - Parameter stage: The stage.
        /// - Returns: This view with the questions over it.
        public func questions(on stage: Stage) -> some View {
            modifier(QuestionsModifier(stage: stage)).id(ObjectIdentifier(stage))
        }
    }

    /// A modifier that shows the questions of one stage, while the view belongs to this stage.
    private struct QuestionsModifier: ViewModifier {
        let stage: Stage
        @State private var owner: Owner<StageAttachment>
        @Environment(\.scenePhase) private var scenePhase
        @Environment(\.questionViews) private var questionViews
        @Environment(\.hooks) private var hooks
        @Environment(\.accessibilityVoiceOverEnabled) private var isVoiceOverRunning

        init(stage: Stage) {
            self.stage = stage
            _owner = State(initialValue: Owner { StageAttachment(stage) })
        }

        func body(content: Content) -> some View {
            let attachment = owner.owned
            // The presenter must not hold this view, and so the attachment.
            let views = questionViews
            let _ = attachment.presenter.use(hooks) { views.presentation(of: $0) }
            content
                .modifier(PresentingModifier(presenter: attachment.presenter, presenting: .stack))
                .environment(stage)
                .onAppear { attachment.viewAppeared() }
                .onDisappear { attachment.viewDisappeared() }
                .onChange(of: scenePhase, initial: true) { _, phase in
                    attachment.presenter.setInBackground(phase == .background)
                }
                // The text is read before the user can go to the button.
                .onChange(of: isVoiceOverRunning, initial: true) { _, isRunning in
                    stage.noticeSlowness = isRunning ? 4 : 1
                }
        }
    }
#endif
