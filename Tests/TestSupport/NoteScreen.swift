package import Aside

/// A screen that asks before the user leaves it.
@MainActor
package final class NoteScreen: CloseGuarding {
    package let title: String
    package let outlet = Outlet<String>()
    /// How often the guard was asked.
    package private(set) var asked = 0
    private let decide: @MainActor () async throws -> Bool

    package init(_ title: String = "Note", _ decide: @escaping @MainActor () async throws -> Bool) {
        self.title = title
        self.decide = decide
    }

    package convenience init(on stage: Stage) {
        self.init { try await stage.confirm("Discard?", action: "Discard") }
    }

    package var content: Content {
        Heading(title)
        Action("Keep") { self.publish("kept") }
    }

    package func mayClose() async -> Bool {
        asked += 1
        return (try? await decide()) ?? false
    }
}
