import Aside

/// A menu of the examples, to which the user returns after each of them.
struct MenuFlow: Flow {
    let stage: Stage
    let pace: Pace

    func run() async throws {
        try await show(MenuScreen()).until { example in
            guard let example else { return .leave }
            if let result = try await example.run(stage, pace) {
                await alert(result, severity: .success)
            }
            return .stay
        }
    }
}

/// The menu; it yields an example, or `nil` when the user leaves.
final class MenuScreen: Screen {
    let outlet = Outlet<Example?>()
    let title = "Aside"

    var content: Content {
        Heading("Questions beside a navigation stack")
        for (number, example) in zip("123456789", Example.all) {
            Row(example.label, detail: example.title) {
                Action(example.label, shortcut: .key(number)) { self.publish(example) }
            }
        }
        Paragraph("Each of these is a flow: an async function that shows screens and awaits answers.")
        Action("Quit", role: .cancel, shortcut: .key("q")) { self.publish(nil) }
    }
}
