/// An event from a terminal.
package enum InputEvent: Hashable, Sendable {
    /// Typed characters, as many as came at once.
    ///
    /// A cluster may come in two parts. The receiver joins the text with what it already has; the decoder does not wait
    /// for more.
    case text(String)
    case key(Key)
    /// A complete paste.
    ///
    /// It contains no control characters except tabs and line feeds.
    case paste(String)
    case mouse(Mouse)
    /// A reply of the terminal itself, which nobody has typed.
    case reply(TerminalReply)
}
