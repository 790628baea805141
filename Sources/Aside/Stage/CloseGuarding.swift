/// A screen that can keep its sheet open when the user dismisses it.
///
/// The stage asks the screen only when the user dismisses the sheet, and not when the sheet ends in any other way.
/// Until the screen has decided, the stage refuses further dismissals.
///
/// The guard works only in a sheet. Going back from a pushed screen asks nobody. To ask before the user leaves a whole
/// flow, show the flow in a sheet. The sheet may be the first thing on the stage:
///
/// ```swift
/// final class NotesHub: CloseGuarding {
///     let outlet = Outlet<Void>()
///     let stage: Stage
///     var notes: [String] = []
///
///     init(on stage: Stage) {
///         self.stage = stage
///     }
///
///     var content: Content {
///         Paragraph(notes.isEmpty ? "No notes yet." : notes.joined(separator: ", "))
///         Action("Add a note") { self.publish() }
///     }
///
///     func mayClose() async -> Bool {
///         if notes.isEmpty { return true }
///         return (try? await stage.confirm("Discard your notes?", action: "Discard", role: .destructive)) ?? false
///     }
/// }
///
/// struct NotesFlow: Flow {
///     let stage: Stage
///
///     func run() async throws {
///         _ = try await nilIfDismissed {
///             try await sheet("Notes") { stage in
///                 let hub = NotesHub(on: stage)
///                 try await stage.show(hub).until {
///                     hub.notes.append(try await stage.prompt("Note"))
///                     return .stay
///                 }
///             }
///         }
///     }
/// }
/// ```
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
    /// Whether a screen of this sheet, or what was entered into this form, guards its closing.
    package var hasCloseGuard: Bool {
        asksBeforeClosing || stage?.entries.contains { $0.screen is any CloseGuarding } == true
    }

    /// Whether a close guard is deciding about a dismissal.
    package var isAskedToClose: Bool {
        content.isBusy && (content.kind == .sheet || content.kind == .form && host.isAskedToClose(id))
    }
}
