import Aside
import AsideTesting
import Testing

@testable import ScaffoldExample

@Suite("ScaffoldFlow") @MainActor
struct ScaffoldFlowTests {
    let ui = TestPresenter()
    let folder = MemoryFolder()

    private func scaffold(_ name: String = "hello") async throws -> Project {
        try await ScaffoldFlow(stage: ui.stage, in: folder).run(named: name)
    }

    @Test("With stubs: the answers become the project")
    func stubbed() async throws {
        ui.answer(.prompt("Project name"), with: "Shop")
        ui.answer(.choose("Kind"), with: "Library")
        ui.answer(.choose("Extras"), with: .options("Tests"))
        ui.answer(.confirm("Create 3 files in “Shop”?"), with: "Create")
        let project = try await ui.run { try await scaffold() }
        #expect(folder.projects == [project])
        #expect(
            project.paths == [
                "Shop/Package.swift", "Shop/Sources/Shop/Shop.swift", "Shop/Tests/ShopTests/ShopTests.swift",
            ])
    }

    @Test("In steps: the flow asks until the name is valid; the user can take the proposed name")
    func steps() async throws {
        folder.taken = ["old"]
        let project = try await ui.run {
            try await scaffold("old")
        } steps: {
            let name = try await ui.prompt("Project name")
            for (text, reason) in [
                ("old", "There is a “old” here already."), ("", "A project needs a name."),
                ("../old", "A name has no slash: the project is created right here."),
                ("new-1", "A name is made of letters, digits and underscores."),
                ("1st", "A name begins with a letter."),
            ] {
                try await name.submit(text)
                #expect(name.error == reason)
            }
            try await name.submit(" new ")
            try await ui.choose("Kind").pick("Command-line tool")
            let extras = try await ui.choose("Extras")
            #expect(extras.content.options.filter(\.isSelected).map(\.label) == ["Tests", "README"])
            try extras.press("Done")
            try await ui.confirm("Create 4 files in “new”?").press("Create")
        }
        #expect("\(project.name)" == "new")
        #expect(folder.projects == [project])
    }

    @Test("The flow explains a failed creation, and the user can try again")
    func retried() async throws {
        folder.failures = [.full, .denied]
        ui.answer(.prompt(), with: .submission)
        ui.answer(.choose("Kind"), with: "Library")
        ui.answer(.choose("Extras"), with: .submission)
        let project = try await ui.run {
            try await scaffold()
        } steps: {
            try await ui.confirm("Create 4 files in “hello”?").press("Create")
            let full = try await ui.confirm("“hello” was not created")
            #expect(full.content.message == "The disk is full. Make some room, and try again.")
            try full.press("Retry")
            let denied = try await ui.confirm("“hello” was not created")
            #expect(denied.content.message == "You have no permission to write here.")
            try denied.press("Retry")
        }
        #expect(folder.projects == [project])
    }
}
