#if canImport(SwiftUI)
    public import Aside
    public import SwiftUI

    extension View {
        /// Gives questions a view of one's own, in the stages within this view.
        ///
        /// The view draws the ``Modal`` and operates it: by the labels of its buttons, `try? modal.press("Delete")`, or by what its
        /// `outline` holds. What is said further in counts for more.
        ///
        /// - Parameters:
        ///   - kind: which kind of question; a sheet shows a screen, whose view is registered with `screen(_:view:)`.
        ///   - isMeant: which questions of that kind; by default all of them.
        ///   - presentation: how the view comes into view.
        ///   - view: the view of such a question.
        /// - Returns: this view, within which such questions have a view of their own.
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
        /// The views of one's own for questions.
        var questionViews: QuestionTable<AnyView> {
            get { self[QuestionViewsKey.self] }
            set { self[QuestionViewsKey.self] = newValue }
        }
    }

    private struct QuestionViewsKey: EnvironmentKey {
        static var defaultValue: QuestionTable<AnyView> { QuestionTable() }
    }
#endif
