import Aside
import Observation

/// The entry of a credit card.
@Observable
final class CardScreen: Screen {
    let outlet = Outlet<Card>()
    var number = "" { didSet { problem = nil } }
    private var problem: InvalidInput?

    var content: Content {
        Heading("Card")
        Field("Number", \.number, .text(placeholder: "4111 1111 1111 1111"), error: problem?.reason)
        Action("Continue", shortcut: .enter) { self.submit() }
    }

    private func submit() {
        do {
            publish(try Card(entered: number))
        } catch {
            problem = error
        }
    }
}
