import Aside
import AsideExploring
import Observation
import TestSupport
import Testing

/// A flow as apps have it, which is correct, or has a bug that is common in such flows.
struct AppFlow: Sendable, CustomTestStringConvertible {
    static let all = [
        AppFlow("kiosk", kiosk),
        AppFlow("lockAfterTries", lockAfterTries),
        AppFlow("waitForCode", waitForCode),
        AppFlow("countdown", countdown),
        AppFlow("keepsDraft", keepsDraft),
        AppFlow("tipAtEnd", tipAtEnd),
        AppFlow("checkout", checkout),
        AppFlow("signUp", signUp),
        AppFlow("settings", settings),
        AppFlow("deepLink", deepLink),
        AppFlow("onboarding", onboarding),
        AppFlow("polling", polling),
        AppFlow("undo", undo),
        AppFlow("expiredSession", expiredSession),
        AppFlow("list", list),
        AppFlow("guests", guests),
        AppFlow("typedDelete", typedDelete),
        AppFlow("language", language),
        AppFlow("extras", extras),
        AppFlow("search", search),
        AppFlow("retryOnce", retryOnce),
        AppFlow("player", player),
        AppFlow("poll", poll),
    ]

    let testDescription: String
    /// Runs the flow.
    let run: @MainActor (_ walk: Walk, _ isBroken: Bool) async throws -> String

    private init(_ name: String, _ run: @escaping @MainActor (Walk, Bool) async throws -> String) {
        (testDescription, self.run) = (name, run)
    }
}

@MainActor
extension AppFlow {
    /// Runs a part of a flow for a time at most; `nil` if the time is up.
    private static func within<Result: Sendable>(
        _ time: Duration, _ walk: Walk, _ body: @escaping @MainActor @Sendable () async throws -> Result
    ) async throws -> Result? {
        try await withThrowingTaskGroup(of: Result?.self) { group in
            group.addTask { try await body() }
            group.addTask {
                try await walk.clock.sleep(for: time)
                return nil
            }
            defer { group.cancelAll() }
            return try await group.next() ?? nil
        }
    }

    /// Greets again when nobody has done anything for a minute.
    ///
    /// Broken: the next user gets the drink of the last one.
    private static func kiosk(_ walk: Walk, _ isBroken: Bool) async throws -> String {
        let stage = walk.stage
        let drink = Box("water")
        return try await stage.show(ButtonScreen("Welcome", ["Begin"])).until { _ in
            if !isBroken { drink.value = "water" }
            let isPaid = try await within(.seconds(60), walk) {
                try await stage.show(ButtonScreen("Drinks", ["Tea", "Surprise"])).then { choice in
                    if choice == "Tea" { drink.value = choice }
                    return try await stage.confirm("Pay for \(drink.value)?")
                }
            }
            return isPaid == true ? .leave(drink.value) : .stay
        }
    }

    /// Locks after three tries.
    ///
    /// Broken: the screen then has no button.
    private static func lockAfterTries(_ walk: Walk, _ isBroken: Bool) async throws -> String {
        let stage = walk.stage
        walk.type("1234", "1", into: "PIN")
        for left in [3, 2, 1] where try await stage.prompt("PIN", message: "\(left) tries left") == "1234" {
            return "open"
        }
        try await stage.show(ButtonScreen("Locked", isBroken ? [] : ["Leave"])).value()
        return "locked"
    }

    /// Waits for a code, and lets the user ask for another one after half a minute.
    ///
    /// Broken: never again.
    private static func waitForCode(_ walk: Walk, _ isBroken: Bool) async throws -> String {
        walk.type("4711", "1", into: "Code")
        return try await walk.stage.show(CodeScreen(walk.clock, isBroken)).value()
    }

    /// Counts down, and lets the user stop it.
    ///
    /// Broken: it goes on when it is stopped.
    private static func countdown(_ walk: Walk, _ isBroken: Bool) async throws -> String {
        let stage = walk.stage
        try await stage.show(ButtonScreen("Alarm", ["Send"])).until { _ in
            do {
                try await stage.progress("Calling for help") { report in
                    for left in stride(from: 3, through: 1, by: -1) {
                        report(nil, "\(left)")
                        try await walk.clock.sleep(for: .seconds(1))
                    }
                }
            } catch  where !isBroken {
                return .stay
            } catch {}
            await stage.alert("Help is on its way")
            return .leave
        } as Void
        return "sent"
    }

    /// Keeps what was typed for each friend.
    ///
    /// Broken: for all friends together.
    private static func keepsDraft(_ walk: Walk, _ isBroken: Bool) async throws -> String {
        let stage = walk.stage
        let drafts = ["Ann": DraftScreen("Ann"), "Bob": DraftScreen("Bob")]
        return try await stage.show(ButtonScreen("Friends", ["Ann", "Bob"])).then { friend in
            let draft = drafts[friend] ?? DraftScreen("")
            let text = try await stage.show(draft).value()
            if isBroken { for draft in drafts.values { draft.text = text } }
            _ = try await stage.show(ButtonScreen("Sent to \(friend)", ["Done"])).value()
            return text
        }
    }

    /// Asks for a tip at the end.
    ///
    /// Broken: a tip that was chosen before Back is added to the next one.
    private static func tipAtEnd(_ walk: Walk, _ isBroken: Bool) async throws -> String {
        let stage = walk.stage
        var total = 10
        return try await stage.show(ButtonScreen("Bill", ["Pay"])).then { _ in
            if !isBroken { total = 10 }
            let tip = try await stage.nilIfDismissed { try await stage.choose("Tip", from: [0, 2]) }
            total += tip ?? 0
            return try await stage.show(ButtonScreen("Card", ["Pay \(total)"])).value()
        }
    }

    /// Takes a coupon, or none.
    ///
    /// Broken: the coupon outlives Back.
    private static func checkout(_ walk: Walk, _ isBroken: Bool) async throws -> String {
        let stage = walk.stage
        var coupon: String?
        return try await stage.show(ButtonScreen("Cart", ["Coupon", "Checkout"])).then { choice in
            if !isBroken { coupon = nil }
            if choice == "Coupon" {
                coupon = try await stage.nilIfDismissed { try await stage.prompt("Coupon", placeholder: "HALF") }
            }
            return try await stage.show(ButtonScreen("Address", ["Ship"])).then { _ in
                await stage.alert(coupon == nil ? "That is 10 €" : "That is 5 €")
                return coupon ?? "none"
            }
        }
    }

    /// Signs up by a form.
    ///
    /// Broken: a swallowed cancellation.
    private static func signUp(_ walk: Walk, _ isBroken: Bool) async throws -> String {
        let stage = walk.stage
        let pair = try await stage.form("Sign up", Passwords()) {
            Field("Password", \.first, .text().secure())
            Field("Again", \.second, .text().secure())
        } check: {
            guard $0.first == $0.second else { throw InvalidInput("They differ.", field: "Again") }
        }
        if isBroken {
            let sure = (try? await stage.confirm("Get news?")) ?? false
            await stage.alert(sure ? "Look out for news" : "No news")
        } else {
            let sure = try await stage.confirm("Get news?")
            await stage.alert(sure ? "Look out for news" : "No news")
        }
        return pair.first.isEmpty ? "empty" : "done"
    }

    /// Changes settings in pages.
    ///
    /// Broken: a page that nobody can leave.
    private static func settings(_ walk: Walk, _ isBroken: Bool) async throws -> String {
        let stage = walk.stage
        let dark = SwitchScreen()
        return try await stage.show(ButtonScreen("Settings", ["Look", "Account", "Done"])).until { choice in
            switch choice {
            case "Look": try await stage.sheet(dark, undismissible: isBroken)
            case "Account":
                if try await stage.confirm("Log out?", action: "Log out") { return .leave("out") }
            default: return .leave("saved")
            }
            return .stay
        }
    }

    /// Begins deep inside.
    ///
    /// Broken: a dismissed question pops to the root.
    private static func deepLink(_ walk: Walk, _ isBroken: Bool) async throws -> String {
        let stage = walk.stage
        return try await stage.show(ButtonScreen("Shop", ["Book"])).starting(with: "Book").then { _ in
            try await stage.show(ButtonScreen("Book", ["Buy"])).starting(with: "Buy").then { _ in
                do {
                    return try await stage.prompt("Card number", placeholder: "4242")
                } catch {
                    if isBroken { stage.stack.popToRoot() }
                    throw error
                }
            }
        }
    }

    /// Shows three pages, which can be skipped.
    ///
    /// Broken: the last page leads to the first one, so that it never returns.
    private static func onboarding(_ walk: Walk, _ isBroken: Bool) async throws -> String {
        let stage = walk.stage
        while true {
            let name: String = try await stage.show(ButtonScreen("Welcome", ["Next", "Skip"])).then { choice in
                if choice == "Skip", !isBroken { return "skipped" }
                return try await stage.show(.prompt("Your name", .text(placeholder: "Ada"))).value()
            }
            if !isBroken { return name }
        }
    }

    /// Polls until the order is there.
    ///
    /// Broken: it forgets to look at the status.
    private static func polling(_ walk: Walk, _ isBroken: Bool) async throws -> String {
        let stage = walk.stage
        var status = 0
        while status < 3 || isBroken {
            let words = ["Placed", "Packed", "Sent"][min(status, 2)]
            try await stage.progress("Waiting for the order") { report in
                report(nil, words)
                try await walk.clock.sleep(for: .seconds(5))
            }
            status += 1
        }
        await stage.alert("It is there")
        return "there"
    }

    /// Deletes with an Undo.
    ///
    /// Broken: Undo restores what was deleted first.
    private static func undo(_ walk: Walk, _ isBroken: Bool) async throws -> String {
        try await walk.stage.show(MailScreen(walk.stage, isBroken)).value()
    }

    /// Two requests find that the session has ended.
    ///
    /// Broken: each of them asks.
    private static func expiredSession(_ walk: Walk, _ isBroken: Bool) async throws -> String {
        let screen = ButtonScreen("Inbox", ["Refresh"], "Done")
        screen.whenPressed = { [unowned screen] _ in
            screen.perform { await walk.stage.ask(.alert("Please log in again").once(isBroken ? "mail" : "login")) }
            screen.perform { await walk.stage.ask(.alert("Please log in again").once("login")) }
        }
        return try await walk.stage.show(screen).value()
    }

    /// A list whose things are shown.
    ///
    /// Broken: the last one cannot be removed, and nothing else is possible then.
    private static func list(_ walk: Walk, _ isBroken: Bool) async throws -> String {
        let stage = walk.stage
        var things = ["Milk"]
        while true {
            let labels = things.map { "Remove \($0)" } + (things.count < 2 ? ["Add"] : [])
            let canLeave = !isBroken || !things.isEmpty
            let hub = ButtonScreen("List", things.isEmpty && isBroken ? [] : labels, canLeave ? "Done" : nil)
            let choice = try await stage.show(hub).value()
            if choice == "Done" { return things.joined() }
            if choice == "Add" { things.append(things.contains("Milk") ? "Bread" : "Milk") }
            things.removeAll { choice == "Remove \($0)" }
        }
    }

    /// Asks for a number and a choice.
    ///
    /// Broken: the largest number makes it throw.
    private static func guests(_ walk: Walk, _ isBroken: Bool) async throws -> String {
        let stage = walk.stage
        let count = try await stage.prompt("Guests", .number(2, in: 1...8))
        if isBroken, count == 8 { throw Declined() }
        return try await stage.choose("Table", from: ["Inside", "Outside"]) + "\(count)"
    }

    /// Lets the user type a word to delete.
    ///
    /// Broken: a wrong word comes to the same question at another line.
    private static func typedDelete(_ walk: Walk, _ isBroken: Bool) async throws -> String {
        let stage = walk.stage
        walk.type("DELETE", "no", into: "Type DELETE")
        if try await stage.prompt("Type DELETE") == "DELETE" { return "deleted" }
        if isBroken { return try await stage.prompt("Type DELETE") }
        await stage.alert("Nothing is deleted")
        return "kept"
    }

    /// Changes the language of the screen beneath.
    ///
    /// Broken: the title of the hub does not change, and what follows does.
    private static func language(_ walk: Walk, _ isBroken: Bool) async throws -> String {
        let stage = walk.stage
        var isGerman = false
        let hub = ButtonScreen("Hello", ["Language", "Go"])
        return try await stage.show(hub).until { choice in
            if choice == "Language" {
                isGerman.toggle()
                if !isBroken { hub.title = isGerman ? "Hallo" : "Hello" }
                return .stay
            }
            await stage.alert(isGerman ? "Los" : "Go")
            return .leave("gone")
        }
    }

    /// Picks several extras, and reviews them.
    ///
    /// Broken: the review keeps those of the visit before.
    private static func extras(_ walk: Walk, _ isBroken: Bool) async throws -> String {
        let stage = walk.stage
        var all: [String] = []
        return try await stage.show(.chooseMany("Extras", from: ["Card", "Bow"], count: 1...2)).then { extras in
            all = isBroken ? all + extras : extras
            await stage.alert("\(all.count) extras")
            return try await stage.show(ButtonScreen("Review", ["Buy"])).then { _ in all.joined(separator: ",") }
        }
    }

    /// Loads while the user answers.
    ///
    /// Broken: what was loaded is asked about when the flow is over.
    private static func search(_ walk: Walk, _ isBroken: Bool) async throws -> String {
        let stage = walk.stage
        let clock = walk.clock
        async let hits: Int = {
            try await clock.sleep(for: .seconds(1))
            return 3
        }()
        let word = try await stage.prompt("Word", placeholder: "oats")
        if isBroken { Task { try? await stage.confirm("Remember “\(word)”?") } }
        return "\(word) \(try await hits)"
    }

    /// A request fails once, which the test declares.
    ///
    /// Broken: the flow counts the charge although it has failed.
    private static func retryOnce(_ walk: Walk, _ isBroken: Bool) async throws -> String {
        let till = Till()
        var failures = 1
        walk.remember { failures }
        walk.always("nobody pays twice") { till.charged <= 1 }
        try await walk.stage.retrying("The payment failed") {
            if isBroken { till.charged += 1 }
            failures -= 1
            if failures >= 0 { throw Declined() }
            if !isBroken { till.charged += 1 }
        }
        return "paid"
    }

    /// Plays a song that ends by itself.
    ///
    /// Broken: it plays on when the user has left, and says so.
    private static func player(_ walk: Walk, _ isBroken: Bool) async throws -> String {
        let stage = walk.stage
        return try await stage.show(ButtonScreen("Songs", ["Play"], "Quit")).until { choice in
            if choice == "Quit" { return .leave("quit") }
            if isBroken {
                Task {
                    try? await walk.clock.sleep(for: .seconds(30))
                    await stage.alert("The song has ended")
                }
            } else {
                try await stage.progress("Playing") { _ in try await walk.clock.sleep(for: .seconds(30)) }
            }
            return .stay
        }
    }

    /// Votes once, which the screen shows.
    ///
    /// Broken: the second vote is refused by a question that nobody can leave.
    private static func poll(_ walk: Walk, _ isBroken: Bool) async throws -> String {
        let stage = walk.stage
        var hasVoted = false
        let hub = ButtonScreen("Poll", ["Vote"], "Leave")
        return try await stage.show(hub).until { choice in
            if choice == "Leave" { return .leave(hasVoted ? "voted" : "left") }
            if hasVoted, isBroken {
                while true { try await stage.ask(.confirm("You have voted").undismissible()) ? () : () }
            }
            hasVoted = true
            hub.labels = isBroken ? ["Vote again"] : []
            return .stay
        }
    }
}

// MARK: - Screens

private struct Passwords {
    var first = ""
    var second = ""
}

/// A value that closures share.
@MainActor
private final class Box {
    var value: String

    init(_ value: String) { self.value = value }
}

/// A code that is sent again at the earliest after half a minute.
@Observable
private final class CodeScreen: SelfStarting {
    @ObservationIgnored let outlet = Outlet<String>()
    @ObservationIgnored private let clock: any Clock<Duration>
    @ObservationIgnored private let isBroken: Bool
    private var left = 3
    private var code = ""

    init(_ clock: any Clock<Duration>, _ isBroken: Bool) { (self.clock, self.isBroken) = (clock, isBroken) }

    func begin() async throws {
        while left > 0 {
            try await clock.sleep(for: .seconds(10))
            left -= 1
        }
    }

    var content: Content {
        Heading("We have sent a code")
        if !isBroken { Field("Code", \.code) }
        Action("Continue", isEnabled: code == "4711") { self.publish(self.code) }
        Action(left > 0 ? "Send again in \(left)0 s" : "Send again", isEnabled: left == 0 && !isBroken) {
            self.publish("again")
        }
    }
}

/// A text to a friend, which is kept.
@Observable
private final class DraftScreen: Screen {
    @ObservationIgnored let outlet = Outlet<String>()
    @ObservationIgnored let title: String
    var text = ""

    init(_ title: String) { self.title = title }

    var content: Content {
        Field("Text", \.text, .text(placeholder: "Hi"))
        Action("Send") { self.publish(self.text) }
    }
}

@Observable
private final class SwitchScreen: Screen {
    @ObservationIgnored let outlet = Outlet<Void>()
    @ObservationIgnored let title = "Look"
    private var isDark = false

    var content: Content { Field("Dark", \.isDark) }
}

/// Mails that can be deleted, and restored for a while.
@Observable
private final class MailScreen: Screen {
    @ObservationIgnored let outlet = Outlet<String>()
    @ObservationIgnored let title = "Mail"
    @ObservationIgnored private let stage: Stage
    @ObservationIgnored private let isBroken: Bool
    @ObservationIgnored private var first: String?
    private var mails = ["Ann", "Bob"]

    init(_ stage: Stage, _ isBroken: Bool) { (self.stage, self.isBroken) = (stage, isBroken) }

    var content: Content {
        for mail in mails {
            Row(mail) {
                Action("Delete") {
                    self.mails.removeAll { $0 == mail }
                    self.first = self.first ?? mail
                    guard await self.stage.notice("Deleted \(mail)", action: "Undo", for: .seconds(5)) else { return }
                    self.mails = (self.mails + [self.isBroken ? self.first ?? mail : mail]).sorted()
                }
            }
        }
        Action("Done") { self.publish(self.mails.joined()) }
    }
}
