import Aside
import TestSupport

@testable import AsideText

/// The surfaces that a user can see, by name; tests draw each of them in several sizes.
enum Scene: String, CaseIterable, Sendable {
    case alert, longAlert, errorAlert, warningAlert, successAlert, confirmation
    case list, longList, emptyList, listOfMany
    case prompt, form, busyPrompt, suggestions
    case progress, unknownProgress, stuckProgress
    case sheet, flowSheet, fullScreenSheet, alertOverSheet
    case screen, path, undescribed, rightToLeft, empty, note
    case marked, markedAlert

    /// Shows the scene on a stage.
    @MainActor
    func draw(_ body: @MainActor (Stage) throws -> Void) async throws {
        switch self {
        case .screen: try await withScreen(CartScreen(), body)
        case .undescribed: try await withScreen(TestSupport.Page("Camera"), body)
        case .marked: try await withScreen(.marked, body)
        case .note: try await withScreen(NoteScreen(), body)
        case .rightToLeft: try await withScreen(HebrewScreen(), body)
        case .empty: try body(Stage())
        case .path:
            try await withStage {
                try await $0.show(ShopScreen()).then { [stage = $0] _ in
                    try await stage.show(StepScreen("Ship to")).then { _ in
                        try await stage.show(StepScreen("支払い 💳", hasAnswered: false)).then { _ in }
                    }
                }
            } until: {
                $0.stack.count == 3
            } _: { stage in
                try body(stage)
            }
        case .alertOverSheet: try await withQuestion(ask, until: { $0.modals.count == 2 }, body)
        case .flowSheet:
            try await withQuestion(ask, until: { $0.modals.first?.stage?.stack.count == 2 }, body)
        case .fullScreenSheet, .sheet:
            try await withQuestion(ask, until: { $0.modals.first?.stage?.stack.count == 1 }, body)
        case .prompt:
            try await withQuestion(ask, submits: true, until: { $0.modals.first?.content.body[0].error != nil }, body)
        case .busyPrompt:
            try await withQuestion(ask, submits: true, until: { $0.modals.first?.content.isBusy == true }, body)
        case .progress: try await withQuestion(ask, until: { $0.modals.first?.content.body.first?.note != nil }, body)
        default: try await withQuestion(ask, body)
        }
    }

    /// What a renderer knows of the scene.
    @MainActor
    func snapshot() async throws -> StageSnapshot {
        var snapshot = StageSnapshot(Stage())
        try await draw { snapshot = StageSnapshot($0) }
        return snapshot
    }

    /// The drawing of the scene.
    @MainActor
    func text(columns: Int, rows: Int? = nil) async throws -> String {
        var text = ""
        try await draw { text = $0.text(columns: columns, rows: rows) }
        return text
    }

    @MainActor
    private func ask(_ stage: Stage) async throws {
        switch self {
        case .alert:
            _ = try await stage.alert("Delete “Groceries”?", message: "This can't be undone.") {
                Choice("Delete", role: .destructive, 1)
                Choice("Archive", 2)
                Choice("Duplicate", role: .preferred, 3)
                Choice("Keep", role: .cancel, 4)
            }
        case .longAlert:
            let text = "Words that fill a line, 漢字も、👩‍👩‍👧‍👦🇩🇪 and e\u{301}.\nA new line. "
            _ = try await stage.confirm(
                "A question that is too long for one line of any box, so that it goes on",
                message: String(repeating: text, count: 8), action: "Averyveryveryverylongwordonabutton")
        case .markedAlert:
            let text = "**Bold** and *`code`* and [a *link* 漢字 👩‍👩‍👧](https://example.com/a_(b)) and <https://example.com>."
            await stage.ask(.alert("Moved", message: text).markdown())
        case .errorAlert: await stage.alert("Card declined", message: "Try another card.", severity: .error)
        case .warningAlert: await stage.alert("Almost full", severity: .warning)
        case .successAlert: await stage.alert("Saved ✅", severity: .success)
        case .confirmation: _ = try await stage.confirm("Delete 3 files?", action: "Delete", role: .destructive)
        case .list:
            let values = ["By name", "日付順", "By size 👩‍👩‍👧‍👦", "Flag 🇩🇪"]
            _ = try await stage.choose("Sort by", from: values, initial: "日付順", message: "For this list only.")
        case .longList:
            let values = (1...30).map { "Country number \($0)" }
            _ = try await stage.choose("Where to?", from: values, initial: "Country number 12")
        case .emptyList: _ = try await stage.choose("Sort by", from: [String]())
        case .listOfMany:
            let values = ["Cheese", "Olives", "きのこ", "Onions"]
            _ = try await stage.chooseMany("Toppings", from: values, initial: ["きのこ"], count: 1...3)
        case .prompt:
            _ = try await stage.prompt(
                "Coupon", message: "If you have one.",
                .text("漢字 e\u{301} 👩‍👩‍👧‍👦", placeholder: "SAVE10").parsed {
                    if $0.isEmpty { return $0 }
                    throw InvalidInput("Only letters and digits, please: 12345678901234567890 is one too many.")
                })
        case .suggestions:
            let cities = [
                "Bern", "東京", "Saint-Jean-de-l’Île 🇫🇷 👨‍👩‍👧", "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
                "e\u{301}", "Oslo",
            ]
            _ = try await stage.form("Trip", message: "Wherever you like.", ["", ""] as [String]) {
                Field("From", \.[0], .text().suggesting(cities))
                Field("To", \.[1], .text().suggesting(["Bern", "東京"]))
            }
        case .form, .busyPrompt:
            let note = String(repeating: "long 漢字 ", count: 12)
            let signIn = Question.form("Sign in", ["", "geheim", note] as [String]) {
                Field("Name", \.[0], .text(placeholder: "名前"))
                Field("Password", \.[1], .text().secure())
                Field("Note", \.[2])
            } check: { _ in
                try await untilCancelled()
            }
            _ = try await stage.ask(signIn.submit("Go"))
        case .progress:
            try await stage.progress("Searching", message: "This takes a while.") { report in
                report(0.42, "12 found in 漢字")
                try await untilCancelled()
            }
        case .unknownProgress:
            try await stage.progress("Searching", undismissible: true) { _ in try await untilCancelled() }
        case .stuckProgress: try await stage.progress("Searching") { _ in try await untilCancelled() }
        case .sheet: _ = try await stage.sheet(CartScreen())
        case .fullScreenSheet: _ = try await stage.sheet(StepScreen("Card", hasAnswered: false), style: .fullScreen)
        case .flowSheet, .alertOverSheet:
            try await stage.sheet("Add a card") { inner in
                try await inner.show(StepScreen("Number")).then { _ in
                    try await inner.show(StepScreen("Name on the card", hasAnswered: self != .flowSheet)).then { _ in
                        await inner.alert("This card is known", severity: .warning)
                    }
                }
            }
        default: break
        }
    }
}

@MainActor
final class StepScreen: Screen {
    let outlet = Outlet<Int>()
    let title: String
    var text = ""

    init(_ title: String, hasAnswered: Bool = true) {
        self.title = title
        if hasAnswered { publish(1) }
    }

    var content: Content {
        Field("Text", \.text, .text(placeholder: "Type here"))
        Action("Continue", shortcut: .enter) { self.publish(1) }
    }
}

/// A number, and a text of several lines.
@MainActor
final class NoteScreen: Screen {
    let outlet = Outlet<Int>()
    let title = "Note"
    var note = String(repeating: "Words that fill a line, 漢字も 👩‍👩‍👧‍👦.\n", count: 4)
    var guests = 2

    var content: Content {
        Field("Guests", \.guests, .number(in: 1...8))
        Field("Note", \.note, .lines())
        Action("Send", shortcut: .enter) { self.publish(1) }
    }
}

/// Keys that a field would take as text.
@MainActor
final class FilterScreen: Screen {
    let outlet = Outlet<Int>()
    let title = "Filter"
    var filter = ""

    var content: Content {
        Field("Filter", \.filter)
        Action("Sort", shortcut: .key("s")) {}
        Action("New", shortcut: .key("n")) {}
    }
}

@MainActor
final class HebrewScreen: Screen {
    let outlet = Outlet<Int>()
    var text = "שלום, עולם"

    var content: Content {
        Heading("עגלת קניות")
        Paragraph("שָׁלוֹם abc עולם، مرحبا \u{202E}بالعالم\u{202C}.")
        Field("שם", \.text)
        Action("המשך") {}
    }
}

extension Screen where Self == TestSupport.Page {
    /// Buttons beside their details, one in place of its row's label.
    static var menu: Self {
        Self("Menu") { _ in
            Row("Order", detail: "From the cart to the receipt.") { Action("Order", shortcut: .key("1")) {} }
            Row("漢字", detail: "👩‍👩‍👧‍👦 at once") { Action("漢字", role: .destructive) {} }
            Row("Plain") { Action("Plain") {} }
            Row("Song", detail: "3 min") { Action("Play") {} }
            Action("Quit", role: .cancel) {}
        }
    }

    /// Text with markup at all places where lines may break, and a link at its end.
    static var marked: Self {
        Self("Help") { _ in
            Paragraph(markdown: "Run `rm *.tmp` in **the 漢字 trash 👩‍👩‍👧‍👦** or *see [the docs](https://example.com/docs)*.")
            Block("More") {
                Paragraph(markdown: "[a long line 漢字 of words](https://example.com)`code`<https://example.com/docs>")
            }
        }
    }
}
