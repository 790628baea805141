/// What the storage needs of a file system.
@MainActor
public protocol Disk {
    /// Reads a file.
    ///
    /// - Parameter path: where it is.
    /// - Returns: what is in it; `nil` where there is none.
    /// - Throws: a ``DiskError``.
    func read(_ path: String) throws -> [UInt8]?

    /// Replaces a file, and returns when the bytes are flushed to the medium.
    ///
    /// - Parameters:
    ///   - bytes: what will be in it.
    ///   - path: where it is.
    /// - Throws: A ``DiskError``. The content of the file is undefined then.
    func write(_ bytes: [UInt8], to path: String) throws

    /// Renames a file in one step.
    ///
    /// - Parameters:
    ///   - path: where it is.
    ///   - other: where it will be, in place of what is there.
    /// - Throws: A ``DiskError``. Nothing has changed then.
    func move(_ path: String, to other: String) throws

    /// Whether a file may be replaced, or does not exist.
    ///
    /// - Parameter path: where it is.
    /// - Returns: `false` if the file is read-only.
    /// - Throws: a ``DiskError``.
    func isWritable(_ path: String) throws -> Bool
}

/// The reason why a disk operation failed.
public struct DiskError: Error, Equatable, CustomStringConvertible {
    /// What went wrong, in a sentence.
    public let description: String

    /// There is no room.
    public static let full = DiskError(description: "The disk is full. Make some room, and try again.")
    /// Nobody may change the file.
    public static let readOnly = DiskError(description: "The file is read-only. Unlock it, and try again.")
    /// This user may not.
    public static let denied = DiskError(description: "You have no permission for this file.")

    static func other(_ reason: String) -> DiskError {
        DiskError(description: "The disk reports: \(reason).")
    }
}
