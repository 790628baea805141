import Aside
import AsideTerminal
import Dispatch

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Tools of a few lines, each of which asks one kind of question.
@MainActor
struct OneShotFixture {
    let terminal: Terminal

    /// Runs the tool that the command line names, and ends as a tool should.
    static func run(_ name: String, _ arguments: [String]) async -> Int32 {
        let style: Terminal.Style =
            arguments.contains("--yes") ? .unattended : arguments.contains("--plain") ? .lines : .automatic
        let fixture = OneShotFixture(terminal: Terminal(style, now: clock()))
        print("begin")
        do {
            try await fixture.tool(name)
            print("end")
            return 0
        } catch {
            print("\(error is CancellationError ? "cancelled" : "\(error)")")
            if fixture.terminal.wasInterrupted { print("interrupted") }
            return fixture.terminal.wasInterrupted ? 130 : 1
        }
    }

    /// A clock by which a user reads at once, so that no test depends on the speed of the machine.
    private static func clock() -> @MainActor () -> ContinuousClock.Instant {
        let start = ContinuousClock.now
        var readings = 0
        return {
            readings += 1
            return start + .seconds(readings)
        }
    }

    private func tool(_ name: String) async throws {
        switch name {
        case "confirm":
            print("sure: \(try await terminal.confirm("Delete 3 files?", action: "Delete", role: .destructive))")
            print("create: \(try await terminal.confirm("Create the folder", action: "Create"))")
        case "ahead":
            let name = try await terminal.prompt("Name")
            print("sure: \(try await terminal.confirm("Delete “\(name)”?", action: "Delete", role: .destructive))")
        case "row":
            let name = try await terminal.prompt("Name", .text("Ada"))
            let city = try await terminal.choose("City", from: ["Bern", "Oslo"], initial: "Bern")
            print(name, city, try await terminal.confirm("Create it?", action: "Create"))
        case "choose":
            print("city: \(try await terminal.choose("City", from: cities, initial: "Place 12"))")
        case "many":
            print(
                "cities: \(try await terminal.chooseMany("Visit", from: ["Bern", "Oslo", "Rome"], initial: ["Oslo"], count: 1...2))"
            )
            print(
                "toppings: \(try await terminal.chooseMany("Toppings?", from: ["Basil", "Olives"], initial: ["Basil"]))"
            )
        case "prompt":
            let name = try await terminal.prompt(
                "Name",
                .text("hello", placeholder: "such as hello").parsed { name in
                    if name.contains("/") { throw InvalidInput("A name has no slash.") }
                    return name
                })
            print("name: \(name)")
        case "note":
            let note = try await terminal.prompt("Note", .lines(placeholder: "Anything"))
            print("note: \(note.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "|"))")
        case "unavailable":
            let speed = try await terminal.choose("Delivery", from: ["Courier", "Express", "Standard"]) {
                ListOption(
                    $0, detail: "today", group: $0 == "Standard" ? "By ship" : "By air",
                    unavailable: $0 == "Express" ? "Not to islands" : nil)
            }
            let number = try await terminal.alert("Delete it?") {
                Choice("Delete", role: .destructive, unavailable: "Only its owner can.", 1)
                Choice("Keep", role: .cancel, 2)
            }
            print("answer: \(speed) \(number)")
        case "help":
            let terminal = terminal
            let help = Task {
                while !Task.isCancelled {
                    let isCalled = await terminal.notice("Any questions?", action: "Call", for: .seconds(3_600))
                    if isCalled { terminal.print("called") }
                }
            }
            // The notice comes first.
            await Task {}.value
            terminal.print("name: \(try await terminal.prompt("Name"))")
            terminal.print("city: \(try await terminal.choose("City", from: ["Bern", "Oslo"]))")
            help.cancel()
            await help.value
        case "inbox": try await terminal.run { stage in try await stage.show(Inbox(stage)).value() }
        case "lasting":
            print("called: \(await terminal.notice("Any questions?", action: "Call", for: nil))")
            print("name: \(try await terminal.prompt("Name"))")
        case "alone":
            print("undone: \(await terminal.notice("Archived", action: "Undo", for: .seconds(3_600)))")
            await Self.waitAtGate()
            print("name: \(try await terminal.prompt("Name"))")
        case "suggesting":
            print("city: \(try await terminal.prompt("City", .text().suggesting { ["\($0) 1", "\($0) 2"] }))")
        case "fields": try await fields()
        case "secret":
            let login = try await terminal.form("Log in", Login()) {
                Field("Password", \.password, .text().secure())
                Field("City", \.user)
            }
            print("login: \(login.password.count) letters from \(login.user)")
        case "progress": try await progress()
        case "work":
            try await terminal.progress("Working") { report in
                for step in 0..<100 {
                    report(nil)
                    if step > 50 { try await Task.sleep(for: .milliseconds(1)) }
                }
            }
            print("name: \(try await terminal.prompt("Name"))")
        case "alert":
            await terminal.alert("Done", message: "All files are there.\nNothing was lost.", severity: .success)
            await terminal.alert("No space", message: "The disk is full.", severity: .error)
        case "notice":
            terminal.notice("Saved", severity: .success)
            terminal.notice("Not copied", severity: .error)
            print("undone: \(await terminal.notice("Archived", action: "Undo", for: .milliseconds(20)))")
            try await terminal.run { stage in
                let undone = Task { await stage.notice("From the screen", action: "Undo", for: .seconds(3_600)) }
                // The notice comes first.
                await Task {}.value
                try await stage.show(Page()).value()
                stage.notice("Waits for its turn")
                print("undone: \(await undone.value)")
            }
        case "down":
            var attempts = 0
            let login = try await terminal.form("Log in", Login()) {
                Field("User", \.user)
                Field("Password", \.password)
            } check: { _ in
                attempts += 1
                if attempts == 1 { throw InvalidInput("The server said 503.") }
            }
            print("user: \(login.user)")
        case "wizard":
            terminal.print("order: \(try await Self.order(on: terminal.stage))")
        case "above":
            let name = try await terminal.prompt(
                "Name",
                .text("hello").parsed { name in
                    guard try await terminal.confirm("Replace “\(name)”?", action: "Replace") else {
                        throw InvalidInput("It is taken.")
                    }
                    return name
                })
            print("name: \(name)")
        case "slow":
            let name = try await terminal.prompt(
                "Name",
                .text("hello").parsed { name in
                    await Self.waitAtGate()
                    if name == "taken" { throw InvalidInput("It is taken.") }
                    return name
                })
            print("city: \(try await terminal.choose("City", from: ["Bern", "Oslo"])) of \(name)")
        case "paid":
            try await Self.pay(on: terminal.stage)
        case "stubborn":
            try await terminal.progress("Tidying") { _ in try? await Task.sleep(for: .seconds(3600)) }
        case "early":
            try await terminal.progress("Working") { _ in await Self.waitAtGate() }
            print("name: \(try await terminal.prompt("Name"))")
            try await terminal.progress("Copying") { _ in await Self.waitAtGate() }
            let attempt = try await terminal.alert("It failed", severity: .error) {
                Choice("Retry", role: .preferred, 1)
                Choice("Skip", 2)
            }
            print("choice: \(attempt)")
        case "printing":
            let terminal = terminal
            try await terminal.run { stage in
                print("printed")
                terminal.printError("warned")
                terminal.print("told")
                print("half a line", terminator: "")
                try await stage.show(Page()).value()
            }
            print(", and the rest")
        case "sound":
            try await terminal.run { stage in
                try await stage.show(Page()).then { throw InvalidInput("no room") }
            }
        case "heard":
            do { try await terminal.run { stage in try await stage.show(Page()).value() } } catch {
                terminal.print("nobody")
                throw error
            }
        case "screen":
            _ = try await terminal.sheet(Page())
        case "pushed":
            _ = try await terminal.run { try await $0.show(Page()).value() }
        default: print("unknown")
        }
    }

    /// Asks three questions as steps.
    private static func order(on stage: Stage) async throws -> String {
        try await stage.show(.prompt("Name", .text("Ada")), step: 1, of: 3).then { name in
            let sizes = Question.choose("Size", from: ["Small", "Large"], initial: "Small")
            return try await stage.show(sizes, step: 2, of: 3).then { size in
                try await stage.show(.confirm("Gift?", action: "Wrap it"), step: 3, of: 3).then { gift in
                    "\(name), \(size), \(gift)"
                }
            }
        }
    }

    /// Asks a form as the last step, and a question before what follows it.
    private static func pay(on stage: Stage) async throws {
        let login = Question.form("Account", Login()) { Field("User", \.user) }
        try await stage.show(.prompt("Amount", .text("10")), step: 1, of: 2).then { _ in
            try await stage.show(login, step: 2, of: 2).then { login in
                guard try await stage.confirm("Pay as \(login.user)?", action: "Pay") else { throw CancellationError() }
            }
        }
    }

    /// Waits for a byte in the named pipe `GATE`, and takes it.
    private static func waitAtGate() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                // Opened for both, the pipe never ends while the test is between two bytes.
                let pipe = open(getenv("GATE"), O_RDWR)
                var byte: UInt8 = 0
                _ = read(pipe, &byte, 1)
                close(pipe)
                continuation.resume()
            }
        }
    }

    private func fields() async throws {
        let login = try await terminal.form("Log in", Login()) {
            Field("User", \.user)
            Field("Password", \.password, .text().secure())
        } check: {
            guard $0.password == "geheim" else { throw InvalidInput("It is wrong.", field: "Password") }
        }
        print("user: \(login.user)")
    }

    private func progress() async throws {
        try await terminal.progress("Copying") { report in
            for step in 1...3 {
                report(Double(step) / 4, "file \(step)")
                terminal.print("copied \(step)")
                await Task.yield()
            }
        }
        try await terminal.progress("Waiting") { report in
            terminal.print("waits")
            report(0.6)
            try await Task.sleep(for: .seconds(3600))
        }
    }

    private let cities = (1...40).map { "Place \($0)" } + ["東京", "Saint-Jean-de-l’Île 🇫🇷 👨‍👩‍👧"]

    /// A list that changes together with a notice, and again when the notice is pressed.
    private final class Inbox: Screen {
        let outlet = Outlet<Void>()
        private let stage: Stage
        private var mails = ["Bill", "Card"]

        init(_ stage: Stage) {
            self.stage = stage
        }

        var content: Content {
            for mail in mails { Action("Archive \(mail)") { self.archive(mail) } }
            Action("Close") { self.publish() }
        }

        private func archive(_ mail: String) {
            mails.removeAll { $0 == mail }
            Task {
                if await stage.notice("\(mail) archived", action: "Undo", for: .seconds(3_600)) { mails.append(mail) }
            }
        }
    }
}

private struct Login {
    var user = "ada"
    var password = ""
}

/// A screen with one button.
final class Page: Screen {
    let outlet = Outlet<Void>()
    let title = "Page"

    init(isLeft: Bool = false) {
        if isLeft { publish() }
    }

    var content: Content {
        Action("Finish", shortcut: .enter) { self.publish() }
    }
}
