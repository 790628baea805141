#if canImport(SwiftUI)
    public import Aside
    public import SwiftUI

    extension View {
        /// Shows some questions with your own view, in the stages within this view.
        ///
        /// Your view draws the ``Modal`` and operates it: by the labels of its buttons, `try? modal.press("Delete")`,
        /// or by the items of its `outline`. A modifier further inside takes precedence.
        ///
        /// - Parameters:
        ///   - kind: The kind of question. A sheet shows a screen, so register its view with `screen(_:view:)`.
        ///   - isMeant: Returns whether your view is for a question of that kind; by default for all of them.
        ///   - presentation: How your view is shown.
        ///   - view: Makes the view for a question.
        /// - Returns: This view, within which such questions have your view.
        public func questionView<Drawing: View>(
            for kind: ModalContent.Kind, where isMeant: @escaping @MainActor (ModalContent) -> Bool = { _ in true },
            in presentation: QuestionPresentation = .overlay,
            @ViewBuilder view: @escaping @MainActor (Modal) -> Drawing
        ) -> some View {
            transformEnvironment(\.questionViews) { table in
                table.register(kind, where: isMeant, in: presentation) { AnyView(view($0)) }
            }
        }
    }

    extension EnvironmentValues {
        /// Your own views for questions.
        var questionViews: QuestionTable<AnyView> {
            get { self[QuestionViewsKey.self] }
            set { self[QuestionViewsKey.self] = newValue }
        }
    }

    private struct QuestionViewsKey: EnvironmentKey {
        static var defaultValue: QuestionTable<AnyView> { QuestionTable() }
    }
#endif
