public import Aside

extension TestPresenter {
    /// A description of modals for a stub or a step: by kind, title, identity, or the type of the screen in a sheet.
    ///
    /// ```swift
    /// let ui = TestPresenter()
    /// ui.answer(.alert("Card declined"), with: "Retry")
    /// ui.answer(.once("session"), with: "Stay")
    /// ```
    public struct QuestionMatcher: Sendable {
        let pattern: QuestionPattern

        private init(_ pattern: QuestionPattern) {
            self.pattern = pattern
        }

        fileprivate init(
            _ kind: ModalContent.Kind? = nil, _ title: String? = nil, identity: String? = nil,
            screen: ScreenName? = nil
        ) {
            self.init(QuestionPattern(kind: kind, title: title, identity: identity, screen: screen))
        }
    }
}

extension TestPresenter.QuestionMatcher {
    /// Matches any modal.
    public static var any: Self { Self() }

    /// Matches an alert, including those of `confirm` and `retrying`.
    ///
    /// - Parameter title: The title of the alert; without one, any alert.
    /// - Returns: The matcher.
    public static func alert(_ title: String? = nil) -> Self { Self(.alert, title) }

    /// Matches the alert of `confirm`.
    ///
    /// - Parameter title: The title of the alert; without one, any alert.
    /// - Returns: The matcher.
    public static func confirm(_ title: String? = nil) -> Self { Self(.alert, title) }

    /// Matches a list to choose one or many from.
    ///
    /// - Parameter title: The title of the list; without one, any list.
    /// - Returns: The matcher.
    public static func choose(_ title: String? = nil) -> Self { Self(.choose, title) }

    /// Matches a prompt.
    ///
    /// - Parameter title: The title of the prompt; without one, any prompt.
    /// - Returns: The matcher.
    public static func prompt(_ title: String? = nil) -> Self { Self(.prompt, title) }

    /// Matches a form.
    ///
    /// - Parameter title: The title of the form; without one, any form.
    /// - Returns: The matcher.
    public static func form(_ title: String? = nil) -> Self { Self(.form, title) }

    /// Matches work with progress.
    ///
    /// - Parameter title: The title of the progress; without one, any progress.
    /// - Returns: The matcher.
    public static func progress(_ title: String? = nil) -> Self { Self(.progress, title) }

    /// Matches a sheet.
    ///
    /// - Parameter title: The title of the sheet; without one, any sheet.
    /// - Returns: The matcher.
    public static func sheet(_ title: String? = nil) -> Self { Self(.sheet, title) }

    /// Matches a sheet whose lowest screen has a type.
    ///
    /// - Parameter screen: The type of the screen.
    /// - Returns: The matcher.
    public static func sheet<Shown: Screen>(_ screen: Shown.Type) -> Self {
        Self(.sheet, screen: ScreenName(screen))
    }

    /// Matches a modal that is asked once.
    ///
    /// - Parameter id: The id of the question.
    /// - Returns: The matcher.
    public static func once(_ id: String) -> Self {
        Self(identity: id)
    }
}

extension TestPresenter.QuestionMatcher: CustomStringConvertible {
    /// The matcher in words, such as `alert “Card declined”`.
    public var description: String { pattern.description }
}

extension TestPresenter {
    /// How often a stub answers.
    public struct Times: Sendable, Equatable {
        /// How often it must answer; `nil` for any number of times.
        let count: Int?

        /// Exactly once.
        public static let once = Times(count: 1)

        /// Any number of times, including zero.
        ///
        /// A stub stops after 10,000 answers, so that a loop ends. At a screen, it stops after 100 answers in a row if
        /// nothing was shown, asked or changed between them. If a prompt refuses the same answer twice for the same reason,
        /// the test fails.
        public static let always = Times(count: nil)

        /// Makes an exact number of times.
        ///
        /// - Parameter count: How often to answer. A stub for 0 times does not answer.
        /// - Returns: The number of times.
        public static func exactly(_ count: Int) -> Times {
            Times(count: max(count, 0))
        }
    }
}
