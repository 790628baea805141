/// An event from a terminal.
package enum InputEvent: Hashable, Sendable {
    /// Typed characters, as many as came at once.
    ///
    /// The two parts of a cluster may come separately. The decoder does not wait for the second part. The receiver
    /// joins the text with the text that it already has.
    case text(String)
    case key(Key)
    /// A complete paste.
    ///
    /// It contains no control characters except tabs and line feeds.
    case paste(String)
    case mouse(Mouse)
    /// A reply of the terminal itself, not of the user.
    case reply(TerminalReply)
}
