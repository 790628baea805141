#if canImport(SwiftUI)
    public import Aside
    public import SwiftUI

    /// Shows a stage: its screens in a navigation stack, and what is asked over them.
    ///
    /// The views of the screens are registered with ``SwiftUICore/View/screen(_:view:)``, named by the screens themselves
    /// (``ViewProviding``), or drawn from their content. The views find the stage by ``CurrentStage``; in a sheet that is
    /// the sheet's own. An app that keeps its own navigation shows questions with `questions(on:)` instead.
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
            StackView(stage: stage, closing: nil).questions(on: stage)
        }
    }
#endif
