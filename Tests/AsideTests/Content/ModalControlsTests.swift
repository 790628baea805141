import AsideTesting
import Foundation
import TestSupport
import Testing

@testable import Aside

@MainActor
@Suite("Modal, operated like a screen")
struct ModalControlsTests {
    let ui = TestPresenter()

    @Test("A row is picked by its name, and a button pressed by its identity; what is not possible says why")
    func list() async throws {
        let sizes = try await ui.ask(.chooseMany("Sizes", from: ["small", "large"], count: 1...1)) { list in
            let modal = list.modal
            let done = try #require(modal.outline["Done"])
            expect("The action “Done” on the list “Sizes” is disabled. First do what enables it.", .disabled) {
                try modal.operate(done.id, .press)
            }
            try modal.pick("Sizes", "large")
            expect(
                "The list “Sizes” accepts no more options. Deselect one first, by picking it again.", .disabled
            ) { try modal.pick("Sizes", "small") }
            expect("The list “Sizes” has no option “lrage”. Did you mean “large”? Options: small, large.") {
                try modal.pick("Sizes", "lrage")
            }
            expect(
                "There is no action “Don” on the list “Sizes”. Did you mean “Done”? Actions here: Done, Cancel."
            ) { try modal.press("Don") }
            #expect(throws: MoveError.self) { try modal.operate(done.id, .toggle()) }
            try modal.operate(done.id, .press)
            expect(
                "The action “Done” accepts no input any more: the list “Sizes” has ended. Wait for the next one.",
                .notInFront
            ) {
                try modal.operate(done.id, .press)
            }
        }
        #expect(sizes == ["large"])
    }

    @Test("An outline is plain data that can be encoded and decoded")
    func coding() throws {
        let kinds: [Outline.Kind] = [
            .heading, .paragraph, .row(detail: "$1"), .switch(isOn: true), .selection(options: ["a"], selected: 0),
            .field(text: "a", placeholder: "b", error: "c", isSecure: false), .meter(fraction: 0.5), .block,
            .list(options: [ListOption("a", isSelected: true)], count: 0...1),
            .action(role: .destructive, shortcut: .key("n")), .action(role: .normal, shortcut: .enter),
        ]
        let outline = Outline(kinds.map { Outline.Item($0, "Same", children: [Outline.Item(.paragraph, "Inside")]) })
        let stored = try JSONEncoder().encode(outline)
        #expect(try JSONDecoder().decode(Outline.self, from: stored) == outline)
        #expect(Set(outline.items.map(\.id)).count == kinds.count)
        #expect(Shortcut(named: "") == nil && Shortcut(named: "nn") == nil)
    }

    @Test("Suggestions, Markdown, formats of fields and styles of sheets are encoded and decoded again")
    func cases() throws {
        let moment = try #require(Outline.Moment(year: 2026, month: 12, day: 24, hour: 9, minute: 5))
        let formats: [Outline.FieldFormat] = [
            .lines, .number(.whole(in: 1...8, step: 2)), .number(.decimal(in: -0.5...1e9, step: 0.1)),
            .date(Outline.DateRange(pattern: "dd.MM.yyyy HH:mm", first: moment, today: moment)),
        ]
        try expectSame(
            formats.map {
                Outline.Item(.field(text: "", placeholder: "", error: nil, isSecure: false), "A", format: $0)
            })
        try expectSame([Question.alert("Moved", message: "In **Trash**").markdown().content])
        try expectSame([Question.prompt("City", .text().suggesting(["Bern"]).history(["Oslo"])).content])
        try expectSame([
            SheetStyle.sheet(detents: [.medium, .large, .fraction(0.3)], sizing: .page), .sheet, .fullScreen, .popover,
            .popover(at: "Sort"),
        ])
        let json = String(decoding: try JSONEncoder().encode([SheetStyle.popover(at: "Sort")]), as: UTF8.self)
        #expect(json == #"[{"popover":{"at":"Sort"}}]"#)
        let unknown = Data(#"[{"balloon":{}}]"#.utf8)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode([SheetStyle].self, from: unknown) }
    }

    private func expectSame<Value: Codable & Equatable>(_ values: [Value]) throws {
        #expect(try JSONDecoder().decode([Value].self, from: JSONEncoder().encode(values)) == values)
    }
}
