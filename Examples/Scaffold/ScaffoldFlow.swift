public import Aside

/// Asks what a new project should be, and creates its files: all of them, or none.
public struct ScaffoldFlow: Flow {
    /// Where it asks.
    public let stage: Stage
    private let folder: any ProjectFolder

    /// A flow on a stage.
    ///
    /// - Parameters:
    ///   - stage: where it asks.
    ///   - folder: where the project will be.
    public init(stage: Stage, in folder: any ProjectFolder) {
        self.stage = stage
        self.folder = folder
    }

    /// Asks, and creates.
    ///
    /// - Parameter name: the name to start from.
    /// - Returns: what was created.
    /// - Throws: `CancellationError` if nothing was created.
    @MainActor
    public func run(named name: String = "hello") async throws -> Project {
        let name = try await prompt(
            "Project name",
            .text(name).parsed { text in
                let name = try ProjectName(text)
                guard try !folder.has(name) else { throw InvalidInput("There is a “\(name)” here already.") }
                return name
            })
        let kind = try await choose("Kind", from: Project.Kind.allCases, initial: .tool)
        let extras = try await chooseMany("Extras", from: Project.Extra.allCases, initial: [.tests, .readMe])
        let project = Project(name: name, kind: kind, extras: extras)
        guard try await confirm("Create \(project.files.count) files in “\(name)”?", action: "Create") else {
            throw CancellationError()
        }
        try await retrying("“\(name)” was not created") {
            try await progress("Creating “\(name)”") { report in
                try await folder.create(project) { report($0, $1) }
            }
        }
        return project
    }
}
