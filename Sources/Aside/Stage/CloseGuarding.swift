/// A screen that has a say when the sheet in which it is shown is sent away.
///
/// It is asked when the user dismisses the sheet, and not when the sheet ends in any other way. A second dismissal is
/// refused while it decides.
@MainActor
public protocol CloseGuarding: Screen {
    /// Decides whether the sheet may close. It can ask the user: that shows above the sheet.
    ///
    /// - Returns: `false` to stay.
    func mayClose() async -> Bool
}

extension Modal {
    /// Whether a screen of this sheet has a say in its closing.
    public var hasCloseGuard: Bool {
        stage?.entries.contains { $0.screen is any CloseGuarding } ?? false
    }

    /// Whether a close guard is deciding whether the user may send it away.
    package var isAskedToClose: Bool {
        content.kind == .sheet && content.isBusy
    }
}
