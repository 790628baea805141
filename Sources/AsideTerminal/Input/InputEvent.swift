/// What has come in from a terminal.
package enum InputEvent: Hashable, Sendable {
    /// Characters that were typed, as many as came at once.
    ///
    /// A cluster may come in two parts, so whoever takes the text joins it with what it has; nothing here waits for more.
    case text(String)
    case key(Key)
    /// What was pasted, whole.
    ///
    /// It has no control characters but tabs and line feeds.
    case paste(String)
    case mouse(Mouse)
    /// What the terminal itself has answered; never typed by anybody.
    case reply(TerminalReply)
}
