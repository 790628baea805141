#if canImport(SwiftUI)
    public import Aside
    public import SwiftUI

    extension View {
        /// Shows some questions with your own view, in the stages within this view.
        ///
        /// Your view draws the ``Modal`` and operates it: by its `buttons` and `fields`, or by moves at its ``Modal/front``. A modifier
        /// further inside takes precedence.
        ///
        /// - Parameters:
        ///   - kind: The kind of question. A sheet shows a screen, so register its view with `screen(_:view:)`.
        ///   - isMeant: Returns whether your view is for a question of that kind; by default for all of them.
        ///   - presentation: How your view is shown.
        ///   - view: Makes the view for a question.
        /// - Returns: This view, within which such questions have your view.
        public func questionView<Drawing: View>(
            for kind: Front.Kind, where isMeant: @escaping @MainActor (Front) -> Bool = { _ in true },
            in presentation: QuestionPresentation = .overlay,
            @ViewBuilder view: @escaping @MainActor (Modal) -> Drawing
        ) -> some View {
            let entry = QuestionViews.Entry(
                isMeant: { $0.kind == kind && isMeant($0) }, presentation: presentation, make: { AnyView(view($0)) })
            return transformEnvironment(\.aside.questionViews.entries) { $0.append(entry) }
        }

        /// Shows notices with your own view, at the lower edge of the stages within this view.
        ///
        /// Your view draws the ``Notice``, and calls its `press()` if the notice has an action. The system reads the text
        /// aloud.
        ///
        /// - Parameter view: Makes the view for a notice.
        /// - Returns: This view, within which notices have your view.
        public func noticeView<Drawing: View>(
            @ViewBuilder view: @escaping @MainActor (Notice) -> Drawing
        ) -> some View {
            transformEnvironment(\.aside.questionViews) { $0.notice = { AnyView(view($0)) } }
        }
    }

    /// Your own views for questions and notices.
    struct QuestionViews {
        struct Entry {
            let isMeant: @MainActor (Front) -> Bool
            let presentation: QuestionPresentation
            let make: @MainActor (Modal) -> AnyView
        }

        var entries: [Entry] = []
        /// The view of notices; `nil` if you have none.
        var notice: (@MainActor (Notice) -> AnyView)?

        /// Returns what was registered last for a question; `nil` if it has no view of yours.
        @MainActor
        subscript(front: Front) -> Entry? {
            // A sheet shows a screen, which has a view already.
            front.kind == .sheet ? nil : entries.last { $0.isMeant(front) }
        }
    }
#endif
