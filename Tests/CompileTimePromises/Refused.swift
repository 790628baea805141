import Aside
import AsideTesting

// error: 'nil' is not compatible with expected argument type 'Int'
@MainActor func alertAnswersNil(_ stage: Stage) async throws {
    _ = try await stage.alert("How large?") {
        Choice("Small", 1)
        Choice("Unknown", nil)
    }
}

// error: all choices of an alert have answers of one type
@MainActor func alertAnswersOfTwoTypes(_ stage: Stage) async throws {
    let choice = try await stage.alert("Delete “Groceries”?") {
        Choice("Delete", role: .destructive, Deletion.delete)
        Choice("Keep", role: .cancel, false)
    }
    print(choice)
}

// error: thrown expression type 'CancellationError' cannot be converted to error type 'Declined'
@MainActor func answerEndsWithAnotherError(_ stage: Stage) async throws(Declined) -> String {
    try await stage.prompt("Name")
}

// error: call can throw, but it is not marked with 'try'
@MainActor func answerWithoutTry(_ stage: Stage) async {
    let choice = await stage.alert("Delete?") {
        Choice("Delete", role: .destructive, true)
        Choice("Keep", role: .cancel, false)
    }
    print(choice)
}

// error: cannot convert return expression of type 'Deletion' to return type 'Bool'
@MainActor func questionHasAnotherAnswer(_ stage: Stage) async throws -> Bool {
    let question = Question.delete("Groceries")
    return try await stage.ask(question)
}

// error: switch must be exhaustive
@MainActor func outcomeForgetsACase(_ stage: Stage) async throws -> Bool? {
    switch try await stage.outcome(of: { try await stage.confirm("Stay signed in?") }) {
    case .answered(let isStaying): isStaying
    case .dismissed: false
    case .cancelled, .ownerGone, .replaced, .rejected: nil
    }
}

// error: contextual type for closure argument list expects 1 argument
@MainActor func progressWithoutItsReport(_ stage: Stage) async throws -> Int {
    try await stage.progress("Measuring") { 1 }
}

// error: contextual type for closure argument list expects 1 argument
@MainActor func formOfALiteral(_ stage: Stage) async throws {
    let names = try await stage.form("Names", ["", ""]) {
        Field("First", \.[0])
        Field("Last", \.[1])
    }
    print(names)
}

// error: has no dynamic member 'nmae'
@MainActor func formOfAMisspeltPlace(_ stage: Stage) async throws {
    let registration = try await stage.form("Registration", Registration()) {
        Field("Name", \.nmae)
        Field("Guests", \.guests)
    }
    print(registration)
}

extension TableScreen {
    // error: has no member 'guest'
    @ScreenBuilder<TableScreen> var misspeltPlace: Content { Field("Guests", \.guest, .number()) }

    // error: the input makes values of another type than the place holds
    @ScreenBuilder<TableScreen> var anotherType: Content { Field("Guests", \.guests, .text()) }

    // error: this type has no input of its own
    @ScreenBuilder<TableScreen> var withoutAnInput: Content { Field("Meal", \.meal) }

    // error: requires the types 'Int' and 'String' be equivalent
    @ScreenBuilder<TableScreen> var secureNumber: Content { Field("Guests", \.guests, .number().secure()) }
}

extension SizeScreen {
    // error: cannot convert value of type 'String' to expected argument type 'Int'
    func publishesAnotherValue() { publish("12") }

    // error: requires the types 'Int' and '()' be equivalent
    func publishesWithoutItsValue() { publish() }
}

// error: call to main actor-isolated instance method 'show(_:file:line:)' in a synchronous nonisolated context
nonisolated func shownOffTheMainActor(_ stage: Stage) -> ScreenStep<SizeScreen> {
    stage.show(SizeScreen())
}

// error: cannot convert value of type 'ScreenStep<SizeScreen>' to specified type 'Int'
@MainActor func stepUsedAsItsValue(_ stage: Stage) async throws {
    let size: Int = try await stage.show(SizeScreen())
    print(size)
}

// error: capture of 'basket' with non-Sendable type 'Basket'
@MainActor func thenHandsOnWhatIsNotSendable(_ stage: Stage, basket: Basket) async throws {
    try await stage.show(SizeScreen()).then { size in
        Task.detached { basket.count += size }
    }
}

// error: 'Compound<Value>.Continued' initializer is inaccessible
@MainActor func compoundInventsItsContinuation() -> some Step<String> {
    Compound<String> { next in
        Compound<String>.Continued()
    }
}

// error: missing argument for parameter 'from' in call
@MainActor func manyHasNoMatcher(_ ui: TestPresenter) {
    ui.answer(.chooseMany("Toppings"), with: .options("Olives"))
}
