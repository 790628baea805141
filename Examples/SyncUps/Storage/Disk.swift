/// What the storage needs of a file system.
@MainActor
public protocol Disk {
    /// Reads a file.
    ///
    /// - Parameter path: where it is.
    /// - Returns: what is in it; `nil` where there is none.
    /// - Throws: a ``DiskError``.
    func read(_ path: String) throws -> [UInt8]?

    /// Writes a file, whatever it held before, and returns when the bytes would outlast a power cut.
    ///
    /// - Parameters:
    ///   - bytes: what will be in it.
    ///   - path: where it is.
    /// - Throws: a ``DiskError``. What the file holds then is anybody's guess.
    func write(_ bytes: [UInt8], to path: String) throws

    /// Gives a file another name, in one step: nobody ever finds neither or half of it.
    ///
    /// - Parameters:
    ///   - path: where it is.
    ///   - other: where it will be, in place of what is there.
    /// - Throws: a ``DiskError``, and then everything is as it was.
    func move(_ path: String, to other: String) throws

    /// Tells whether a file may be replaced; where there is none, it may.
    ///
    /// - Parameter path: where it is.
    /// - Returns: `false` where somebody has made it read-only.
    /// - Throws: a ``DiskError``.
    func isWritable(_ path: String) throws -> Bool
}

/// Why a disk did not do what it was asked for.
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
