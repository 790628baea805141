#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A folder of this machine.
///
/// A project is written under another name, which begins with a dot, and gets its own when it is complete. Whatever comes
/// between, nobody ever finds half a project.
public struct DiskFolder: ProjectFolder {
    private let path: String

    /// A folder.
    ///
    /// - Parameter path: where it is.
    public init(_ path: String) {
        self.path = path
    }

    /// Whether there is anything of a name, be it a link that leads nowhere.
    public func has(_ name: ProjectName) throws -> Bool {
        var status = stat()
        if lstat("\(path)/\(name)", &status) == 0 { return true }
        if errno != ENOENT { throw FolderError(errno) }
        return false
    }

    /// Writes the files, and renames their folder at the end.
    public func create(_ project: Project, report: @MainActor (Double, String) -> Void) async throws {
        let draft = "\(path)/.\(project.name).\(getpid())"
        var made: [String] = []
        do {
            try makeFolder(draft, &made)
            for (index, file) in project.files.enumerated() {
                report(Double(index) / Double(project.files.count), file.path.joined(separator: "/"))
                // Whoever cancels it is heard, and sees how far it has come.
                await Task.yield()
                try Task.checkCancellation()
                try write(file, in: draft, &made)
            }
            try check(rename(draft, "\(path)/\(project.name)"))
        } catch {
            for path in made.reversed() { remove(path) }
            throw error
        }
    }

    private func write(_ file: Project.File, in draft: String, _ made: inout [String]) throws {
        var folder = draft
        for name in file.path.dropLast() {
            folder += "/\(name)"
            if !made.contains(folder) { try makeFolder(folder, &made) }
        }
        let path = ([draft] + file.path).joined(separator: "/")
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        try check(descriptor)
        made.append(path)
        defer { close(descriptor) }
        var rest = Array(file.text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            try check(Int32(count))
            rest = rest.dropFirst(count)
        }
        // Some systems tell only now that there is no room.
        try check(fsync(descriptor))
    }

    private func makeFolder(_ path: String, _ made: inout [String]) throws {
        try check(mkdir(path, 0o755))
        made.append(path)
    }

    private func check(_ result: Int32) throws {
        if result < 0 { throw FolderError(errno) }
    }
}

extension FolderError {
    /// The user's text for an error number of the system.
    init(_ number: Int32) {
        switch number {
        case ENOSPC, EDQUOT, EFBIG: self = .full
        case EROFS: self = .readOnly
        case EACCES, EPERM: self = .denied
        case EEXIST, ENOTEMPTY, ENOTDIR: self = .taken
        default: self = .other(String(cString: strerror(number)))
        }
    }
}

// The system's function, which the method of the same name hides.
private let systemWrite: @Sendable (Int32, UnsafeRawPointer?, Int) -> Int = write
