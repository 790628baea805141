public import AsideTerminal

extension Terminal.Style {
    /// Speaks with a program instead of a user: JSON-RPC 2.0, one message a line.
    ///
    /// Whenever the stage has come to rest, the tool notifies on standard error what is shown. A client requests moves on
    /// standard input, each meant for one screen or modal by its identity. The result of the tool is on standard output.
    /// The same flow runs by the same rules. See <doc:TheFormat>.
    ///
    /// ```swift
    /// import AsideMessages
    ///
    /// func run(_ isProgram: Bool) async {
    ///     await Terminal.main(isProgram ? .messages() : .automatic) { terminal in
    ///         terminal.print(try await terminal.prompt("Project name"))
    ///     }
    /// }
    /// ```
    ///
    /// - Parameter takesSecrets: Whether a client may fill secure fields. A message can end up in a log.
    /// - Returns: The style.
    public static func messages(takesSecrets: Bool = false) -> Terminal.Style {
        .spoken(SpokenStyle { MessagePresenter($0, $1, $2, takesSecrets: takesSecrets) })
    }
}
