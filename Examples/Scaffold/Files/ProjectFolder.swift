/// Where projects are created.
@MainActor
public protocol ProjectFolder {
    /// Whether a name is taken.
    ///
    /// - Parameter name: the name.
    /// - Returns: Whether there is a file of that name.
    /// - Throws: A ``FolderError`` if that cannot be found out.
    func has(_ name: ProjectName) throws -> Bool

    /// Creates a project, all of it or nothing.
    ///
    /// - Parameters:
    ///   - project: the project.
    ///   - report: Receives the fraction and the name of the current file.
    /// - Throws: A ``FolderError``, or `CancellationError`. Nothing was created then.
    func create(_ project: Project, report: @MainActor (Double, String) -> Void) async throws
}

/// Why a folder did not take a project.
public struct FolderError: Error, Equatable, CustomStringConvertible {
    /// What went wrong, in a sentence.
    public let description: String

    /// There is no room.
    public static let full = FolderError(description: "The disk is full. Make some room, and try again.")
    /// Nobody can write there.
    public static let readOnly = FolderError(description: "The disk is read-only.")
    /// This user may not.
    public static let denied = FolderError(description: "You have no permission to write here.")
    /// Somebody else has been faster.
    public static let taken = FolderError(description: "Something else has that name by now.")

    static func other(_ reason: String) -> FolderError {
        FolderError(description: "The system reports: \(reason).")
    }
}
