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
        let named = Question.prompt(
            "Project name",
            .text(name).parsed { text in
                let name = try ProjectName(text)
                guard try !folder.has(name) else { throw InvalidInput("There is a “\(name)” here already.") }
                return name
            })
        let project = try await show(named, step: 1, of: 3).then { name in
            let kinds = Question.choose("Kind", from: Project.Kind.allCases, initial: .tool)
            return try await show(kinds, step: 2, of: 3).then { kind in
                let extras = Question.chooseMany("Extras", from: Project.Extra.allCases, initial: [.tests, .readMe])
                return try await show(extras, step: 3, of: 3).then { Project(name: name, kind: kind, extras: $0) }
            }
        }
        guard try await confirm("Create \(project.files.count) files in “\(project.name)”?", action: "Create") else {
            throw CancellationError()
        }
        try await retrying("“\(project.name)” was not created") {
            try await remembering("create") { _ in
                try await progress("Creating “\(project.name)”") { report in
                    try await folder.create(project) { report($0, $1) }
                }
            }
        }
        return project
    }
}
