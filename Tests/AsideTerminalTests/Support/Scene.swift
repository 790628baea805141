import Aside
import AsideText
import Observation
import TestSupport

/// The surfaces that can be in front of a user, by name.
enum Scene: String, CaseIterable, Sendable {
    case alert, message, confirmation, list, listOfMany, form, filledForm, code, busyForm, progress
    case number, history, screen, blank, reading, note, second, sheet, sheetOfFlow

    @MainActor
    func ask(_ stage: Stage) async throws {
        switch self {
        case .alert:
            _ = try await stage.alert("Delete it?") {
                Choice("Delete", role: .destructive, 1)
                Choice("Duplicate", 2)
                Choice("Keep", role: .cancel, 3)
            }
        case .confirmation: _ = try await stage.confirm("Start anew?", action: "New")
        case .message: await stage.alert("Done")
        case .list: _ = try await stage.choose("Sort by", from: ["name", "size", "new name"], initial: "size")
        case .listOfMany:
            _ = try await stage.chooseMany("Toppings", from: ["olives", "onions", "cheese"], count: 1...2)
        case .form, .busyForm:
            let who = Question.form("Who?", ["Ann", ""] as [String]) {
                Field("Name", \.[0])
                Field("City", \.[1])
            } check: { _ in
                try await untilCancelled()
            }
            _ = try await stage.ask(who.submit("Go"))
        case .filledForm:
            _ = try await stage.form("Table", Table()) {
                Field("Name", \.name)
                Field("Guests", \.guests, .number(in: 1...8))
                Field("Size", \.size, .choice(from: ["S", "M"]))
                Field("Gift", \.isGift)
            }
        case .code: _ = try await stage.prompt("Code")
        case .number: _ = try await stage.prompt("Guests", .number(2, in: 1...8))
        case .history: _ = try await stage.prompt("Command", .text().history(["build"]))
        case .progress: try await stage.progress("Working") { _ in try await untilCancelled() }
        case .screen: try await stage.show(EveryControl()).then { _ in }
        case .blank: try await stage.show(Blank()).then { _ in }
        case .reading: try await stage.show(Reading(hasButton: false)).then { _ in }
        case .note: try await stage.show(Reading(hasButton: true)).then { _ in }
        case .second: try await stage.show(Passed()).then { _ in try await stage.show(EveryControl()).then { _ in } }
        case .sheet: _ = try await stage.sheet(EveryControl())
        case .sheetOfFlow:
            try await stage.sheet("Flow") { inner in
                try await inner.show(Passed()).then { _ in try await inner.show(EveryControl()).then { _ in } }
            }
        }
    }

    @MainActor
    func stands(on stage: Stage) -> Bool {
        switch self {
        case .screen, .blank, .reading, .note: stage.acceptsInput
        case .second: stage.stack.count == 2
        case .sheet: stage.modals.last?.stage?.acceptsInput == true
        case .sheetOfFlow: stage.modals.last?.stage?.stack.count == 2
        default: !stage.modals.isEmpty
        }
    }
}

@MainActor
@Observable
final class EveryControl: Screen {
    let outlet = Outlet<Int>()
    let title = "Everything"
    var name = "Ann"
    var isGift = false
    var size: String? = "M"
    var pressed: [String] = []

    var content: Content {
        Row("Apples") { Action("Remove", role: .destructive) { self.pressed.append("Remove") } }
        Field("Name", \.name)
        Field("Gift", \.isGift)
        Field("Size", \.size, .choice(from: ["S", "M", "L"]))
        Action("Help", shortcut: .key("?")) { self.pressed.append("Help") }
        Action("Later", isEnabled: false) { self.pressed.append("Later") }
        Action("Continue", shortcut: .enter) { self.pressed.append("Continue") }
    }
}

/// A value for a form that holds a value in each field.
private struct Table: Equatable, Sendable {
    var name = "Ann"
    var guests = 2
    var size = "M"
    var isGift = false
}

/// Fields, without a button for the Enter key.
@MainActor
@Observable
final class Blank: Screen {
    let outlet = Outlet<Int>()
    let title = "Blank"
    var first = ""
    var last = ""

    var content: Content {
        Field("First", \.first)
        Field("Last", \.last)
        Action("Send") {}
    }
}

/// More text than fits, without a button, or with one button below it.
@MainActor
final class Reading: Screen {
    let outlet = Outlet<Int>()
    let title = "Reading"
    private let hasButton: Bool

    init(hasButton: Bool) {
        self.hasButton = hasButton
    }

    var content: Content {
        for line in 1...40 { Paragraph("Line \(line)") }
        if hasButton { Action("Done", shortcut: .enter) { self.publish(1) } }
    }
}

@MainActor
final class Passed: Screen {
    let outlet = Outlet<Int>()
    let title = "Passed"

    init() {
        publish(1)
    }

    var content: Content {
        Action("Again", shortcut: .enter) { self.publish(1) }
    }
}
