import Aside
import Observation

@Observable
final class CityScreen: Screen {
    let outlet = Outlet<String>()

    var content: Content {
        Heading("Where to?")
        for city in ["Bern", "Oslo", "Rome"] {
            Action(city) { self.publish(city) }
        }
    }
}
