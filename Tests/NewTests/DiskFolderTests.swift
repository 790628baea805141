import Foundation
import Testing

@testable import ScaffoldExample

@Suite("DiskFolder") @MainActor
struct DiskFolderTests {
    let workplace: Workplace
    let folder: DiskFolder
    let project: Project

    init() throws {
        workplace = try Workplace()
        folder = DiskFolder(workplace.folder.path)
        project = Project(name: try ProjectName("Shop"), kind: .tool, extras: Project.Extra.allCases)
    }

    @Test("A new project has all of its files, and nothing else")
    func created() async throws {
        var reports: [String] = []
        try await folder.create(project) { reports.append("\($0) \($1)") }
        #expect(
            workplace.files == [
                "Shop", "Shop/.gitignore", "Shop/Package.swift", "Shop/README.md", "Shop/Sources", "Shop/Sources/Shop",
                "Shop/Sources/Shop/Shop.swift", "Shop/Tests", "Shop/Tests/ShopTests",
                "Shop/Tests/ShopTests/ShopTests.swift",
            ])
        #expect(try folder.has(project.name))
        #expect(reports.first == "0.0 Package.swift")
        #expect(
            try workplace.text(of: "Shop/Package.swift") == """
                // swift-tools-version: 6.0

                import PackageDescription

                let package = Package(
                    name: "Shop",
                    targets: [
                        .executableTarget(name: "Shop"),
                        .testTarget(name: "ShopTests", dependencies: ["Shop"]),
                    ]
                )

                """)
    }

    @Test("Giving up during creation leaves nothing behind", arguments: 0..<5)
    func cancelled(at file: Int) async throws {
        let (folder, project) = (folder, project)
        var count = 0
        let creating = Task {
            try await folder.create(project) { _, _ in
                if count == file { withUnsafeCurrentTask { $0?.cancel() } }
                count += 1
            }
        }
        await #expect(throws: CancellationError.self) { try await creating.value }
        #expect(workplace.files.isEmpty)
    }

    @Test("An existing file or folder with the same name stays unchanged")
    func taken() async throws {
        try workplace.add("Shop")
        #expect(try folder.has(project.name))
        await #expect(throws: FolderError.taken) { try await folder.create(project) { _, _ in } }
        #expect(workplace.files == ["Shop"])
        #expect(try workplace.text(of: "Shop") == "mine")
    }

    @Test("A missing folder is refused as the place for a project")
    func missing() async throws {
        let nowhere = DiskFolder(workplace.folder.path + "/nowhere")
        await #expect(throws: FolderError.self) { try await nowhere.create(project) { _, _ in } }
        #expect(workplace.files.isEmpty)
    }
}
