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
        var kind: ModalContent.Kind?
        var title: String?
        var identity: String?
        var screen: ScreenName?

        /// Any modal of a kind, with a title where one is given.
        init(_ kind: ModalContent.Kind? = nil, _ title: String? = nil) {
            self.kind = kind
            self.title = title
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
        var question = Self(.sheet)
        question.screen = ScreenName(screen)
        return question
    }

    /// What is asked with `policy: .once(id)`.
    ///
    /// - Parameter id: the identity.
    /// - Returns: the question.
    public static func once(_ id: String) -> Self {
        var question = Self()
        question.identity = id
        return question
    }
}

extension TestPresenter.QuestionMatcher: CustomStringConvertible {
    /// What is meant, such as `alert “Card declined”`.
    public var description: String {
        let noun = kind?.noun ?? "modal"
        let parts =
            [title.map { "“\($0)”" }, screen.map { "with \($0)" }, identity.map { "asked once as “\($0)”" }]
            .compactMap(\.self)
        return (parts.isEmpty ? ["any \(noun)"] : [noun] + parts).joined(separator: " ")
    }
}

// MARK: - Matching

extension TestPresenter.QuestionMatcher {
    /// What is not as it is meant to be.
    enum Difference {
        case kind, title, identity, screen
    }

    /// Compares a modal; `nil` where it is one that is meant.
    func difference(from content: ModalContent, showing shown: ScreenName?) -> Difference? {
        if let kind, kind != content.kind { return .kind }
        if let screen, screen != shown { return .screen }
        if let identity, identity != content.identity { return .identity }
        if let title, title != content.title { return .title }
        return nil
    }
}
