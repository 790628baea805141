public import Aside
public import Testing

/// A notice that a test can look at, and whose button it can press.
@MainActor
public struct TestNotice {
    /// The notice itself, as a presenter sees it.
    public let notice: Notice
    private let ui: TestPresenter

    init(_ notice: Notice, ui: TestPresenter) {
        self.notice = notice
        self.ui = ui
    }

    /// The plain data that the notice shows.
    public var content: NoticeContent { notice.content }

    /// The line of the flow that shows the notice.
    public var source: SourceLine { notice.source }

    /// Presses the button of the notice.
    ///
    /// - Parameters:
    ///   - label: The label of the button.
    ///   - sourceLocation: Where a failure is reported; by default the line of the call.
    /// - Throws: An error that is already recorded as an issue, if the button is missing or the notice is over.
    public func press(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        guard content.action == label else {
            let fix = content.action.map { "its button is “\($0)”." } ?? "it has no button: give it one (`action:`)."
            throw ui.recorded(Failure("\(content.name) has no button “\(label)”.", fix, sourceLocation))
        }
        guard !notice.isOver else {
            let fix = "press its button before a step that waits for something else, which lets its time run out."
            throw ui.recorded(Failure("\(content.name) is over.", fix, sourceLocation))
        }
        ui.transcript.add(.answered(content.name, with: label))
        notice.press()
    }
}
