#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The files of this machine.
public struct FileDisk: Disk {
    /// Makes the disk of this machine.
    public init() {}

    /// Reads a file.
    public func read(_ path: String) throws -> [UInt8]? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        if file < 0, errno == ENOENT { return nil }
        try check(file)
        defer { close(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = systemRead(file, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            try check(Int32(count))
            if count == 0 { return bytes }
            bytes += buffer.prefix(count)
        }
    }

    /// Writes a file, and flushes it to the medium.
    public func write(_ bytes: [UInt8], to path: String) throws {
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        try check(file)
        defer { close(file) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            try check(Int32(count))
            rest = rest.dropFirst(count)
        }
        try check(fsync(file))
    }

    /// Renames a file.
    public func move(_ path: String, to other: String) throws {
        try check(rename(path, other))
        // The new name is an entry of the folder, which has to reach the medium as well. A system that cannot promise
        // that has still moved the file.
        let folder = open(other.folder, O_RDONLY | O_CLOEXEC)
        if folder >= 0 {
            fsync(folder)
            close(folder)
        }
    }

    /// Returns whether a file may be replaced.
    ///
    /// Renaming checks only the permissions of the folder, so this checks those of the file.
    public func isWritable(_ path: String) throws -> Bool {
        var status = stat()
        if stat(path, &status) != 0, errno == ENOENT { return true }
        return status.st_mode & 0o222 != 0
    }

    private func check(_ result: Int32) throws {
        if result < 0 { throw DiskError(errno) }
    }
}

extension DiskError {
    /// Makes the error for an error number of the system.
    init(_ number: Int32) {
        switch number {
        case ENOSPC, EDQUOT, EFBIG: self = .full
        case EROFS: self = .readOnly
        case EACCES, EPERM: self = .denied
        default: self = .other(String(cString: strerror(number)))
        }
    }
}

extension String {
    fileprivate var folder: String {
        guard let slash = lastIndex(of: "/") else { return "." }
        return slash == startIndex ? "/" : String(self[..<slash])
    }
}

// The system's functions, which methods with the same names hide.
private let systemRead: @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int = read
private let systemWrite: @Sendable (Int32, UnsafeRawPointer?, Int) -> Int = write
