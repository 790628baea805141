#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A file that its owner alone can read, that is written whole or not at all, and that one process uses at a time.
@MainActor
package final class PrivateFile {
    private let path: String
    private let lock: Int32
    private var lockPath: String { path + ".lock" }

    /// Takes the file for this process; `nil` if another one has it, or if its folder cannot be written.
    package init?(_ path: String) {
        self.path = path
        lock = open(path + ".lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard lock >= 0 else { return nil }
        // A process that ends takes its lock away, perhaps after this one has opened it.
        let named = flock(lock, LOCK_EX | LOCK_NB) == 0 ? open(lockPath, O_RDONLY | O_CLOEXEC) : -1
        let isTaken = ProcessOutput.isSame(lock, named)
        systemClose(named)
        guard isTaken else {
            systemClose(lock)
            return nil
        }
    }

    /// Lets another process take the file.
    package func letGo() {
        unlink(lockPath)
        systemClose(lock)
    }

    /// What the file holds; `nil` if it is not there.
    package var text: String? { ProcessOutput.text(ofFile: path) }

    /// Replaces what the file holds; returns `false` if that is not possible, and what was there stays.
    package func write(_ bytes: [UInt8]) -> Bool {
        let new = path + ".new"
        let file = open(new, O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0o600)
        guard file >= 0 else { return false }
        // After a power failure, the name must not lead to a file whose bytes are lost.
        let isWhole = bytes.withUnsafeBytes { ProcessOutput.writeAll($0, to: file) } && fsync(file) == 0
        systemClose(file)
        return isWhole && rename(new, path) == 0
    }

    /// Removes the file.
    package func remove() { unlink(path) }
}
