import Aside
import Testing

@testable import AsideText

@MainActor
@Suite struct OptionDrawingTests {
    private func ask(_ stage: Stage) async throws {
        let speeds = ["Standard", "Express 漢字", "Courier"]
        _ = try await stage.choose("Delivery", from: speeds, initial: "Standard") { speed in
            ListOption(
                speed, detail: speed == "Standard" ? "3 days" : "tomorrow",
                unavailable: speed == "Courier" ? "Not to islands" : nil)
        }
    }

    @Test("Details are in a column; an unavailable row has a dash, and its reason in place of the detail")
    func details() async throws {
        try await withQuestion(ask) { stage in
            #expect(
                stage.text(columns: 50).contains(
                    """
                           │ ▸ • Standard      3 days         │
                           │     Express 漢字  tomorrow       │
                           │   – Courier       Not to islands │
                    """))
        }
    }

    @Test("Where a reason does not fit into its row, it is whole above the list")
    func longReason() async throws {
        try await withQuestion(ask) { stage in
            let narrow = stage.text(columns: 24)
            #expect(narrow.contains("│ ▸ • Standard  3 days │\n│     Express 漢字     │\n│   – Courier  Not to… │"))
            #expect(narrow.contains("│   Courier: Not to    │\n│   islands            │"))
            #expect(!stage.text(columns: 50).contains("Courier:"))
        }
    }

    @Test("In a list of many, unavailable rows have dashes")
    func many() async throws {
        try await withQuestion { stage in
            _ = try await stage.chooseMany("Extras", from: ["Card", "Ribbon", "Box"], initial: ["Box"]) {
                ListOption($0, unavailable: $0 == "Card" ? nil : "Sold out")
            }
        } _: { stage in
            #expect(
                stage.text(columns: 50).contains(
                    """
                             │   1 of 3 selected            │
                             │ ▸ [ ] Card                   │
                             │   - - Ribbon  Sold out       │
                             │   -x- Box     Sold out       │
                    """))
        }
    }

    private func askForCities(_ stage: Stage) async throws {
        let cities = [
            ("Paris", "Europe"), ("Roma", "Europe"), ("Tōkyō 東京", "Asia"), ("Quito", "South America"),
            ("Lima", "South America"),
        ]
        _ = try await stage.choose("Where to?", from: cities.map(\.0), initial: "Roma") { city in
            ListOption(city, detail: city == "Quito" ? "sunny" : nil, group: cities.first { $0.0 == city }?.1)
        }
    }

    @Test("The name of a group is beside its first row; with a filter, beside its first remaining row")
    func groups() async throws {
        try await withQuestion(askForCities) { stage in
            #expect(
                stage.text(columns: 50).contains(
                    """
                        │   Europe            Paris             │
                        │                 ▸ • Roma              │
                        │   Asia              Tōkyō 東京        │
                        │   South America     Quito       sunny │
                        │                     Lima              │
                    """))
            #expect(stage.text(columns: 50, viewState: ViewState(filter: "ma")).contains("Europe        ▸ • Roma"))
            #expect(stage.text(columns: 24).contains("         ▸ • Roma"))
            #expect(stage.text(columns: 24).contains("  South…     Quito"))
        }
    }

    @Test("The first row in view has the name of its group")
    func groupsWhileScrolling() async throws {
        try await withQuestion(askForCities) { stage in
            let viewState = ViewState(StageSnapshot(stage)[.option(4)])
            let text = "\(Frame(StageSnapshot(stage), size: Size(columns: 50, rows: 8), viewState: viewState))"
            #expect(!text.contains("Paris"))
            #expect(text.contains("Asia              Tōkyō"))
        }
    }

    @Test("The reason why a choice is unavailable is above the buttons")
    func choice() async throws {
        try await withQuestion { stage in
            _ = try await stage.alert("Delete it?") {
                Choice("Delete", role: .destructive, unavailable: "Only its owner can.", 1)
                Choice("Keep", role: .cancel, 2)
            }
        } _: { stage in
            #expect(
                stage.text(columns: 50).contains(
                    """
                            │   Delete: Only its owner can. │
                            │                               │
                            │   -! Delete - ▸ (  Keep ↵ )   │
                    """))
        }
    }

    @Test("The focus skips unavailable rows; Enter presses nothing if a filter matches only these")
    func targets() async throws {
        try await withQuestion(ask) { stage in
            let snapshot = StageSnapshot(stage)
            #expect(snapshot.targets(for: ViewState()).map(\.option) == [0, 1, nil])
            #expect(snapshot.target(of: ViewState(filter: "cour")) == nil)
            #expect(!stage.text(columns: 50, viewState: ViewState(filter: "cour")).contains("No match"))
        }
    }
}
