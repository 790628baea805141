/// Ends the program where a rule for programmers is broken, and says which: in release builds, too.
///
/// `precondition` traps without a word there.
package func require(
    _ condition: Bool, _ message: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
) {
    if !condition { fail(message(), file: file, line: line) }
}

/// Ends the program with a message for its programmer.
package func fail(_ message: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
    fatalError(message, file: file, line: line)
}
