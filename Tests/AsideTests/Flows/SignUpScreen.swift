import AsideTesting
import Observation
import TestSupport
import Testing

@testable import Aside

/// Tests of a ``SignUpScreen``.
@MainActor
protocol SigningUp {
    var ui: TestPresenter { get }
    var screen: SignUpScreen { get }
}

extension SigningUp {
    var isReady: Bool? { item("Book")?.isEnabled }

    func item(_ label: String) -> Outline.Item? { screen.outline.first(label) }

    /// Leaves a field, and lets the checks that this starts come to their first pause.
    func leave(_ label: String) async throws {
        try screen.leave(label)
        try await begun()
    }

    /// Waits until started work has come to its first pause, where it does not run at once (see `StageTasks+Starting.swift`).
    func begun() async throws {
        #if ASIDE_WITHOUT_IMMEDIATE_TASKS
            try await ui.settle()
        #endif
    }

    /// Shows the screen, and leaves it after the steps.
    func shown(_ steps: @escaping @MainActor () async throws -> Void) async throws {
        try await ui.run {
            _ = try await ui.stage.nilIfDismissed { try await ui.stage.show(screen).value() }
        } steps: {
            try await ui.screen(SignUpScreen.self)
            try await steps()
            screen.publish("left")
        }
    }

    /// Shows a screen with one field, and leaves it after the steps.
    func shown(_ screen: OneField, _ steps: @escaping @MainActor () async throws -> Void) async throws {
        try await ui.run {
            try await ui.stage.show(screen).value()
        } steps: {
            try await ui.screen(OneField.self)
            try await steps()
            screen.publish()
        }
    }
}

private struct Unreadable: Error, CustomStringConvertible {
    var description: String { "That is unreadable." }
}

struct City: Equatable {
    let name: String

    init(_ name: String) { self.name = name }
}

@MainActor
@Observable
final class SignUpScreen: Screen {
    enum Meal: Equatable, CaseIterable { case fish, rice }

    let outlet = Outlet<String>()
    let title = "Sign up"
    var name = "Bob" { didSet { if name == "Robert" { name = "Bob" } } }
    var problem: String?
    var note = ""
    var city: City?
    var coupon: Int? {
        didSet {
            guard coupon == nil, let text = again else { return }
            again = nil
            try? fill("Coupon", text)
        }
    }
    @ObservationIgnored var again: String?
    var age: Int?
    var seat = 1 { didSet { if seat > 5 { seat = 5 } } }
    var meal = Meal.rice
    var row = ""
    var news = false
    var terms = true
    var isClosed = false
    var isNoteLocked = false
    private(set) var isSlowDone = false
    var home = 1
    var work = 1
    @ObservationIgnored private(set) var checked: [String] = []
    @ObservationIgnored private(set) var booked: [String] = []
    let gate = Gate()

    var content: Content {
        Field("Name", \.name, .text().checked { try await self.check($0) }, error: problem)
        Field("City", \.city, .text().parsed(showing: \.name) { try self.find($0) })
        Field("Coupon", \.coupon, .text().parsed(whileTyping: true) { try await self.count($0) })
        Field("Age", \.age, .number(in: 0...))
        Field("Seat", \.seat, .number(in: 1...9))
        Field("Note", \.note, .text().checked { if $0 == "x" { throw Unreadable() } }, isEnabled: !isNoteLocked)
        Field("News", \.news)
        Field("Terms", \.terms, .toggle().checked { if !$0 { throw InvalidInput("Accept the terms.") } })
        Field(
            "Meal", \.meal,
            .choice(from: Meal.allCases).checked { if $0 == .fish { throw InvalidInput("The fish is sold out.") } })
        Field("Row", \.row, .choice(from: ["A", "B"]) { ListOption($0, unavailable: $0 == "B" ? "Taken" : nil) })
        Block("Home") { Field("Street", \.home, .number()) }
        Block("Work") { Field("Street", \.work, .number()) }
        Action("Skip") {}
        Action("Book", shortcut: .enter, isEnabled: !isClosed) { self.booked.append(self.name) }
    }

    private func check(_ name: String) async throws {
        checked.append(name)
        if name == "slow" {
            await gate.pass()
            isSlowDone = true
        }
        if name == "ask", let stage = outlet.level?.stage {
            _ = try await stage.alert("Sure?") { Choice("Sure", true) }
        }
        if name == "x" { throw InvalidInput("x is taken.") }
    }

    private func find(_ name: String) throws -> City {
        checked.append(name)
        guard let city = ["oslo": "Oslo", "rome": "Rome"][name.lowercased()] else {
            throw InvalidInput("\(name) is unknown.")
        }
        return City(city)
    }

    private func count(_ code: String) async throws -> Int {
        checked.append(code)
        if code == "slow" { await gate.pass() }
        guard code.count > 1 else { throw InvalidInput("\(code) is no coupon.") }
        return code.count
    }
}

/// A screen with one field and a default action.
@MainActor
@Observable
final class OneField: Screen {
    let outlet = Outlet<Void>()
    let title = "One"
    var text = ""
    private(set) var isDone = false
    private let input: Input<String>

    init(_ input: Input<String>) { self.input = input }

    var content: Content {
        Field("Text", \.text, input)
        Action("Done", shortcut: .enter) { self.isDone = true }
    }
}
