// error: only a text can be secure: write .text().secure()
import Aside

enum Meal: Equatable, CaseIterable { case fish, rice }

final class SignUpScreen: Screen {
    let outlet = Outlet<Void>()
    var guests = 2
    var meal = Meal.fish
    var name: String?

    var content: Content {
        Field("Guests", \.guests, .number().secure())
    }
}
