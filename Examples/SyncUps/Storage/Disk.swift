/// What the storage needs of a file system.
@MainActor
public protocol Disk {
    /// Reads a file.
    ///
    /// - Parameter path: The path of the file.
    /// - Returns: The content of the file; `nil` if there is no file.
    /// - Throws: A ``DiskError``.
    func read(_ path: String) throws -> [UInt8]?

    /// Replaces a file, and returns when the bytes are flushed to the medium.
    ///
    /// - Parameters:
    ///   - bytes: The new content.
    ///   - path: The path of the file.
    /// - Throws: A ``DiskError``. The content of the file is undefined then.
    func write(_ bytes: [UInt8], to path: String) throws

    /// Renames a file in one step.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - other: The new path; a file there is replaced.
    /// - Throws: A ``DiskError``. Nothing has changed then.
    func move(_ path: String, to other: String) throws

    /// Whether a file may be replaced, or does not exist.
    ///
    /// - Parameter path: The path of the file.
    /// - Returns: `false` if the file is read-only.
    /// - Throws: A ``DiskError``.
    func isWritable(_ path: String) throws -> Bool
}

/// The reason why a disk operation failed.
public struct DiskError: Error, Equatable, CustomStringConvertible {
    /// A sentence that says what went wrong.
    public let description: String

    /// The disk is full.
    public static let full = DiskError(description: "The disk is full. Make some room, and try again.")
    /// The file is read-only.
    public static let readOnly = DiskError(description: "The file is read-only. Unlock it, and try again.")
    /// The user lacks the permission.
    public static let denied = DiskError(description: "You have no permission for this file.")

    static func other(_ reason: String) -> DiskError {
        DiskError(description: "The disk reports: \(reason).")
    }
}
