import Aside

@MainActor func ask(_ stage: Stage) async throws {
    let stored = Input.text().secure()
    let password: String = try await stage.prompt("Password", stored)
    let city: City = try await stage.prompt("City", .text().suggesting(["Oslo"]).parsed { try City($0) })
    let found: City = try await stage.prompt(
        "City", .text().suggesting { text in [text] }.checked(whileTyping: true) { _ in }.parsed { try City($0) })
    let guests: Int = try await stage.prompt(
        "Guests", .number(2, in: 1...8).checked { if $0 == 7 { throw InvalidInput("Not seven.") } })
    let more = try await stage.prompt("Guests", .number(2, in: 1...))
    let price: Double = try await stage.prompt("Price", .number(0.5, in: 0...1))
    let meal = try await stage.prompt("Meal", .choice(.rice, from: Meal.allCases))
    let isSure = try await stage.prompt("News", .toggle())
    let coupon: City = try await stage.prompt("Coupon", placeholder: "SAVE10") { try City($0) }
    let stays: Bool = try await stage.ask(
        .confirm("Stay?").once("session").expiring(after: .seconds(5), answering: false).severity(.warning))
    let code = try await stage.ask(.prompt("Code").cancel("Back").submit("Go").undismissible())
    let order = try await stage.ask(.choose("Meal", from: Meal.allCases, initial: .rice).cancel("Back"))
    let many = try await stage.ask(.chooseMany("Meals", from: Meal.allCases).submit("Cook"))
    let named = try await stage.choose("Meal", from: Meal.allCases) { "\($0)" }
    let detailed = try await stage.choose("Meal", from: Meal.allCases) { ListOption("\($0)", detail: "$3") }
    await stage.ask(.alert("Moved", message: "It is in **Trash**.").markdown())
    print(password, city, found, guests, more, price, meal, isSure, coupon, stays, code, order, many, named, detailed)
}

@MainActor func fillIn(_ stage: Stage) async throws {
    let registration = try await stage.form("Registration", Registration()) {
        Field("Name", \.name, .text(placeholder: "Ada"))
        Field("Guests", \.guests, .number(in: 1...8))
        Field("Tip", \.tip)
        Field("Meal", \.meal, .choice(from: Meal.allCases))
        Field("City", \.city, .text().suggesting(["Oslo"]).parsed(whileTyping: true) { try City($0) })
        Field("Age", \.age)
        Field("News", \.wantsNews)
    } check: {
        if $0.name.isEmpty { throw InvalidInput("Say who it is.", field: "Name") }
    }
    let again = try await stage.ask(
        .form("Registration", registration) { value in
            Field("Name", \.name)
            if value.wantsNews { Field("Guests", \.guests) }
        }
        .cancel("Back"))
    print(registration, again)
}

@MainActor func alertAnswersAnOptional(_ stage: Stage) async throws -> Int? {
    try await stage.alert("How large?") {
        Choice("Small", 1)
        Choice("Unknown", nil)
    }
}

@MainActor func answerEndsWithCancellationOnly(_ stage: Stage) async throws(CancellationError) -> String {
    do {
        return try await stage.prompt("Name")
    } catch {
        let reason: CancellationError = error
        throw reason
    }
}
