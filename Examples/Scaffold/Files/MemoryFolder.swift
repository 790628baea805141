/// A folder in memory, with failures for tests.
public final class MemoryFolder: ProjectFolder {
    /// What has a name already.
    public var taken: Set<String>
    /// Why the next projects are not created.
    public var failures: [FolderError]
    /// What was created.
    public private(set) var projects: [Project] = []
    private let pace: Duration

    /// A folder.
    ///
    /// - Parameters:
    ///   - taken: what has a name already.
    ///   - failures: The reasons why the first projects are not created.
    ///   - pace: how long each file takes.
    public init(taken: Set<String> = [], failures: [FolderError] = [], pace: Duration = .zero) {
        self.pace = pace
        self.taken = taken
        self.failures = failures
    }

    /// Whether a name is taken.
    public func has(_ name: ProjectName) -> Bool {
        taken.contains(name.description) || projects.contains { $0.name == name }
    }

    /// Keeps a project, or throws the next failure.
    public func create(_ project: Project, report: @MainActor (Double, String) -> Void) async throws {
        for (index, file) in project.files.enumerated() {
            report(Double(index) / Double(project.files.count), file.path.joined(separator: "/"))
            if pace > .zero { try await Task.sleep(for: pace) }
            if !failures.isEmpty { throw failures.removeFirst() }
        }
        projects.append(project)
    }
}
