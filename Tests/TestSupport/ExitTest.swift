package import Testing

/// Expects a stopped process to have printed a text on its standard error.
package func expect(
    _ result: ExitTest.Result?, says message: String, at location: SourceLocation = #_sourceLocation
) {
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains(message), sourceLocation: location)
}
