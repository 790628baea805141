import Aside
import TestSupport
import Testing

@testable import AsideExploring

/// A bug in a small flow, which can be mended.
enum PlantedBug: String, CaseIterable {
    case deadEnd, noWayOut, noWayOutOfHub, endless, stuckOutside, unexpectedError, askedTwice, askedAfterEnd, deaf,
        leftOver
    case otherContent, madeOnce, otherResult, detour, resultOutlives, doubleCharge, atEnd, changedByLeaving, wrongPlace
    case leadsElsewhere, pickedInAStep, oneOfTwins, identity, bothWaysBack, sleeping, doubleTap,
        twoBooks, outlivesWalks

    /// Whether the bug is that walks share what should be their own.
    var isShared: Bool { [.otherContent, .madeOnce, .otherResult, .outlivesWalks].contains(self) }

    /// The conditions that the test requires.
    @MainActor
    func require(of walk: Walk, _ till: Till) {
        switch self {
        case .doubleCharge, .doubleTap: walk.always("nobody pays twice") { till.charged <= 1 }
        case .pickedInAStep, .oneOfTwins, .sleeping: walk.always("it stays off") { till.charged == 0 }
        case .atEnd: walk.atEnd("the lamp is off") { till.charged == 0 }
        case .changedByLeaving: walk.unchangedByLeaving("the cart") { till.charged }
        case .wrongPlace:
            walk.unchangedByLeaving("the place") { walk.stage.stack.count }
            walk.only { moves in
                moves != [.cancel] && (moves != [.back] || walk.stage.modals.last?.front.title == "Contacts")
            }
        case .bothWaysBack: walk.remember { till.charged }
        default: break
        }
    }

    /// Runs the flow, with the bug or without it.
    ///
    /// Most flows return 0.
    @MainActor
    @discardableResult
    func run(on stage: Stage, _ till: Till, isFixed: Bool) async throws -> Int {
        switch self {
        case .otherResult:
            till.charged += 1
            _ = try await stage.confirm("Roll the dice?")
            return isFixed ? 0 : till.charged
        case .resultOutlives:
            var price = 0
            return try await stage.show(ButtonScreen("Cart", ["Gift", "No gift"])).then { choice in
                if choice == "Gift" || isFixed { price = choice == "Gift" ? 5 : 0 }
                _ = try await stage.show(ButtonScreen("Pay", ["Pay"])).value()
                return price
            }
        default:
            try await runWithoutResult(on: stage, till, isFixed: isFixed)
            return 0
        }
    }

    @MainActor
    private func runWithoutResult(on stage: Stage, _ till: Till, isFixed: Bool) async throws {
        switch self {
        case .deadEnd:
            let isEmpty = try await stage.confirm("Empty the cart?", action: "Empty")
            try await stage.show(ButtonScreen("Cart", ["Continue"], isEnabled: isFixed || !isEmpty)).value()
        case .noWayOut:
            guard try await stage.confirm("Delete the account?") else { return }
            repeat { await stage.alert("There is no account") } while !Task.isCancelled && !isFixed
        case .noWayOutOfHub:
            var things = 1
            while true {
                let labels = things > 0 ? ["Coupon", "Remove"] : ["Coupon"]
                let hub = ButtonScreen("\(things) things", labels, things > 0 || isFixed ? "Leave" : nil)
                switch try await stage.show(hub).value() {
                case "Remove": things -= 1
                case "Coupon": _ = try await stage.confirm("Use the coupon?")
                default: return
                }
            }
        case .endless:
            guard try await stage.confirm("Synchronise?") else { return }
            repeat { try await stage.progress("Synchronising") { _ in } } while !Task.isCancelled && !isFixed
        case .stuckOutside:
            guard try await stage.confirm("Connect?"), !isFixed else { return }
            let (stream, end) = AsyncStream.makeStream(of: Void.self)
            _ = end
            for await _ in stream {}
        case .unexpectedError:
            guard try await stage.confirm("Pay?") else { return }
            if isFixed { await stage.alert("The card was declined") } else { throw Declined() }
        case .askedTwice:
            let screen = ButtonScreen("Inbox", ["Refresh"], "Done")
            screen.whenPressed = { [unowned screen] _ in
                for _ in 1...(isFixed ? 1 : 2) { screen.perform { await stage.alert("Your session has ended") } }
            }
            try await stage.show(screen).value()
        case .askedAfterEnd:
            try await stage.show(ButtonScreen("Cart", ["Coupon"])).then { _ in
                if isFixed {
                    _ = try await stage.confirm("Use the coupon?")
                } else {
                    _ = try? await stage.confirm("Use the coupon?")
                }
                await stage.alert("Thank you")
            }
        case .deaf:
            if isFixed { return await stage.alert("Leave?") }
            await Task { await stage.alert("Leave?") }.value
        case .leftOver:
            guard try await stage.confirm("Save?") else { return }
            if isFixed { await stage.alert("Saved") } else { Task { await stage.alert("Saved") } }
        default: try await change(till, on: stage, isFixed: isFixed)
        }
    }

    @MainActor
    private func change(_ till: Till, on stage: Stage, isFixed: Bool) async throws {
        switch self {
        case .otherContent:
            till.charged += 1
            _ = try await stage.confirm("One?")
            _ = try await stage.confirm("Two?", message: isFixed ? "Walk" : "Walk \(till.charged)")
        case .madeOnce:
            till.charged += 1
            let labels = isFixed || till.charged == 1 ? ["Pay", "Leave"] : ["Leave"]
            _ = try await stage.show(ButtonScreen("Cart", labels)).value()
        case .detour:
            var wrapping = false
            try await stage.show(ButtonScreen("Cart", ["Gift", "No gift"])).then { choice in
                if choice == "Gift" || isFixed { wrapping = choice == "Gift" }
                try await stage.show(ButtonScreen("Pay", ["Pay"])).then { _ in
                    await stage.alert(wrapping ? "It will be wrapped" : "It will be sent")
                }
            }
        case .doubleCharge:
            var failures = 1
            try await stage.retrying("The order failed") {
                if !isFixed { till.charged += 1 }
                failures -= 1
                if failures >= 0 { throw Declined() }
                if isFixed { till.charged += 1 }
            }
        case .atEnd:
            if try await stage.confirm("Leave the light on?"), !isFixed { till.charged = 1 }
        case .changedByLeaving:
            try await stage.show(ButtonScreen("Cart", ["Empty"])).until { _ in
                let isSure = try await stage.confirm("Empty the cart?", action: "Empty")
                if isSure || !isFixed { till.charged = 1 }
                return isSure ? .leave : .stay
            }
        case .wrongPlace:
            try await stage.show(ButtonScreen("Home", ["Share"])).then { _ in
                try await stage.show(ButtonScreen("Share", ["Contacts"])).then { _ in
                    do {
                        _ = try await stage.sheet(ButtonScreen("Contacts", ["Ann"]))
                    } catch {
                        if !isFixed { stage.stack.popToRoot() }
                        throw error
                    }
                }
            }
        default: try await operate(on: stage, till, isFixed: isFixed)
        }
    }

    @MainActor
    private func operate(on stage: Stage, _ till: Till, isFixed: Bool) async throws {
        switch self {
        case .leadsElsewhere:
            try await stage.show(ButtonScreen("Cart", ["Pay"])).then { _ in
                guard try await catchesDismissal({ try await stage.prompt("Code") }), !isFixed else { return }
                try await stage.show(ButtonScreen("Later", ["Send a bill"])).value()
            }
        case .pickedInAStep:
            let extras = Question.chooseMany("Extras", from: ["Card", "Bow"], initial: ["Bow"], count: 1...2)
            try await stage.show(.confirm("Gift?")).then { _ in
                let picked = try await stage.show(extras).value()
                if picked == ["Card"], !isFixed { till.charged = 1 }
                await stage.alert("Thanks")
            }
        case .oneOfTwins:
            try await stage.show(TwinsScreen()).then { place in
                if place == "second", !isFixed { till.charged = 1 }
                await stage.alert("Thanks")
            }
        case .sleeping:
            // The mended flow sleeps no more.
            guard try await stage.confirm("Tidy up?"), !isFixed else { return }
            for _ in 1...2 { try await stage.clock.sleep(for: .seconds(1)) }
            till.charged = 1
        case .doubleTap: try await stage.show(TapScreen(till, stage.clock, isRepeatable: !isFixed)).value()
        case .identity:
            var visits = 0
            try await stage.show(ButtonScreen("Home", ["Look"])).then { _ in
                visits += 1
                try await stage.show(TwinsScreen(visits == 1 || isFixed ? "first" : "third")).then { _ in }
            }
        case .twoBooks:
            var lent: [String] = []
            var card: String?
            let hub = ButtonScreen("Books", ["Dune", "Emma"])
            try await stage.show(hub).until { label in
                if let book = lent.first(where: { label == "Return \($0)" }) {
                    lent.removeAll { $0 == book }
                } else {
                    if card == nil || isFixed { card = try await stage.prompt("Card") }
                    lent.append(label)
                }
                let labels = ["Emma", "Return Dune", "Return Emma", "Dune"]
                hub.labels =
                    lent.isEmpty
                    ? ["Dune", "Emma"]
                    : labels.filter { label in
                        lent.contains { label == "Return \($0)" } || !label.hasPrefix("Return") && !lent.contains(label)
                    }
                return .stay
            }
        case .outlivesWalks:
            guard try await stage.confirm("Borrow it?") else { return }
            if till.charged == 0 || isFixed {
                _ = try await stage.choose("Your card", from: ["A", "B"])
                till.charged = 1
            }
            await stage.alert("Here it is")
        case .bothWaysBack:
            var wrapping = false
            try await stage.show(ButtonScreen("Cart", ["Try", "Gift", "Pay"])).then { choice in
                if choice == "Try" { till.charged = 1 }
                if choice == "Gift", till.charged == 1, !isFixed { wrapping = true }
                if choice == "Pay" { return await stage.alert(wrapping ? "It will be wrapped" : "It will be sent") }
                _ = try await stage.show(ButtonScreen(choice, [])).value()
            }
        default: break
        }
    }
}

extension PlantedBug {
    /// Makes an exploration of the flow, with the bug or without it.
    @MainActor
    func explorer(isFixed: Bool) -> Explorer {
        let shared = Till()
        var options = ExplorationOptions()
        options.quietPeriod = .milliseconds(50)
        return Explorer(options) { walk in
            let till = isShared ? shared : Till()
            require(of: walk, till)
            return try await run(on: walk.stage, till, isFixed: isFixed)
        }
    }
}

/// Something that a flow changes.
@MainActor
final class Till {
    var charged = 0
}

/// A screen that pays at each press.
final class TapScreen: Screen {
    let outlet = Outlet<Void>()
    private let till: Till
    private let clock: any Clock<Duration>
    private let isRepeatable: Bool

    init(_ till: Till, _ clock: any Clock<Duration>, isRepeatable: Bool) {
        (self.till, self.clock, self.isRepeatable) = (till, clock, isRepeatable)
    }

    var content: Content {
        let pay = Action("Pay") {
            try await self.clock.sleep(for: .seconds(1))
            self.till.charged += 1
        }
        let isPaid = till.charged > 0
        if isRepeatable { pay.repeatable() } else if !isPaid { pay }
        Action("Leave") { self.publish() }
    }
}

/// Returns whether the user dismissed a question, as a flow finds out that catches the error.
@MainActor
func catchesDismissal<Answer>(_ ask: @MainActor () async throws -> Answer) async throws -> Bool {
    do {
        _ = try await ask()
        return false
    } catch is CancellationError {
        try Task.checkCancellation()
        return true
    }
}
