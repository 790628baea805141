import Foundation

/// Lets the check of the tool `slow` go on when a test says so.
///
/// It is a named pipe, which the check opens to read: that waits until the test opens it to write.
final class Gate {
    let path = FileManager.default.temporaryDirectory.appending(path: "gate-\(UUID())").path

    init() throws {
        guard mkfifo(path, 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }

    deinit { unlink(path) }

    /// Lets the check go on, once it waits.
    func goOn() {
        close(open(path, O_WRONLY))
    }
}
