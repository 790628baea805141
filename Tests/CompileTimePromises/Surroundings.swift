// What the snippets beside this file are about.
import Aside

enum Meal: Equatable, CaseIterable { case fish, rice }

enum Deletion { case delete, keep }

extension Question where Answer == Deletion {
    static func delete(_ list: String) -> Self {
        Question("Delete “\(list)”?") {
            Choice("Delete", role: .destructive, .delete)
            Choice("Keep", role: .cancel, .keep)
        }
    }
}

struct City: Equatable, Sendable {
    let name: String

    init(_ name: String) throws {
        if name.isEmpty { throw InvalidInput("Enter a city.") }
        self.name = name
    }
}

struct Registration {
    var name = ""
    var guests = 2
    var tip = 0.5
    var meal = Meal.fish
    var city: City?
    var age: Int?
    var wantsNews = false
}

struct Declined: Error {}

final class Basket {
    var count = 0
}

final class SizeScreen: Screen {
    let outlet = Outlet<Int>()
}

final class TableScreen: Screen {
    let outlet = Outlet<Void>()
    var guests = 2
    var meal = Meal.fish
}
