import Aside
import Observation

@Observable
final class GuestsScreen: Screen {
    let outlet = Outlet<Int>()
    let city: String
    var guests = 2

    init(_ city: String) {
        self.city = city
    }

    var content: Content {
        Heading("Who comes to \(city)?")
        Field("Guests", \.guests, .number(in: 1...8))
        Action("Continue", shortcut: .enter) { self.publish(self.guests) }
    }
}
