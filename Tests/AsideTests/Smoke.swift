import Testing

@testable import Aside

@MainActor struct Smoke {
    let stage = Stage()

    @Test func thenReturns() async throws {
        let ui = Watcher(stage)
        let a = Page("a")
        let b = Page("b")
        async let result = stage.show(a).then { x in
            try await stage.show(b).then { y in x + y }
        }
        await ui.top(a)
        #expect(a.publish("1"))
        #expect(!a.publish("1"))
        await ui.top(b)
        #expect(stage.stack.pop())
        #expect(!stage.stack.pop())
        #expect(a.publish("2"))
        await ui.until { ui.stacks.count == 4 }
        #expect(b.publish("3"))
        #expect(try await result == "23")
        await ui.until { ui.titles.isEmpty }
        #expect(ui.stacks == [["a"], ["a", "b"], ["a"], ["a", "b"], []])
    }

    @Test func modals() async throws {
        let ui = Watcher(stage)
        ui.answering = { modal in modal.submit() }
        #expect(try await stage.confirm("Sure?"))
        await stage.alert("Hm")
        ui.answering = { modal in
            modal.fill(with: "12")
            modal.submit()
        }
        #expect(try await stage.prompt("N") { Int($0) ?? 0 } == 12)
        #expect(
            try await stage.progress("P") { report in
                report(0.5)
                return 3
            } == 3)
        ui.answering = { modal in modal.pick(1) }
        #expect(try await stage.choose("C", from: ["a", "b"]) == "b")
        let p = Page("p")
        p.publish("x")
        #expect(try await stage.sheet(p) == "x")
        #expect(
            try await stage.sheet { stage in
                let q = Page("q")
                q.publish("y")
                return try await stage.show(q).value()
            } == "y")
        #expect(stage.modals.isEmpty)
        #expect(stage.entries.isEmpty)
    }
}
