import Aside
import Observation

/// Where the order goes.
@Observable
final class AddressScreen: Screen {
    let outlet = Outlet<Address>()
    private var name = ""
    private var street = ""

    var content: Content {
        Heading("Ship to")
        Field("Name", text: \.name, placeholder: "Ada Lovelace")
        Field("Street", text: \.street, placeholder: "12 St James's Square")
        Action("Continue", shortcut: .enter, isEnabled: !name.isEmpty && !street.isEmpty) {
            self.publish(Address(name: self.name, street: self.street))
        }
    }
}
