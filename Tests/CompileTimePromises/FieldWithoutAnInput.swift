// error: this type has no input of its own
import Aside

enum Meal: Equatable, CaseIterable { case fish, rice }

final class SignUpScreen: Screen {
    let outlet = Outlet<Void>()
    var guests = 2
    var meal = Meal.fish
    var name: String?

    var content: Content {
        Field("Meal", \.meal)
    }
}
