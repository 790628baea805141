#if canImport(SwiftUI)
    public import Aside
    public import SwiftUI
#else
    import Aside
#endif

/// A table of your own views for questions.
///
/// The table does not fix the type of a drawing, so it needs no user interface.
struct QuestionTable<Drawing> {
    private struct Entry {
        let isMeant: @MainActor (ModalContent) -> Bool
        let presentation: QuestionPresentation
        let make: @MainActor (Modal) -> Drawing
    }

    private var entries: [Entry] = []
    /// The drawing of notices; `nil` if you have none.
    var notice: (@MainActor (Notice) -> Drawing)?

    /// Registers a drawing for some questions.
    ///
    /// A later registration takes precedence.
    mutating func register(
        _ kind: ModalContent.Kind, where isMeant: @escaping @MainActor (ModalContent) -> Bool,
        in presentation: QuestionPresentation, make: @escaping @MainActor (Modal) -> Drawing
    ) {
        // A sheet shows a screen, which has a view already.
        guard kind != .sheet else { return }
        entries.append(Entry(isMeant: { $0.kind == kind && isMeant($0) }, presentation: presentation, make: make))
    }

    /// Returns how your own view for a question is shown; `nil` if there is none.
    @MainActor
    func presentation(of content: ModalContent) -> QuestionPresentation? {
        entry(for: content)?.presentation
    }

    /// Returns your own view for a question; `nil` if there is none.
    @MainActor
    func drawing(of modal: Modal) -> Drawing? {
        entry(for: modal.content)?.make(modal)
    }

    @MainActor
    private func entry(for content: ModalContent) -> Entry? {
        entries.last { $0.isMeant(content) }
    }
}

#if canImport(SwiftUI)
    extension View {
        /// Shows some questions with your own view, in the stages within this view.
        ///
        /// Your view draws the ``Modal`` and operates it: by its `buttons`, or by the items of its `outline`. A modifier
        /// further inside takes precedence.
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
            transformEnvironment(\.questionViews) { $0.notice = { AnyView(view($0)) } }
        }
    }

    extension EnvironmentValues {
        /// Your own views for questions and notices.
        var questionViews: QuestionTable<AnyView> {
            get { self[QuestionViewsKey.self] }
            set { self[QuestionViewsKey.self] = newValue }
        }
    }

    private struct QuestionViewsKey: EnvironmentKey {
        static var defaultValue: QuestionTable<AnyView> { QuestionTable() }
    }
#endif
