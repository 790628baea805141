/// A disk that forgets everything when the program ends.
public final class MemoryDisk: Disk {
    private(set) var files: [String: [UInt8]] = [:]
    /// The error that every change throws, such as a full disk.
    var problem: DiskError?
    /// The read-only files.
    var locked: Set<String> = []

    /// Makes an empty disk.
    public init() {}

    /// Reads a file.
    public func read(_ path: String) throws -> [UInt8]? {
        files[path]
    }

    /// Writes a file, or half of it if there is a problem.
    public func write(_ bytes: [UInt8], to path: String) throws {
        guard let problem else {
            files[path] = bytes
            return
        }
        files[path] = Array(bytes.prefix(bytes.count / 2))
        throw problem
    }

    /// Renames a file.
    public func move(_ path: String, to other: String) throws {
        if let problem { throw problem }
        guard let bytes = files.removeValue(forKey: path) else { throw DiskError.other("no such file") }
        files[other] = bytes
    }

    /// Returns whether a file may be replaced.
    public func isWritable(_ path: String) throws -> Bool {
        !locked.contains(path)
    }
}
