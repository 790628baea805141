import Foundation

/// Lets the checks of the fixture go on, one after the other, when a test says so.
///
/// It is a named pipe: each check waits for one byte, and takes it. The test holds the pipe open, so that a byte stays
/// until a check takes it, and no check goes on without a byte of its own.
final class PipeGate {
    let path = FileManager.default.temporaryDirectory.appending(path: "gate-\(UUID())").path
    private let pipe: Int32

    init() throws {
        guard mkfifo(path, 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
        pipe = open(path, O_RDWR | O_CLOEXEC)
        guard pipe >= 0 else { throw CocoaError(.fileWriteUnknown) }
    }

    deinit {
        close(pipe)
        unlink(path)
    }

    /// Lets one check go on, whether it waits already or only later.
    func goOn() throws {
        guard write(pipe, "!", 1) == 1 else { throw CocoaError(.fileWriteUnknown) }
    }
}
