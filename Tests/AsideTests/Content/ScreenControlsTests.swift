import Testing

@testable import Aside

@MainActor
@Suite("Screen, acting by identity")
struct ScreenControlsTests {
    let screen = CartScreen()

    @Test("Each control of a screen can be operated by identity")
    func acting() async throws {
        try screen.fill(id("Coupon"), "SAVE10")
        try screen.toggle(id("Gift wrap"))
        try screen.pick(id("Size"), 1)
        try screen.pick(id("Day"), 2)
        #expect(screen.code == "SAVE10")
        #expect(screen.giftWrap)
        #expect(screen.size == .large)
        #expect(screen.day == 3)
        try await screen.work(of: id("Apply"))()
        try await screen.work(of: #require(screen.outline.first("Pears")?.children.first).id)()
        #expect(screen.log == ["apply SAVE10", "remove Pears"])
    }

    @Test("Operating a control that has gone fails with that reason")
    func gone() throws {
        let remove = try #require(screen.outline.first("Apples")?.children.first).id
        screen.items.removeFirst()
        expect(
            """
            CartScreen shows no row “Apples” / action “Remove” any more. Take the identity from its current \
            `outline`.
            """
        ) { try screen.operate(remove, .press) }
    }

    @Test("Picking a missing option fails with that reason", arguments: [-1, 2])
    func options(index: Int) throws {
        expect(
            """
            The selection “Size” has no option \(index): it has 2, counted from 0. Take the index from the \
            current `outline`.
            """
        ) { try screen.pick(id("Size"), index) }
    }

    @Test("Operating a control of another kind is refused, with the right way to operate it")
    func kinds() throws {
        let wrong: [(String, act: @MainActor (Outline.Item.ID) throws -> Void, looked: String, found: String)] = [
            ("Coupon", { try screen.operate($0, .press) }, "action", "a field: use fill(\"Coupon\", …)"),
            ("Gift wrap", { try screen.fill($0, "") }, "field", "a switch: use toggle(\"Gift wrap\")"),
            ("Size", { try screen.toggle($0) }, "switch", "a selection: use pick(\"Size\", …)"),
            ("Continue", { try screen.pick($0, 0) }, "selection", "an action: use press(\"Continue\")"),
            ("Apples", { try screen.operate($0, .press) }, "action", "a row"),
        ]
        for (label, act, looked, found) in wrong {
            expect("There is no \(looked) “\(label)” on CartScreen. “\(label)” is \(found).") { try act(id(label)) }
        }
    }

    private func id(_ label: String) throws -> Outline.Item.ID {
        try #require(screen.outline.first(label)).id
    }
}

extension Screen {
    /// Returns the work of an action, to run it without a stage.
    fileprivate func work(of id: Outline.Item.ID) throws -> @MainActor () async throws -> Void {
        guard case .press(let work) = boundContent().response(of: id) else { throw Broken() }
        return work
    }
}
