/// Stops the program with a message if a programmer breaks a rule, also in release builds.
///
/// `precondition` prints no message in release builds.
package func require(
    _ condition: Bool, _ message: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
) {
    if !condition { fail(message(), file: file, line: line) }
}

/// Stops the program with a message for the programmer.
package func fail(_ message: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
    fatalError(message, file: file, line: line)
}
