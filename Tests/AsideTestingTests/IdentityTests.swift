import Aside
import Observation
import Testing

@testable import AsideExploring
@testable import AsideTesting

@MainActor
@Suite("Identities of actions and rows outlast texts")
struct IdentityTests {
    @Test("A path recorded in one language is replayed in another, if the screen gives its actions and rows identities")
    func otherLanguage() async throws {
        let first = TestPresenter()
        let recorder = first.stage.record()
        try await first.run {
            try await first.stage.show(BasketScreen(.english)).value()
        } steps: {
            try await first.screen(BasketScreen.self).press("Remove", in: "Bread")
            try await first.screen(BasketScreen.self).press("Pay 3 €")
        }
        #expect(
            "\(recorder.recording)" == """
                BasketScreen: press “remove” in “2”
                BasketScreen: press “pay”
                """)

        let second = TestPresenter()
        let left = try await second.replay(recorder.recording) {
            try await second.stage.show(BasketScreen(.german)).value()
        }
        #expect(left == [1])
    }

    @Test("A path without identities fails in another language, and the message says which code to add")
    func withoutIdentities() async {
        let path = Recording([Recording.Turn([.press("Leave")], .screen("BasketScreen"))])
        let ui = TestPresenter()
        let found = await reports {
            _ = try await ui.replay(path) { try await ui.stage.show(BasketScreen(.german)).value() }
        }
        #expect(found.count == 1)
        #expect(found.first?.text.contains("`Action(…, id: …)`") == true, "\(found)")
        let other = TestPresenter()
        let step = await reports(in: other) {
            try await other.stage.show(BasketScreen(.german)).value()
        } steps: {
            try await other.screen(BasketScreen.self).press("Leave")
        }
        #expect(step.first?.text.contains("id:") == false, "a test that names a label by hand needs no such advice")
    }

    @Test("States whose rows differ only by their identities are told apart")
    func states() async throws {
        let exploration = try await explore { walk in
            _ = try await walk.stage.show(BagScreen()).value()
        }
        #expect(exploration.graph.states.count { $0.end == nil } == 4, "\(exploration)")
    }

    @Test("An identity comes before the label of another action, and a label still finds its action")
    func lookup() async throws {
        let ui = TestPresenter()
        let left = try await ui.run {
            try await ui.stage.show(BagScreen()).value()
        } steps: {
            let screen = try await ui.screen(BagScreen.self)
            try screen.press("Remove", in: "second")
            try screen.press("Done")
        }
        #expect(left == ["first"])
        let other = TestPresenter()
        let all = try await other.run {
            try await other.stage.show(BagScreen()).value()
        } steps: {
            try await other.screen(BagScreen.self).press("Remove")
        }
        #expect(all == ["first", "second"], "“Remove” is the identity of the last action")
    }
}

// MARK: - Fixtures

/// The words of a language.
private struct Words {
    let pay: String
    let remove: String
    let leave: String
    let goods: [String]

    static let english = Words(pay: "Pay", remove: "Remove", leave: "Leave", goods: ["Apples", "Bread"])
    static let german = Words(pay: "Bezahlen", remove: "Entfernen", leave: "Gehen", goods: ["Äpfel", "Brot"])
}

/// A screen whose texts depend on the language and on data, with identities for all that depends on data.
@Observable
private final class BasketScreen: Screen {
    @ObservationIgnored let outlet = Outlet<[Int]>()
    private(set) var items = [1, 2]
    private let words: Words

    init(_ words: Words) {
        self.words = words
    }

    var content: Content {
        Heading("\(items.count)")
        for item in items {
            Row(words.goods[item - 1], id: "\(item)") {
                Action(words.remove, id: "remove") { self.items.removeAll { $0 == item } }
            }
        }
        Action("\(words.pay) \(items.count * 3) €", id: "pay") { self.publish(self.items) }
        Action(words.leave) { self.dismiss() }
    }
}

/// A screen with two rows that look the same.
@Observable
private final class BagScreen: Screen {
    @ObservationIgnored let outlet = Outlet<[String]>()
    private var items = ["first", "second"]

    var content: Content {
        Heading("Twins")
        for item in items {
            Row("Apple", id: item) { Action("Remove") { self.items.removeAll { $0 == item } } }
        }
        Action("Done", id: "Remove") { self.publish(self.items) }
    }
}
