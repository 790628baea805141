#if canImport(SwiftUI)
    public import Aside
    public import SwiftUI

    extension Flow {
        /// Presents your own view as a sheet until the view gives an answer.
        ///
        /// The view is shown as it is, without a bar or a button of ours. A swipe, Esc, Menu on tvOS and VoiceOver's escape
        /// gesture dismiss the sheet.
        ///
        /// <!-- sample: not compiled, needs SwiftUI -->
        /// ```swift
        /// let hue = try await stage.sheet(for: Int.self, "Colour") { answer in
        ///     HuePicker(done: answer)
        /// }
        /// ```
        ///
        /// A test answers with `sheet(ViewSheet<Int>.self).publish(120)`.
        ///
        /// - Parameters:
        ///   - type: The type of the answer.
        ///   - title: The title of the sheet.
        ///   - style: How the sheet should appear, if the system can do so.
        ///   - undismissible: Whether the user cannot dismiss the sheet without an answer.
        ///   - mayClose: Decides whether the sheet may close when the user dismisses it; `nil` if it always may.
        ///   - file: Together with `line`, the place in the source that messages name; by default the place of the call.
        ///   - line: See `file`.
        ///   - view: Makes the view. The first answer that the view gives closes the sheet.
        /// - Returns: The answer.
        /// - Throws: `CancellationError` if the sheet ends without an answer.
        public func sheet<Answer, Drawing: View>(
            for type: Answer.Type,
            _ title: String = "",
            style: SheetStyle = .sheet,
            undismissible: Bool = false,
            mayClose: (@MainActor () async -> Bool)? = nil,
            file: String = #fileID,
            line: Int = #line,
            @ViewBuilder view: @escaping @MainActor (_ answer: @escaping @MainActor (Answer) -> Void) -> Drawing
        ) async throws(CancellationError) -> Answer {
            let draw: @MainActor (@escaping @MainActor (Answer) -> Void) -> AnyView = { AnyView(view($0)) }
            let screen = mayClose.map { GuardedViewSheet(title, $0, draw) } ?? ViewSheet(title, draw)
            return try await sheet(screen, style: style, undismissible: undismissible, file: file, line: line)
        }
    }

    /// The screen of a sheet with your own view; see `sheet(for:)`.
    public class ViewSheet<Answer>: ViewProviding, AnsweredByView {
        /// The outlet that takes the answer.
        public let outlet = Outlet<Answer>()
        /// The title of the sheet.
        public let title: String
        private let draw: @MainActor (@escaping @MainActor (Answer) -> Void) -> AnyView
        /// What the function that takes the answer holds.
        private weak var answering: Answering?

        init(_ title: String, _ draw: @escaping @MainActor (@escaping @MainActor (Answer) -> Void) -> AnyView) {
            self.title = title
            self.draw = draw
        }

        /// Your view.
        public var view: AnyView {
            let answering = Answering()
            self.answering = answering
            return draw { [weak self] answer in
                _ = answering
                self?.publish(answer)
            }
        }

        var isAnswerable: Bool { answering != nil }
    }

    private final class Answering {}

    /// The screen of a sheet whose closing something guards.
    private final class GuardedViewSheet<Answer>: ViewSheet<Answer>, CloseGuarding {
        private let isClosable: @MainActor () async -> Bool

        init(
            _ title: String, _ mayClose: @escaping @MainActor () async -> Bool,
            _ draw: @escaping @MainActor (@escaping @MainActor (Answer) -> Void) -> AnyView
        ) {
            isClosable = mayClose
            super.init(title, draw)
        }

        func mayClose() async -> Bool { await isClosable() }
    }
#endif
