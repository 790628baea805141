/// A screen that can keep its sheet open when the user dismisses it.
///
/// The stage asks it when the user dismisses the sheet, and not when the sheet ends in any other way. While it decides,
/// further dismissals are refused.
@MainActor
public protocol CloseGuarding: Screen {
    /// Decides whether the sheet may close.
    ///
    /// It can ask the user a question, which is shown above the sheet.
    ///
    /// - Returns: `false` to keep the sheet open.
    func mayClose() async -> Bool
}

extension Modal {
    /// Whether a screen of this sheet guards its closing.
    public var hasCloseGuard: Bool {
        stage?.entries.contains { $0.screen is any CloseGuarding } ?? false
    }

    /// Whether a close guard is deciding about a dismissal.
    package var isAskedToClose: Bool {
        content.kind == .sheet && content.isBusy
    }
}
