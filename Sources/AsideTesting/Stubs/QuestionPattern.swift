import Aside

/// A pattern that a stub or a step uses to find modals: by kind, title, identity, or the type of the screen in a sheet.
struct QuestionPattern: Equatable, Sendable {
    var kind: ModalContent.Kind?
    var title: String?
    var identity: String?
    var screen: ScreenName?

    init(
        kind: ModalContent.Kind? = nil, title: String? = nil, identity: String? = nil, screen: ScreenName? = nil
    ) {
        self.kind = kind
        self.title = title
        self.identity = identity
        self.screen = screen
    }

    /// Makes a pattern for the modals that ask a given question.
    init(askedAs content: ModalContent) {
        self.init(kind: content.kind, title: content.title, identity: content.identity)
    }

    /// Returns whether it describes the modal by more than its kind.
    func mayMean(_ content: ModalContent) -> Bool {
        (title ?? identity) != nil && difference(from: content, showing: screen) == nil
    }

    /// A part in which a modal differs from the pattern.
    enum Difference {
        case kind, title, identity, screen
    }

    /// Compares a modal with the pattern; returns `nil` if it matches.
    func difference(from content: ModalContent, showing shown: ScreenName?) -> Difference? {
        if let kind, kind != content.kind { return .kind }
        if let screen, screen != shown { return .screen }
        if let identity, identity != content.identity { return .identity }
        if let title, title != content.title { return .title }
        return nil
    }
}

extension QuestionPattern: CustomStringConvertible {
    /// The pattern in words, such as `alert “Card declined”`.
    var description: String {
        let noun = kind?.noun ?? "modal"
        let parts =
            [title.map { "“\($0)”" }, screen.map { "with \($0)" }, identity.map { "asked once as “\($0)”" }]
            .compactMap(\.self)
        return (parts.isEmpty ? ["any \(noun)"] : [noun] + parts).joined(separator: " ")
    }
}
