import Aside
import Testing

@testable import AsideTesting

@MainActor
@Suite("Exploring finds planted bugs, by the shortest way (DESIGN 8)")
struct PlantedBugTests {
    /// Expects an exploration to find a broken rule, with this way to the failure.
    private func expect(
        _ rule: ExplorationFailure.Rule, _ path: String, _ headline: String? = nil, differing: [String]? = nil,
        sourceLocation: SourceLocation = #_sourceLocation, of flow: @escaping @MainActor (Walk) async throws -> Void
    ) async {
        var options = ExplorationOptions()
        options.quietPeriod = .milliseconds(50)
        let explorer = Explorer(options, flow)
        await explorer.explore()
        // A defect may be a finding, too.
        let found = explorer.failures.isEmpty ? explorer.findings : explorer.failures
        let failure = found.first
        #expect(found.map(\.rule) == [rule], sourceLocation: sourceLocation)
        #expect("\(failure?.path ?? Path())" == path, sourceLocation: sourceLocation)
        #expect(failure?.path.moves.count ?? 99 <= 5, sourceLocation: sourceLocation)
        if let headline { #expect(failure?.headline == headline, sourceLocation: sourceLocation) }
        if let differing {
            #expect(failure?.comparison?.lines.map(\.shortened) == differing, sourceLocation: sourceLocation)
        }
        guard let failure, rule != .noWayOut else { return }
        let again = await explorer.repeated(failure)
        #expect(again?.rule == rule, "it happens again", sourceLocation: sourceLocation)
        #expect(again?.path == failure.path, sourceLocation: sourceLocation)
    }

    @Test("A screen whose only button is disabled is a dead end")
    func deadEnd() async {
        await expect(.deadEnd, "alert “Empty the cart?”: press “Empty”") { walk in
            let isEmpty = try await walk.stage.confirm("Empty the cart?", action: "Empty")
            let screen = ButtonScreen("Cart", ["Continue"], isEnabled: !isEmpty)
            try await walk.stage.show(screen).value()
        }
    }

    @Test("A message that comes again and again is no way out")
    func noWayOut() async {
        await expect(.noWayOut, "alert “Delete the account?”: press “OK”") { walk in
            guard try await walk.stage.confirm("Delete the account?") else { return }
            while !Task.isCancelled { await walk.stage.alert("There is no account") }
        }
    }

    @Test("A loop that only shows work is endless")
    func endless() async {
        await expect(.endless, "alert “Synchronise?”: press “OK”") { walk in
            guard try await walk.stage.confirm("Synchronise?") else { return }
            while !Task.isCancelled { try await walk.stage.progress("Synchronising") { _ in } }
        }
    }

    @Test("A flow that waits for something that never comes is stuck")
    func stuckOutside() async {
        await expect(.stuckOutside, "alert “Connect?”: press “OK”") { walk in
            guard try await walk.stage.confirm("Connect?") else { return }
            for await _ in AsyncStream<Int>(unfolding: { await Never.comes() }) {}
        }
    }

    @Test("An unexpected error is reported with its text")
    func unexpectedError() async {
        await expect(
            .unexpectedError, "alert “Pay?”: press “OK”", "The flow throws Declined: the card was declined"
        ) { walk in
            if try await walk.stage.confirm("Pay?") { throw Declined() }
        }
    }

    @Test("The same question from two places is reported")
    func askedTwice() async {
        await expect(.askedTwice, "ButtonScreen: press “Refresh”\nalert “Your session has ended”: press “OK”") { walk in
            let screen = ButtonScreen("Inbox", ["Refresh"], "Done")
            screen.whenPressed = { [unowned screen] in
                screen.perform { await walk.stage.alert("Your session has ended") }
                screen.perform { await walk.stage.alert("Your session has ended") }
            }
            try await walk.stage.show(screen).value()
        }
    }

    @Test("A question after the end, caused by a `try?` that hides a cancellation, is reported")
    func askedAfterEnd() async {
        await expect(
            .askedAfterEnd,
            """
            ButtonScreen: press “Coupon”
            alert “Use the coupon?”: cancel the flow
            """
        ) { walk in
            try await walk.stage.show(ButtonScreen("Cart", ["Coupon"])).then { _ in
                _ = try? await walk.stage.confirm("Use the coupon?")
                await walk.stage.alert("Thank you")
            }
        }
    }

    @Test("A flow that waits for its own detached task does not heed cancellation")
    func deaf() async {
        await expect(.deaf, "alert “Leave?”: cancel the flow") { walk in
            let stage = walk.stage
            await Task { await stage.alert("Leave?") }.value
        }
    }

    @Test("A message that the flow does not await is reported as left over")
    func leftOver() async {
        await expect(.leftOver, "alert “Save?”: press “OK”") { walk in
            let stage = walk.stage
            if try await stage.confirm("Save?") { Task { await stage.alert("Saved") } }
        }
    }

    @Test("A flow with different content on each walk is unsteady; the message shows the lines that differ")
    func otherContent() async {
        var walks = 0
        let headline =
            "The same moves do not lead to the same place: once to alert “Two?”, and once to the same with other content."
        await expect(
            .unsteady, "alert “One?”: press “OK”", headline, differing: ["- │ Walk │", "+ │ Walk │"]
        ) { walk in
            walks += 1
            _ = try await walk.stage.confirm("One?")
            _ = try await walk.stage.confirm("Two?", message: "Walk \(walks)")
        }
    }

    @Test("A flow that depends on an earlier walk is unsteady")
    func unsteady() async {
        let cache = Till()
        await expect(.unsteady, "alert “One?”: press “OK”") { walk in
            guard try await walk.stage.confirm("One?") else { return }
            cache.charged += 1
            _ = try await walk.stage.confirm("Cached \(cache.charged / 2)?")
        }
    }

    @Test("The exploration finds an outer variable that is out of date after back")
    func detour() async {
        await expect(
            .detour,
            """
            ButtonScreen: press “Gift”
            ButtonScreen: go back
            ButtonScreen: press “No gift”
            ButtonScreen: press “Pay”
            """, differing: ["- │ It will be sent │", "+ │ It will be wrapped │"]
        ) { walk in
            var wrapping = false
            try await walk.stage.show(ButtonScreen("Cart", ["Gift", "No gift"])).then { choice in
                if choice == "Gift" { wrapping = true }
                try await walk.stage.show(ButtonScreen("Pay", ["Pay"])).then { _ in
                    await walk.stage.alert(wrapping ? "It will be wrapped" : "It will be sent")
                }
            }
        }
    }

    @Test("The exploration finds a second payment after a late error")
    func doubleCharge() async {
        await expect(.invariant("nobody pays twice"), "alert “The order failed”: press “Retry”") { walk in
            let till = Till()
            walk.always("nobody pays twice") { till.charged <= 1 }
            var failures = 1
            try await walk.stage.retrying("The order failed") {
                till.charged += 1
                failures -= 1
                if failures >= 0 { throw Declined() }
            }
        }
    }

    @Test("A condition for the end is checked at the end")
    func atEnd() async {
        await expect(.invariant("the lamp is off"), "alert “Leave the light on?”: press “OK”") { walk in
            let lamp = Till()
            walk.atEnd("the lamp is off") { lamp.charged == 0 }
            if try await walk.stage.confirm("Leave the light on?") { lamp.charged = 1 }
        }
    }

    @Test("Emptying a cart before the user has decided is a change by leaving")
    func changedByLeaving() async {
        await expect(
            .changedByLeaving("the cart"),
            """
            ButtonScreen: press “Empty”
            alert “Empty the cart?”: press “Cancel”
            """
        ) { walk in
            let cart = Till()
            walk.unchangedByLeaving("the cart") { cart.charged }
            try await walk.stage.show(ButtonScreen("Cart", ["Empty"])).until { _ in
                let isSure = try await walk.stage.confirm("Empty the cart?", action: "Empty")
                cart.charged = 1
                return isSure ? .leave : .stay
            }
        }
    }

    @Test("A dismissal that leads to a wrong place is a change by leaving")
    func wrongPlace() async {
        await expect(
            .changedByLeaving("the place"),
            """
            ButtonScreen: press “Share”
            ButtonScreen: press “Contacts”
            sheet “Contacts”: dismiss
            """
        ) { walk in
            let stage = walk.stage
            walk.unchangedByLeaving("the place") { stage.modals.isEmpty ? 2 : stage.stack.count }
            walk.only { $0.action != .back && $0.action != .cancel }
            try await stage.show(ButtonScreen("Home", ["Share"])).then { _ in
                try await stage.show(ButtonScreen("Share", ["Contacts"])).then { _ in
                    walk.unchangedByLeaving("the place") { stage.stack.count }
                    do {
                        _ = try await stage.sheet(ButtonScreen("Contacts", ["Ann"]))
                    } catch {
                        stage.stack.popToRoot()
                    }
                }
            }
        }
    }

    @Test("A remembered value distinguishes the states of a fake that fails once")
    func remembering() async {
        func flow(_ walk: Walk, remembers: Bool) async throws {
            let till = Till()
            if remembers { walk.remember { till.charged } }
            try await walk.stage.show(ButtonScreen("Cart", ["Pay"])).then { _ in
                till.charged += 1
                if till.charged == 1 {
                    await walk.stage.alert("The bank is silent")
                    throw CancellationError()
                }
            }
        }
        let forgetful = Explorer(ExplorationOptions()) { try await flow($0, remembers: false) }
        await forgetful.explore()
        let found = forgetful.failures + forgetful.findings
        #expect(found.map(\.rule) == [.detour] || found.map(\.rule) == [.unsteady])
        #expect(found.first?.fix.contains("walk.remember") == true)
        let mindful = Explorer(ExplorationOptions()) { try await flow($0, remembers: true) }
        await mindful.explore()
        #expect((mindful.failures + mindful.findings).isEmpty)
    }
}

// MARK: - Fixtures

extension String {
    /// The words of the line, without numbers and spaces.
    fileprivate var shortened: String {
        split(separator: " ").filter { Int($0) == nil }.joined(separator: " ")
    }
}

/// A screen with buttons, each of which publishes its label.
final class ButtonScreen: Screen {
    let outlet = Outlet<String>()
    let title: String
    var whenPressed: (@MainActor () -> Void)?
    private let labels: [String]
    private let last: String?
    private let isEnabled: Bool

    init(_ title: String, _ labels: [String], _ last: String? = nil, isEnabled: Bool = true) {
        self.title = title
        self.labels = labels
        self.last = last
        self.isEnabled = isEnabled
    }

    var content: Content {
        Heading(title)
        for label in labels {
            Action(label, isEnabled: isEnabled) {
                if let whenPressed = self.whenPressed { whenPressed() } else { self.publish(label) }
            }
        }
        if let last { Action(last) { self.publish(last) } }
    }
}

extension Never {
    fileprivate static func comes() async -> Int? {
        await withTaskCancellationHandler {
            let (stream, end) = AsyncStream.makeStream(of: Void.self)
            _ = end
            for await _ in stream {}
        } onCancel: {
        }
        return nil
    }
}
