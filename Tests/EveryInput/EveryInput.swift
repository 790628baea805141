public import Aside
import AsideFoundation
import Foundation
import Observation

/// Each input with its modifiers, for tests of the rule that an input means the same in each place and under each
/// presenter.
public enum EveryInput: CaseIterable, Sendable {
    case text, secure, suggesting, searching, history, lines, whole, decimal, choice, toggle, date, format
    case checkedText, checkedWhileTyping, parsed, parsedWhileTyping, showing, checkedTwice
    case secureChecked, suggestingCheckedWhileTyping, searchingParsed, historyParsed, checkedLines
    case checkedNumber, numberCheckedWhileTyping, checkedDecimal, checkedChoice, checkedToggle, checkedDate

    /// A place in which an input can stand.
    public enum Place: CaseIterable, Sendable {
        case prompt
        /// A form whose place can be `nil`.
        case form
        /// A form whose place holds a value.
        case filledForm
        /// A screen whose place can be `nil`.
        case screen
    }

    /// What a user enters.
    public enum Entry: Sendable {
        case text(String)
        case option(String)
        case on

        /// The entry as a stub gives it.
        public var text: String {
            switch self {
            case .text(let text), .option(let text): text
            case .on: "true"
            }
        }
    }

    /// What is entered in the end.
    public var entry: Entry {
        switch self {
        case .choice, .checkedChoice: .option("rice")
        case .toggle, .checkedToggle: .on
        case .whole, .checkedNumber, .numberCheckedWhileTyping: .text("3")
        case .decimal, .checkedDecimal: .text("2.5")
        case .date, .checkedDate: .text("25.12.2026")
        case .format: .text("€4.50")
        case .parsed, .parsedWhileTyping, .showing, .checkedTwice, .searchingParsed, .historyParsed: .text("42")
        default: .text("right")
        }
    }

    /// An entry that the check refuses with “No.”; `nil` if there is no check.
    public var wrong: Entry? {
        switch self {
        case .checkedText, .checkedWhileTyping, .secureChecked, .suggestingCheckedWhileTyping, .checkedLines:
            .text("wrong")
        case .parsed, .parsedWhileTyping, .showing, .checkedTwice, .searchingParsed, .historyParsed: .text("x")
        case .checkedNumber, .numberCheckedWhileTyping: .text("7")
        case .checkedDecimal: .text("7.5")
        case .checkedChoice: .option("fish")
        case .checkedDate: .text("26.12.2026")
        default: nil
        }
    }

    /// The description of the answer.
    public var answer: String {
        switch self {
        case .toggle, .checkedToggle: "true"
        case .format: "4.5"
        case .date, .checkedDate: "2026-12-25 00:00:00 +0000"
        default: entry.text
        }
    }

    /// Whether it hides what is typed.
    public var isSecure: Bool { self == .secure || self == .secureChecked }

    /// Asks for a value, and returns its description.
    @MainActor
    public func ask(on stage: Stage, in place: Place) async throws -> String {
        switch self {
        case .text: try await ask(.text(placeholder: "right"), "old", stage, place)
        case .secure: try await ask(.text().secure(), "old", stage, place)
        case .suggesting: try await ask(.text().suggesting(["right", "other"]), "old", stage, place)
        case .searching: try await ask(.text().suggesting { [$0 + "!"] }, "old", stage, place)
        case .history: try await ask(.text().history(["right"]), "old", stage, place)
        case .lines: try await ask(.lines(), "old", stage, place)
        case .whole: try await ask(.number(in: 1...8), 2, stage, place)
        case .decimal: try await ask(.number(in: 0.5...8), 1.5, stage, place) as String
        case .choice: try await ask(.choice(from: Meal.allCases), .fish, stage, place)
        case .toggle: try await ask(.toggle(), false, stage, place)
        case .date: try await ask(Self.dates, Self.start, stage, place)
        case .format: try await ask(.format(Self.euro, example: 12.5), 3, stage, place)
        case .checkedText: try await ask(.text().checked(refuse("wrong")), "old", stage, place)
        case .checkedWhileTyping:
            try await ask(.text().checked(whileTyping: true, refuse("wrong")), "old", stage, place)
        case .parsed: try await ask(.text().parsed(showing: { "\($0)" }, number), 1, stage, place)
        case .parsedWhileTyping:
            try await ask(.text().parsed(showing: { "\($0)" }, whileTyping: true, number), 1, stage, place)
        case .showing: try await ask(.text(placeholder: "42").parsed(showing: { "\($0)" }, number), 1, stage, place)
        case .checkedTwice:
            try await ask(
                .text().checked(refuse("")).parsed(showing: { "\($0)" }, number).checked(refuse(7)), 1, stage, place)
        case .secureChecked: try await ask(.text().secure().checked(refuse("wrong")), "old", stage, place)
        case .suggestingCheckedWhileTyping:
            try await ask(
                .text().suggesting(["right"]).checked(whileTyping: true, refuse("wrong")), "old", stage, place)
        case .searchingParsed:
            try await ask(
                .text().suggesting { [$0 + "!"] }.parsed(showing: { "\($0)" }, number), 1, stage, place)
        case .historyParsed:
            try await ask(.text().history(["42"]).parsed(showing: { "\($0)" }, number), 1, stage, place)
        case .checkedLines: try await ask(.lines().checked(refuse("wrong")), "old", stage, place)
        case .checkedNumber: try await ask(.number(in: 1...8).checked(refuse(7)), 2, stage, place)
        case .numberCheckedWhileTyping:
            try await ask(.number(in: 1...8).checked(whileTyping: true, refuse(7)), 2, stage, place)
        case .checkedDecimal: try await ask(.number(in: 0.5...8).checked(refuse(7.5)), 1.5, stage, place) as String
        case .checkedChoice:
            try await ask(.choice(from: Meal.allCases).checked(refuse(.fish)), .soup, stage, place)
        case .checkedToggle: try await ask(.toggle().checked { _ in }, false, stage, place)
        case .checkedDate:
            try await ask(
                Self.dates.checked(refuse(Self.start.addingTimeInterval(2 * 86_400))), Self.start, stage, place)
        }
    }

    @MainActor
    private func ask<Value: Equatable>(
        _ input: Input<Value>, _ start: Value, _ stage: Stage, _ place: Place
    ) async throws -> String {
        switch place {
        case .prompt:
            let value: Value = try await stage.ask(.prompt("Value", input).cancel("Back"))
            return "\(value)"
        case .form:
            let filled = try await stage.form("Form", Optionals<Value>()) {
                Field("Value", \.value, input)
                Field("Note", \.note)
            }
            return filled.value.map { "\($0)" } ?? "nothing"
        case .filledForm:
            let filled = try await stage.form("Form", Values<Value>(value: start)) {
                Field("Value", \.value, input)
                Field("Note", \.note)
            }
            return "\(filled.value)"
        case .screen:
            return "\(try await stage.show(EntryScreen(input)).value())"
        }
    }

    private enum Meal: CaseIterable { case soup, fish, rice }

    /// The beginning of 24 December 2026.
    private static let start = Date(timeIntervalSince1970: 1_798_070_400)

    @MainActor
    private static var dates: Input<Date> {
        .date(
            in: start.addingTimeInterval(-7 * 86_400)..., locale: Locale(identifier: "de_DE"), timeZone: .gmt,
            today: start)
    }

    private static var euro: Decimal.FormatStyle.Currency {
        Decimal.FormatStyle.Currency(code: "EUR", locale: Locale(identifier: "en_IE"))
    }
}

private func refuse<Value: Equatable & Sendable>(_ wrong: Value) -> @MainActor (Value) async throws -> Void {
    { if $0 == wrong { throw InvalidInput("No.") } }
}

@MainActor
private func number(_ text: String) async throws -> Int {
    guard let number = Int(text) else { throw InvalidInput("No.") }
    return number
}

private struct Optionals<Value> {
    var value: Value?
    var note = ""
}

private struct Values<Value> {
    var value: Value
    var note = ""
}

@MainActor
@Observable
private final class EntryScreen<Value>: Screen {
    let outlet = Outlet<Value>()
    let title = "Screen"
    var value: Value?
    private let input: Input<Value>

    init(_ input: Input<Value>) {
        self.input = input
    }

    var content: Content {
        Field("Value", \.value, input)
        Action("Done", shortcut: .enter) { if let value = self.value { self.publish(value) } }
    }
}

extension Operable {
    /// Enters something into the field “Value”, as a user does.
    public func enter(_ entry: EveryInput.Entry) throws {
        switch entry {
        case .text(let text): try fill(find(.field, "Value", in: nil).id, text)
        case .option(let option):
            let selection = try find(.selection, "Value", in: nil)
            try pick(selection.id, selection.place(of: option))
        case .on: try toggle(find(.switch, "Value", in: nil).id, to: true)
        }
    }

    /// What is wrong with the field “Value”.
    public var problem: String? { outline["Value"]?.error }
}
