#if canImport(SwiftUI)
    public import Aside
    public import SwiftUI

    /// A view that shows a stage: its screens in a navigation stack, and its questions over them.
    ///
    /// Register the views of the screens with ``SwiftUICore/View/screen(_:view:)``, or let a screen provide its view
    /// (``ViewProviding``). Other screens are drawn from their content. A view finds its stage with ``CurrentStage``;
    /// in a sheet, this is the sheet's own stage. If your app keeps its own navigation, show only the questions with
    /// `questions(on:)`.
    public struct StageView: View {
        private let stage: Stage

        /// Makes a view of a stage.
        ///
        /// - Parameter stage: The stage. One view at a time shows it: the one that appeared last.
        public init(_ stage: Stage) {
            self.stage = stage
        }

        /// The stack of the stage, with its questions over it.
        public var body: some View {
            StackView(stage: stage, closing: nil).questions(on: stage)
        }
    }
#endif
