public import Aside

/// What a stage shows at one moment, as plain data that can leave the process.
///
/// Scripts, agents, editors and logs can read it. The texts of secure fields are masked: a picture never holds them.
public struct StagePicture: Equatable, Sendable, Codable {
    /// The titles of the screens on the stack, from the root to the top.
    public var path: [String]
    /// The screen on top of the stack; `nil` if there is none.
    public var screen: ScreenPicture?
    /// The question in front: the modal on top, or a question that is a step; `nil` if there is none.
    public var modal: ModalPicture?
    /// The notice in view; `nil` if there is none.
    public var notice: NoticeContent?

    /// A screen in a picture.
    public struct ScreenPicture: Equatable, Sendable, Codable {
        /// The identity of this stay of the screen; no other one in the process ever has it.
        public var id: String
        /// The name of the screen's type.
        public var type: String
        /// The title of the screen.
        public var title: String
        /// Whether the screen accepts a value now; `false` while its closure runs.
        public var acceptsInput: Bool
        /// Whether there is a screen to go back to.
        public var canGoBack: Bool
        /// What the screen shows, from top to bottom; empty for a question that is a step, which has them.
        public var items: [Item]

        private enum CodingKeys: String, CodingKey {
            case id, type, title, items
            case acceptsInput = "accepts"
            case canGoBack = "back"
        }
    }

    /// A modal, or a question that is a step, in a picture.
    public struct ModalPicture: Equatable, Sendable, Codable {
        /// The identity of this presentation of the modal, or of the screen that is a step; no other one in the process
        /// ever has it.
        public var id: String
        /// The kind of the modal.
        public var kind: ModalContent.Kind
        /// The title.
        public var title: String
        /// The message below the title.
        public var message: String?
        /// The name that the flow has given the question, with which it is asked only once at a time.
        public var name: String?
        /// How serious the modal is.
        public var severity: Severity
        /// Whether the user can dismiss it.
        ///
        /// To dismiss a step is to go back.
        public var isDismissible: Bool
        /// Whether an answer is being checked, so that none is taken.
        public var isBusy: Bool
        /// The label of the button that submits, if there is one.
        public var defaultAction: String?
        /// What the modal shows, from top to bottom; its buttons are the last of them.
        public var items: [Item]
        /// The screen inside a sheet; `nil` for other kinds.
        public var screen: ScreenPicture?

        private enum CodingKeys: String, CodingKey {
            case id, kind, title, message, name, severity, items, screen
            case isDismissible = "dismissible"
            case isBusy = "busy"
            case defaultAction = "default"
        }
    }
}

extension StagePicture {
    /// Takes the picture of a stage.
    ///
    /// - Parameter stage: The stage.
    @MainActor
    public init(_ stage: Stage) {
        path = stage.entries.map(\.screen.title)
        screen = ScreenPicture(topOf: stage)
        modal = stage.questionInFront.flatMap { ModalPicture($0, of: stage.stageInFront) }
        // A step is a screen, but its items are those of the question.
        if modal?.id == screen?.id { screen?.items = [] }
        notice = stage.notice?.content
    }

    /// The identity of what the user operates: the screen in the topmost sheet, the modal, or the screen on top.
    public var front: String? { modal?.screen?.id ?? modal?.id ?? screen?.id }

    /// Whether something waits for the user: a modal that takes an answer, a screen that accepts a value, or the button
    /// of a notice.
    ///
    /// In between, the flow is at work, or what was typed is being checked: the picture will change by itself.
    public var isReady: Bool {
        if let modal, modal.screen == nil {
            return !modal.isBusy && modal.kind != .progress && !modal.items.contains(where: \.isWorking)
        }
        guard let screen = modal?.screen ?? screen else { return false }
        // The action that shows a notice waits for its button.
        return screen.acceptsInput && (notice?.action != nil || !screen.items.contains(where: \.isWorking))
    }
}

extension StagePicture.ScreenPicture {
    @MainActor
    fileprivate init?(topOf stage: Stage) {
        guard let entry = stage.entries.last else { return nil }
        id = entry.id.description
        type = SwiftType.name(Swift.type(of: entry.screen))
        title = entry.screen.title
        acceptsInput = stage.acceptsInput
        canGoBack = stage.stack.count > 1
        let pending = entry.screen.pendingFields
        items = entry.screen.outline.items.map { StagePicture.Item($0, pending: pending) }
    }
}

extension StagePicture.ModalPicture {
    @MainActor
    fileprivate init?(_ shown: any ShownQuestion, of front: Stage) {
        let content = shown.question
        let modal = shown as? Modal
        guard let id = modal?.id.description ?? shown.entryID?.description else { return nil }
        self.id = id
        kind = content.kind
        title = content.title
        message =
            content.refusal.map { [content.message, $0].compactMap(\.self).joined(separator: "\n") }
            ?? content.message
        name = content.identity
        severity = content.severity
        isDismissible = content.isDismissible
        isBusy = content.isBusy || modal == nil && !front.acceptsInput
        // In a list of one, Enter takes a row.
        defaultAction = content.kind == .choose && content.count == nil ? nil : content.defaultChoice?.label
        let pending = shown.pendingFields
        items = content.outline.items.map { StagePicture.Item($0, pending: pending) }
        screen = modal?.stage.flatMap { StagePicture.ScreenPicture(topOf: $0) }
    }
}
