import Aside
import Observation
import TestSupport
import Testing

@testable import AsideExploring

@MainActor
@Suite("All that a stage shows is part of the state, and so is what waits in line")
struct SeenStateTests {
    /// Where a count is shown that the flow uses later.
    enum Place: CaseIterable {
        case title, titleInSheet, titleBelow, contentBelow, belowSheet, belowScreenOfSheet
    }

    @Test("What depends on a count that is shown anywhere on the stage is no finding", arguments: Place.allCases)
    func shown(place: Place) async {
        let explorer = await explored { walk in
            let stage = walk.stage
            let count = Count()
            let number = try await number(count, at: place, on: stage)
            await stage.alert("\(number)")
        }
        #expect(explorer.faults == [])
        #expect(explorer.warnings == [])
    }

    private func number(_ count: Count, at place: Place, on stage: Stage) async throws -> Int {
        let (shown, hidden) = (CountScreen(count) { "n: \($0)" }, CountScreen(count) { _ in "Settings" })
        switch place {
        case .title: return try await stage.show(shown).value()
        case .titleInSheet: return try await stage.sheet(shown)
        case .titleBelow:
            return try await stage.show(shown).then { _ in try await stage.show(hidden).value() }
        case .contentBelow:
            let below = CountScreen(count, heading: { "n: \($0)" }, title: { _ in "Cart" })
            return try await stage.show(below).then { _ in try await stage.show(hidden).value() }
        case .belowSheet:
            return try await stage.show(shown).then { _ in try await stage.sheet(hidden) }
        case .belowScreenOfSheet:
            return try await stage.sheet { sheet in
                try await sheet.show(shown).then { _ in try await sheet.show(hidden).value() }
            }
        }
    }

    @Test("What depends on a count that is shown nowhere is a finding, and no failure")
    func hidden() async {
        let explorer = await explored { walk in
            let screen = CountScreen(Count()) { _ in "Settings" }
            let number = try await walk.stage.show(screen).value()
            await walk.stage.alert("\(number)")
        }
        #expect(explorer.failures.map(\.headline) == [])
        #expect(explorer.findings.map(\.rule) == [.finding(.outlivesBack)])
    }

    @Test("Notices that wait in line are no finding, and each is pressed", arguments: [Duration.seconds(5), nil])
    func notices(duration: Duration?) async {
        var most = 0
        let explorer = await explored { walk in
            let undone = Till()
            let screen = ButtonScreen("Home", ["Add", "Archive", "Delete"], "Done")
            screen.whenPressed = { [unowned screen] label in
                screen.labels.removeAll { $0 == label }
                screen.perform {
                    if await walk.stage.notice("\(label) is done", action: "Undo", for: duration) {
                        undone.charged += 1
                    }
                }
            }
            try await walk.stage.show(screen).value()
            most = max(most, undone.charged)
        }
        #expect(explorer.faults == [])
        #expect(explorer.warnings == [])
        #expect(most == 3)
    }

    @Test("An app in which ever more notices wait in line is no finding, and ends at a bound")
    func moreAndMoreNotices() async {
        let explorer = await explored(ExplorationOptions(walks: 60)) { walk in
            let stage = walk.stage
            let screen = ButtonScreen("Home", ["Add", "Archive", "Delete"], "Done")
            screen.whenPressed = { [unowned screen] label in
                screen.perform { _ = await stage.notice("\(label) is done", action: "Undo") }
            }
            try await stage.show(screen).value()
        }
        #expect(explorer.faults == [])
    }

    // MARK: Contents

    /// A change of a property that a presenter shows, named like the property.
    typealias Change<Value> = (property: String, change: (inout Value) -> Void)

    @Test("Each property of an element, and each value of its kind, makes another state")
    func elements() {
        let first = Outline.Item(.heading, "Name")
        let item = { (change: Outline.Item) in { (item: inout Outline.Item) in item = change } }
        let changes: [Change<Outline.Item>] = [
            ("label", item(Outline.Item(.heading, "Street"))),
            ("isEnabled", item(Outline.Item(.heading, "Name", isEnabled: false))),
            ("isBusy", item(Outline.Item(.heading, "Name", isBusy: true))),
            ("isOptional", { $0.isOptional = true }),
            ("format", item(Outline.Item(.heading, "Name", format: .lines))),
            ("markup", item(Outline.Item(.heading, "Name", markup: Markup(markdown: "*Name*")))),
            ("suggestions", item(Outline.Item(.heading, "Name", suggestions: Outline.Suggestions(["Ada"])))),
            ("children", item(Outline.Item(.heading, "Name", children: [Outline.Item(.paragraph, "a")]))),
        ]
        let kinds: [Outline.Kind] = [
            .paragraph, .row(detail: nil), .row(detail: "$1"), .block, .meter(fraction: nil), .meter(fraction: 0.5),
            .field(text: "", placeholder: "", error: nil, isSecure: false),
            .field(text: "a", placeholder: "", error: nil, isSecure: false),
            .field(text: "", placeholder: "a", error: nil, isSecure: false),
            .field(text: "", placeholder: "", error: "a", isSecure: false),
            .field(text: "", placeholder: "", error: nil, isSecure: true),
            .switch(isOn: false), .switch(isOn: true), .selection(options: ["a"], selected: nil),
            .selection(options: ["b"], selected: nil), .selection(options: ["a"], selected: 0),
            .list(options: [], count: nil), .list(options: [], count: 0...1),
            .list(options: [ListOption("a")], count: nil), .list(options: [ListOption("b")], count: nil),
            .list(options: [ListOption("a", isSelected: true)], count: nil),
            .list(options: [ListOption("a", detail: "$1")], count: nil),
            .list(options: [ListOption("a", group: "b")], count: nil),
            .list(options: [ListOption("a", unavailable: "b")], count: nil),
            .action(role: .normal, shortcut: nil), .action(role: .cancel, shortcut: nil),
            .action(role: .normal, shortcut: .enter),
        ]
        // The identity and the error have tests of their own; earlier entries and what may be pressed again are not shown.
        let others: Set = ["id", "identity", "problem", "details", "history", "isRepeatable", "isUnrecorded"]
        expectOtherStates(
            first, changes + kinds.map { ("kind", item(Outline.Item($0, "Name"))) }, besides: others
        ) { $0.combine([$1]) }
    }

    /// Expects each change to make another state, and each property to be changed, so that a new one is not forgotten.
    private func expectOtherStates<Value>(
        _ first: Value, _ changes: [Change<Value>], besides others: Set<String> = [],
        _ add: (inout Hasher, Value) -> Void
    ) {
        let properties = Mirror(reflecting: first).children.compactMap(\.label)
        #expect(Set(properties) == others.union(changes.map(\.property)))
        var known: [Int: String] = [hash(first, add): "the first"]
        for (property, change) in changes {
            var value = first
            change(&value)
            let other = known.updateValue("\(value)", forKey: hash(value, add))
            #expect(other == nil, "\(property): \(value)")
        }
    }

    private func hash<Value>(_ value: Value, _ add: (inout Hasher, Value) -> Void) -> Int {
        var hash = Hasher()
        add(&hash, value)
        return hash.finalize()
    }
}

// MARK: - Fixtures

@Observable
private final class Count {
    var number = 0
}

/// A screen with one button that counts to two and begins anew, and one that publishes the count.
@Observable
private final class CountScreen: Screen {
    let outlet = Outlet<Int>()
    private let count: Count
    private let heading: (Int) -> String
    private let shownTitle: (Int) -> String

    init(_ count: Count, heading: @escaping (Int) -> String = { _ in "Count" }, title: @escaping (Int) -> String) {
        (self.count, self.heading, shownTitle) = (count, heading, title)
    }

    var title: String { shownTitle(count.number) }

    var content: Content {
        Heading(heading(count.number))
        Action("More") { self.count.number = (self.count.number + 1) % 2 }
        Action("Use") { self.publish(self.count.number) }
    }
}
