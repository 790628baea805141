import Testing

@testable import Aside

@MainActor
@Suite("then")
struct ThenTests {
    let stage = Stage()
    let ui: Watcher
    let cart = Page("cart"), address = Page("address"), card = Page("card")

    init() {
        ui = Watcher(stage)
    }

    @Test("Nothing happens until a step is awaited")
    func lazy() {
        _ = stage.show(cart)
        _ = stage.show(cart).map { $0 + "!" }
        #expect(stage.entries.isEmpty)
        #expect(ui.stacks.isEmpty)
    }

    @Test("then returns what its closure returns, and the screens leave")
    func returns() async throws {
        let order = Task {
            try await stage.show(cart).then { cart in
                try await stage.show(address).then { address in "\(cart) to \(address)" }
            }
        }
        await ui.top(cart)
        cart.publish("apples")
        await ui.top(address)
        address.publish("Oslo")
        #expect(try await order.value == "apples to Oslo")
        await ui.until { ui.titles.isEmpty }
        #expect(ui.stacks == [["cart"], ["cart", "address"], []])
    }

    @Test("A value returned through ten screens is one change of the stack")
    func oneChange() async throws {
        let pages = (1...10).map { Page("\($0)") }
        let result = Task { try await descend(pages) }
        for page in pages {
            await ui.top(page)
            page.publish(page.title)
        }
        #expect(try await result.value == "12345678910")
        await ui.until { ui.titles.isEmpty }
        #expect(ui.stacks.count == 11)
        #expect(ui.stacks.dropFirst(9) == [(1...10).map { "\($0)" }, []])
    }

    @Test("An error thrown through ten screens is one change of the stack")
    func oneChangeForErrors() async throws {
        let pages = (1...10).map { Page("\($0)") }
        let result = Task { try await descend(pages, failing: true) }
        for page in pages {
            await ui.top(page)
            page.publish(page.title)
        }
        await #expect(throws: Broken()) { try await result.value }
        await ui.until { ui.titles.isEmpty }
        #expect(ui.stacks.count == 11)
    }

    @Test("What has ended stays until the next push, which takes its place in the same change")
    func pushTakesThePlace() async throws {
        let result = Task {
            try await stage.show(cart).then { cart in
                let street = try await stage.show(address).value()
                return try await stage.show(card).then { card in cart + street + card }
            }
        }
        await ui.top(cart)
        cart.publish("a")
        await ui.top(address)
        address.publish("b")
        await ui.top(card)
        card.publish("c")
        #expect(try await result.value == "abc")
        await ui.until { ui.titles.isEmpty }
        #expect(ui.stacks == [["cart"], ["cart", "address"], ["cart", "card"], []])
    }

    @Test("What has ended stays until the next modal, and leaves together with its coming")
    func modalTakesThePlace() async throws {
        var seen: [[String]] = []
        ui.answering = { [unowned ui] modal in
            seen.append(ui.titles)
            modal.submit()
        }
        let result = Task {
            try await stage.show(cart).then { _ in
                _ = try await stage.show(address).value()
                await stage.alert("Thanks")
            }
        }
        await ui.top(cart)
        cart.publish("a")
        await ui.top(address)
        address.publish("b")
        try await result.value
        #expect(seen == [["cart"]])
    }

    @Test("What has ended leaves when its receiver goes on with something else")
    func settles() async throws {
        let gate = Gate()
        let result = Task {
            try await stage.show(cart).then { _ in
                _ = try await stage.show(address).value()
                await gate.pass()
            }
        }
        await ui.top(cart)
        cart.publish("a")
        await ui.top(address)
        address.publish("b")
        await ui.top(cart)
        #expect(ui.stacks == [["cart"], ["cart", "address"], ["cart"]])
        gate.open()
        try await result.value
    }

    @Test("What a modal's work has shown on the stack beneath leaves when that work ends")
    func receiverOutsideTheStack() async throws {
        let work = Task { try await stage.progress("P") { _ in try await stage.show(cart).value() } }
        await ui.top(cart)
        cart.publish("a")
        #expect(try await work.value == "a")
        await ui.until { ui.titles.isEmpty }
    }

    @Test("Back cancels what ran above, and the closure runs again with the next value")
    func back() async throws {
        let effect = Effect()
        let order = Task {
            try await stage.show(cart).then { cart in
                try await stage.show(address).then { address in
                    if address == "Oslo" { try await effect.run() }
                    return "\(cart) to \(address)"
                }
            }
        }
        await ui.top(cart)
        cart.publish("apples")
        await ui.top(address)
        address.publish("Oslo")
        await effect.started()
        #expect(stage.stack.pop())
        await effect.cancelled()
        #expect(ui.titles == ["cart"])
        #expect(cart.publish("pears"))
        await ui.top(address)
        address.publish("Rome")
        #expect(try await order.value == "pears to Rome")
    }

    @Test("Values collected before the uncovered screen are still in scope")
    func scope() async throws {
        var collected: [String] = []
        let order = Task {
            try await stage.show(cart).then { cart in
                try await stage.show(address).then { address in
                    collected.append(cart + address)
                    try await stage.show(card).then { _ in }
                }
            }
        }
        await ui.top(cart)
        cart.publish("apples")
        await ui.top(address)
        address.publish("1")
        await ui.top(card)
        stage.stack.pop()
        address.publish("2")
        await ui.top(card)
        card.publish("")
        try await order.value
        #expect(collected == ["apples1", "apples2"])
    }

    @Test("A value that is published while what ran above still unwinds is kept for the next run")
    func publishWhileUnwinding() async throws {
        let gate = Gate()
        var runs: [String] = []
        let result = Task {
            try await stage.show(cart).then { value in
                runs.append(value)
                if value == "first" { await gate.pass() }
            }
        }
        await ui.top(cart)
        cart.publish("first")
        await gate.reached()
        stage.stack.pop(to: cart)
        #expect(cart.publish("second"))
        #expect(!cart.publish("third"))
        gate.open()
        try await result.value
        #expect(runs == ["first", "second"])
    }

    @Test("A CancellationError that leaves the closure is the same as back")
    func changedMind() async throws {
        var isFirst = true
        let result = Task {
            try await stage.show(cart).then { value in
                defer { isFirst = false }
                if isFirst {
                    _ = try await stage.show(address).value()
                    throw CancellationError()
                }
                return value
            }
        }
        await ui.top(cart)
        cart.publish("no")
        await ui.top(address)
        address.publish("x")
        await ui.top(cart)
        cart.publish("yes")
        #expect(try await result.value == "yes")
        #expect(ui.stacks.prefix(3) == [["cart"], ["cart", "address"], ["cart"]])
    }

    @Test("A dismissed sheet returns the user to the screen that asked for it")
    func dismissedSheet() async throws {
        let coupon = Page("coupon")
        let unwound = Gate()
        let result = Task {
            try await stage.show(cart).then { _ in
                defer { unwound.open() }
                return try await stage.sheet(coupon)
            }
        }
        await ui.top(cart)
        cart.publish("a")
        await ui.modal("coupon").dismiss()
        await unwound.pass()
        #expect(cart.publish("b"))
        await ui.modal("coupon")
        coupon.publish("SAVE10")
        #expect(try await result.value == "SAVE10")
    }

    @Test("Any other error ends the step and is thrown on")
    func errors() async throws {
        let result = Task { try await stage.show(cart).then { _ in throw Broken() } }
        await ui.top(cart)
        cart.publish("a")
        await #expect(throws: Broken()) { try await result.value }
        await ui.until { ui.titles.isEmpty }
    }

    @Test("A screen that has left the stack makes its `then` throw CancellationError")
    func left() async throws {
        var thrown: (any Error)?
        let result = Task {
            try await stage.show(cart).then { _ in
                do { _ = try await stage.show(address).value() } catch {
                    thrown = error
                    throw error
                }
            }
        }
        await ui.top(cart)
        cart.publish("a")
        await ui.top(address)
        stage.stack.pop()
        cart.publish("b")
        await ui.top(address)
        #expect(thrown is CancellationError)
        address.publish("c")
        try await result.value
    }

    @Test("A cancelled closure can push nothing and present nothing")
    func cancelledClosure() async throws {
        let gate = Gate()
        var refusals: [Bool] = []
        let result = Task {
            try await stage.show(cart).then { value in
                guard value == "first" else { return }
                await gate.pass()
                await #expect(throws: CancellationError.self) { try await stage.show(address).value() }
                await #expect(throws: CancellationError.self) { try await stage.confirm("Late?") }
                refusals.append(Task.isCancelled)
                // Nor can what the closure left behind.
                await Task { @MainActor in
                    await #expect(throws: CancellationError.self) { try await stage.show(address).value() }
                    let late = try? await stage.outcome { try await stage.confirm("Later?") }
                    refusals.append(late == .ownerGone)
                }.value
            }
        }
        await ui.top(cart)
        cart.publish("first")
        await gate.reached()
        stage.stack.pop(to: cart)
        cart.publish("second")
        gate.open()
        try await result.value
        #expect(refusals == [true, true])
        #expect(ui.presented.isEmpty)
        #expect(!ui.stacks.contains { $0.contains("address") })
    }

    @Test("Cancelling the flow's task removes everything that it showed")
    func cancelledFlow() async throws {
        let effect = Effect()
        let flow = Task {
            try await stage.show(cart).then { _ in
                try await stage.show(address).then { _ in
                    async let work: Void = effect.run()
                    _ = try await stage.confirm("Sure?")
                    try await work
                }
            }
        }
        await ui.top(cart)
        cart.publish("a")
        await ui.top(address)
        address.publish("b")
        await ui.modal("Sure?")
        await effect.started()
        flow.cancel()
        await #expect(throws: CancellationError.self) { try await flow.value }
        #expect(effect.wasCancelled)
        #expect(stage.entries.isEmpty)
        #expect(stage.modals.isEmpty)
        #expect(ui.stacks == [["cart"], ["cart", "address"], []])
    }

    @Test("A task that is cancelled before it shows anything shows nothing")
    func cancelledBefore() async throws {
        let flow = Task { try await stage.show(cart).value() }
        flow.cancel()
        await #expect(throws: CancellationError.self) { try await flow.value }
        #expect(ui.stacks.isEmpty)
    }

    private func descend(_ pages: [Page], failing: Bool = false) async throws -> String {
        guard let first = pages.first else {
            if failing { throw Broken() }
            return ""
        }
        return try await stage.show(first).then { value in
            value + (try await descend(Array(pages.dropFirst()), failing: failing))
        }
    }
}

struct Broken: Error, Equatable {}
