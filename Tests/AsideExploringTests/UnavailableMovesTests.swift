import Aside
import Testing

@testable import AsideExploring

@MainActor
@Suite("Unavailable choices and rows are no moves")
struct UnavailableMovesTests {
    @Test("An exploration takes no unavailable choice and no unavailable row")
    func everyWay() async throws {
        var answers: Set<String> = []
        _ = try await explore { walk in
            let speed = try await walk.stage.choose("Delivery", from: ["Express", "Standard"]) {
                ListOption($0, unavailable: $0 == "Express" ? "Not to islands" : nil)
            }
            let extras = try await walk.stage.chooseMany("Extras", from: ["Card", "Box"], initial: ["Box"]) {
                ListOption($0, unavailable: $0 == "Box" ? "Always there" : nil)
            }
            let number = try await walk.stage.alert("Delete it?") {
                Choice("Delete", unavailable: "Only its owner can.", 1)
                Choice("Keep", role: .cancel, 2)
            }
            answers.insert("\(speed) \(extras) \(number)")
        }
        #expect(answers == [#"Standard ["Box"] 2"#, #"Standard ["Card", "Box"] 2"#])
    }

    @Test("A flow is cancelled also at a list in which no row can be picked")
    func cancelled() async {
        let explorer = await explored { walk in
            let seats = ["1A", "1B"]
            // The second answer is known already, so that the walk tries to answer the list without showing it.
            for _ in 1...2 { _ = try await walk.stage.confirm("Go on?") }
            do {
                _ = try await walk.stage.choose("Seat", from: seats) { ListOption($0, unavailable: "Taken") }
            } catch {
                if Task.isCancelled { await walk.stage.alert("Nobody sees this") }
            }
        }
        #expect(explorer.failures.map(\.rule) == [.askedAfterEnd])
    }
}
