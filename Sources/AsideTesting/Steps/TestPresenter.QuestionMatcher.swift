public import Aside

extension TestPresenter {
    /// Which modals are meant: by kind, title, identity, or the type of the screen in a sheet.
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
    /// Any modal.
    public static var any: Self { Self() }

    /// An alert; what `confirm` and `retrying` ask is one, too.
    ///
    /// - Parameter title: its title; without one, any alert.
    /// - Returns: the question.
    public static func alert(_ title: String? = nil) -> Self { Self(.alert, title) }

    /// What `confirm` asks: an alert.
    ///
    /// - Parameter title: its title; without one, any alert.
    /// - Returns: the question.
    public static func confirm(_ title: String? = nil) -> Self { Self(.alert, title) }

    /// A list to choose one or many from.
    ///
    /// - Parameter title: its title; without one, any list.
    /// - Returns: the question.
    public static func choose(_ title: String? = nil) -> Self { Self(.choose, title) }

    /// A prompt.
    ///
    /// - Parameter title: its title; without one, any prompt.
    /// - Returns: the question.
    public static func prompt(_ title: String? = nil) -> Self { Self(.prompt, title) }

    /// Work with progress.
    ///
    /// - Parameter title: its title; without one, any progress.
    /// - Returns: the question.
    public static func progress(_ title: String? = nil) -> Self { Self(.progress, title) }

    /// A sheet.
    ///
    /// - Parameter title: its title; without one, any sheet.
    /// - Returns: the question.
    public static func sheet(_ title: String? = nil) -> Self { Self(.sheet, title) }

    /// A sheet that shows a screen of a type, lowest on its stack.
    ///
    /// - Parameter screen: the type of the screen.
    /// - Returns: the question.
    public static func sheet<Shown: Screen>(_ screen: Shown.Type) -> Self {
        Self(.sheet, screen: ScreenName(screen))
    }

    /// What is asked with `policy: .once(id)`.
    ///
    /// - Parameter id: the identity.
    /// - Returns: the question.
    public static func once(_ id: String) -> Self {
        Self(identity: id)
    }
}

extension TestPresenter.QuestionMatcher: CustomStringConvertible {
    /// What is meant, such as `alert “Card declined”`.
    public var description: String { pattern.description }
}
