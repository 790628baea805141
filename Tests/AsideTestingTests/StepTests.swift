import AsideTesting
import Testing

@testable import Aside

@MainActor
@Suite("Steps")
struct StepTests {
    let ui = TestPresenter(quietPeriod: .milliseconds(100))
    var stage: Stage { ui.stage }

    @Test("A test can use a screen by its model and by its content; going back shows the screen before")
    func screens() async throws {
        let value = try await ui.run {
            try await stage.show(CartScreen()).then { cart in
                try await stage.show(CouponScreen()).then { "\($0) on \(cart)" }
            }
        } steps: {
            let cart = try await ui.screen(CartScreen.self)
            try cart.fill("Note", "quick!")
            #expect(cart.note == "quick!")
            cart.note = "slow"
            #expect(
                cart.outline.controls.first?.kind == .field(text: "slow", placeholder: "", error: nil, isSecure: false))
            try cart.press("Continue")
            try await ui.screen(CouponScreen.self)
            try ui.goBack()
            try await ui.screen(CartScreen.self).publish(7)
            try await ui.screen(CouponScreen.self).publish("SAVE10")
        }
        #expect(value == "SAVE10 on 7")
    }

    @Test("The transcript says that the flow accepted nothing when an action was pressed once more")
    func pressedTwice() async throws {
        try await ui.run {
            try await stage.show(CartScreen()).then { _ in
                try await stage.progress("Paying") { _ in try await ui.clock.sleep(for: .seconds(1)) }
            }
        } steps: {
            let cart = try await ui.screen(CartScreen.self)
            try await cart.press("Continue").value
            try cart.press("Continue")
            try await ui.advance(by: .seconds(1))
        }
        #expect(
            ui.transcript.description == """
                Cart → Continue
                Cart → Continue, while the flow accepts no value
                progress “Paying” → a value
                no screens
                """)
    }

    @Test(
        "A screen whose work gives the main actor a turn is not taken for one that waits for its user",
        arguments: Turn.allCases)
    func turn(of function: Turn) async throws {
        try await ui.visit {
            try await stage.show(LoadingScreen(function, stage)).value()
        } steps: {
            let screen = try await ui.screen(LoadingScreen.self)
            #expect(screen.isLoaded)
        }
    }

    @Test("A flow that is left right after an answer may ask once more, because it could not know")
    func leftAfterAnswer() async throws {
        try await ui.visit {
            try await stage.show(CartScreen()).then { _ in
                try await stage.show(CartScreen()).then { _ in
                    _ = try await stage.confirm("One?")
                    _ = try await stage.confirm("Two?")
                }
            }
        } steps: {
            try await ui.screen(CartScreen.self).publish(1)
            try await ui.until("the second screen") { stage.stack.count == 2 }
            try await ui.screen(CartScreen.self).publish(1)
            try await ui.alert("One?").press("OK")
            try ui.goBack()
        }
    }

    @Test("A step can wait for the work of a button")
    func pressed() async throws {
        let list = ListScreen(stage)
        ui.answer(.confirm("Remove Apples?"), with: "OK")
        try await ui.run {
            try await stage.show(list).value()
        } steps: {
            let screen = try await ui.screen(ListScreen.self)
            try await screen.press("Remove", in: "Apples").value
            #expect(screen.items == ["Pears"])
            try screen.toggle("Organic")
            try screen.pick("large", from: "Size")
            #expect(screen.isOrganic)
            #expect(screen.size == "large")
            try screen.publish()
        }
    }

    @Test("A step does not fail if the awaited modal replaces another one at once")
    func replaced() async throws {
        try await ui.run {
            let first = Task { try? await stage.confirm("First") }
            let second = Task { try? await stage.ask(.confirm("Second").replacing()) }
            _ = await (first.value, second.value)
        } steps: {
            try await ui.confirm("Second").press("OK")
        }
    }

    enum Check: CaseIterable { case asks, asksNothing }

    @Test(
        "A prompt with a check is done when the check has ended, even if nothing else happens",
        .timeLimit(.minutes(10)), arguments: Check.allCases)
    func checking(_ check: Check) async throws {
        // No step waits as long as this before it looks again.
        let ui = TestPresenter(quietPeriod: .seconds(1_000))
        let stage = ui.stage
        let (signal, open) = AsyncStream.makeStream(of: Void.self)
        try await ui.run {
            _ = try await stage.prompt("Name") { name in
                if !name.isEmpty { return name }
                if check == .asks { await stage.alert("Empty") }
                for await _ in signal { break }
                throw InvalidInput("Give it a name.")
            }
        } steps: {
            try await ui.prompt("Name").press("OK")
            if check == .asks { try await ui.alert("Empty").press("OK") }
            let opening = Task.detached {
                // The step below is waiting by then.
                await MainActor.run {}
                open.yield()
            }
            let prompt = try await ui.prompt("Name")
            #expect(prompt.error == "Give it a name.")
            await opening.value
            try await prompt.submit("Ada")
        }
    }

    @Test("After a run, steps can still wait")
    func afterRun() async throws {
        let ui = TestPresenter()
        let stage = ui.stage
        let (signal, later) = AsyncStream.makeStream(of: Void.self)
        let own = Task {
            for await _ in signal { break }
            // This is longer than a step needs to see that the flow has ended.
            for _ in 1...20 { await Task {}.value }
            return try await stage.confirm("Later")
        }
        try await ui.run {
            await stage.alert("First")
        } steps: {
            try await ui.alert("First").press("OK")
        }
        Task.detached { later.yield() }
        try await ui.confirm("Later").press("OK")
        #expect(try await own.value)
    }
}

/// A list with a button that asks.
final class ListScreen: Screen {
    let outlet = Outlet<Void>()
    let stage: Stage
    var items = ["Apples", "Pears"]
    var isOrganic = false
    var size = "small"

    init(_ stage: Stage) {
        self.stage = stage
    }

    var content: Content {
        for item in items {
            Row(item) {
                Action("Remove") {
                    if try await self.stage.confirm("Remove \(item)?") { self.items.removeAll { $0 == item } }
                }
            }
        }
        Field("Organic", \.isOrganic)
        Field("Size", \.size, .choice(from: ["small", "large"]))
    }
}

/// What gives the main actor a turn if nothing else has run for some milliseconds.
enum Turn: CaseIterable { case retrying, outcome }

private final class LoadingScreen: SelfStarting {
    let outlet = Outlet<Void>()
    let title = "List"
    private let function: Turn
    private let stage: Stage
    private(set) var isLoaded = false

    init(_ function: Turn, _ stage: Stage) {
        self.function = function
        self.stage = stage
    }

    func begin() async throws {
        // Nothing else runs on the main actor until a turn is due.
        while !MainActorTurn.isDue {}
        switch function {
        case .retrying: try await stage.retrying("It was not loaded") { isLoaded = true }
        case .outcome: _ = try await stage.outcome(of: { isLoaded = true })
        }
    }
}
