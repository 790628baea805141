import Aside
import Observation

/// The entry of an address, for shipping or billing.
@Observable
final class AddressScreen: Screen {
    let outlet = Outlet<Address>()
    let title: String
    var name = "" { didSet { problem = nil } }
    var street = "" { didSet { problem = nil } }
    private var problem: InvalidInput?

    init(_ title: String) {
        self.title = title
    }

    var content: Content {
        Heading(title)
        Field("Name", \.name, .text(placeholder: "Ada Lovelace"), error: problem?.reason(for: "Name"))
        Field("Street", \.street, .text(placeholder: "12 St James's Square"), error: problem?.reason(for: "Street"))
        Action("Continue", shortcut: .enter) { self.submit() }
    }

    private func submit() {
        do {
            publish(try Address(enteredName: name, street: street))
        } catch {
            problem = error
        }
    }
}
