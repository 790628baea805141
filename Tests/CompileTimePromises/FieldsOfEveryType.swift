import Aside
import AsideFoundation
import Foundation

final class SignUpScreen: Screen {
    let outlet = Outlet<Void>()
    var name = "", guests = 2, tip = 0.5, news = false, meal = Meal.fish, day = Date.now, price: Decimal = 1
    var nickname: String?, age: Int?, weight: Double?, terms: Bool?, other: Meal?, arrival: Date?, cost: Decimal?
    var city: City?, home: City

    init(_ home: City) { self.home = home }

    var content: Content {
        Field("Name", \.name)
        Field("Guests", \.guests)
        Field("Tip", \.tip)
        Field("News", \.news)
        Field("Nickname", \.nickname)
        Field("Age", \.age)
        Field("Weight", \.weight)
        Field("Terms", \.terms)
        Block("With inputs") { inputs }
        Block("With modifiers") { modifiers }
    }

    @ScreenBuilder<SignUpScreen> private var inputs: Content {
        Field("Name", \.name, .text(placeholder: "Ada"), error: "No", isEnabled: false)
        Field("Note", \.nickname, .lines())
        Field("Guests", \.guests, .number(in: 1...8, step: 2))
        Field("Guests", \.age, .number(in: 1...))
        Field("Tip", \.tip, .number(in: 0...1, step: 0.25))
        Field("Weight", \.weight, .number())
        Field("Terms", \.news, .toggle())
        Field("Meal", \.meal, .choice(from: Meal.allCases))
        Field("Meal", \.other, .choice(from: Meal.allCases))
        Field("Meal", \.other, .choice(from: [nil, .fish]))
        Field("Meal", \.meal, .choice(from: Meal.allCases) { $0 == .fish ? "Fish" : "Rice" })
        Field("Meal", \.meal, .choice(from: Meal.allCases) { ListOption("\($0)", detail: "$3") })
        Field("Day", \.day, .date(in: .now...))
        Field("Arrival", \.arrival, .date(showsTime: true))
        Field("Price", \.price, .format(.currency(code: "EUR"), example: 12.5))
        Field("Cost", \.cost, .format(.currency(code: "EUR"), example: 12.5))
    }

    @ScreenBuilder<SignUpScreen> private var modifiers: Content {
        Field("Password", \.name, .text().secure())
        Field("Name", \.name, .text().suggesting(["Ada"]).history(["Bob"]).checked { _ in }.pausing(for: .seconds(1)))
        Field("City", \.city, .text().suggesting { [$0] }.parsed(whileTyping: true) { try City($0) })
        Field("Home", \.home, .text().parsed(showing: \.name) { try City($0) })
        Field("Guests", \.guests, .number(in: 1...8).checked { if $0 == 7 { throw InvalidInput("Not seven.") } })
        Field("City", \.city, .number(2).checked(whileTyping: true) { _ in }.parsed { try City("\($0)") })
        Field("City", \.city, .number(0.5).parsed { try City("\($0)") })
        Field("City", \.city, .choice(from: Meal.allCases).parsed { try City("\($0)") })
        Field("City", \.city, .format(Decimal.FormatStyle(), example: 1).parsed { try City("\($0)") })
        Field("City", \.city, .date().parsed { try City("\($0)") })
        Field(
            "City", \.city,
            .text().parsed { name in
                if name.isEmpty { throw InvalidInput("Enter a city.") }
                return try City(name)
            })
        Field("Terms", \.terms, .toggle().checked { if !$0 { throw InvalidInput("Accept them.") } })
    }
}

@MainActor func inputs() {
    let (text, number, toggle) = (Input.text().secure(), Input.number(in: 1...8), Input.toggle(true))
    let price = Input.format(Decimal.FormatStyle.Currency(code: "EUR"), start: 1, example: 12.5)
    let (choice, date) = (Input.choice(.fish, from: Meal.allCases), Input.date().checked { _ in })
    let city: Input<City> = .text().checked { _ in }.parsed { try City($0) }
    print(price, text, number, toggle, choice, date, city)
}
