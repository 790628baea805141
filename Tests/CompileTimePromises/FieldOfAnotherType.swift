// error: the input makes values of another type than the place holds
import Aside

enum Meal: Equatable, CaseIterable { case fish, rice }

final class SignUpScreen: Screen {
    let outlet = Outlet<Void>()
    var guests = 2
    var meal = Meal.fish
    var name: String?

    var content: Content {
        Field("Guests", \.guests, .text())
    }
}
