// error: suggestions belong to a text
import Aside

enum Meal: Equatable, CaseIterable { case fish, rice }

final class SignUpScreen: Screen {
    let outlet = Outlet<Void>()
    var guests = 2
    var meal = Meal.fish
    var name: String?

    var content: Content {
        Field("Meal", \.meal, .choice(from: Meal.allCases).suggesting(["fish"]))
    }
}
