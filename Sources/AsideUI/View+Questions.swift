#if canImport(SwiftUI)
    public import Aside
    public import SwiftUI

    extension View {
        /// Shows the questions of a stage in the window of this view: alerts, dialogs, sheets, prompts, progress, notices.
        ///
        /// Put it on the root view of a window: what is in front there, also a sheet, a cover or a tab of the app, is
        /// what a question is shown over. An app with its own navigation needs nothing else: its models ask
        /// `try await stage.confirm(…)`. Views inside this view find the stage with ``CurrentStage``.
        ///
        /// - Parameter stage: The stage. Inside a view that shows its questions already, this only sets the environment.
        /// - Returns: This view with the questions over it.
        public func questions(on stage: Stage) -> some View {
            modifier(QuestionsModifier(stage: stage)).id(ObjectIdentifier(stage))
        }
    }

    /// A modifier that shows the questions of one stage, unless the view around it shows them.
    private struct QuestionsModifier: ViewModifier {
        let stage: Stage
        @Environment(\.aside.window) private var window

        func body(content: Content) -> some View {
            if window?.stage === stage {
                content.environment(stage)
            } else {
                content.modifier(AttachingModifier(stage: stage))
            }
        }
    }

    /// A modifier that attaches a presenter to a stage for as long as the view exists.
    private struct AttachingModifier: ViewModifier {
        let stage: Stage
        @State private var owner = Owner<AttachedWindow<SystemWindow>>()
        @Environment(\.aside.questionViews) private var questionViews
        @Environment(\.aside.hooks) private var hooks
        @Environment(\.accessibilityVoiceOverEnabled) private var isVoiceOverRunning

        func body(content: Content) -> some View {
            let attached = owner.owned { AttachedWindow(stage, in: SystemWindow()) }
            // The presenter must not hold this view, and so the window with it.
            let views = questionViews
            let _ = attached.presenter.use(hooks) { views[$0]?.presentation }
            place(content, in: attached.window)
                .environment(\.aside.window, attached.window)
                .environment(stage)
                .onAppear { attached.viewAppeared() }
                // The text is read before the user can go to the button.
                .onChange(of: isVoiceOverRunning, initial: true) { _, isRunning in
                    stage.noticeSlowness = isRunning ? 4 : 1
                }
        }

        /// Tells a window where its questions are shown.
        private func place(_ content: Content, in window: SystemWindow) -> some View {
            #if os(watchOS) || os(Linux)
                content.overlay(alignment: .bottom) { NoticeView() }.modifier(LevelModifier(window: window, number: 0))
            #else
                content.background {
                    SourceView { view, environment in
                        window.surroundings.environment = environment
                        if window.source !== view { window.source = view }
                    }
                    .accessibilityHidden(true)
                }
            #endif
        }
    }
#endif
