import Aside
import Foundation
import TestSupport
import Testing

@testable import AsideTerminal

/// Tools in memory, by the presenters that production uses.
@Suite("Tools in memory")
struct ToolTranscriptTests {
    @MainActor
    private static func create(_ terminal: Terminal) async throws {
        let name = try await terminal.prompt("Name", placeholder: "Shop") { name in
            if name.contains("/") { throw InvalidInput("A name has no slash.") }
            return name
        }
        let kind = try await terminal.choose("Kind", from: ["Tool", "Library"], initial: "Tool")
        guard try await terminal.confirm("Create it?", action: "Create") else { throw ToolError("nothing was created") }
        terminal.print("\(kind) \(name)")
    }

    @Test("A printed result keeps its tabs, and no other control character", arguments: [true, false])
    func columns(isTyped: Bool) async {
        let run = await Terminal.transcript(answers: [], isTyped: isTyped) { $0.print("a\tb\u{1B}[2J\nc\t") }
        #expect(run.output == "a\tb\u{FFFD}[2J\nc\t\n")
    }

    @Test("Typed lines give the text that a terminal would show, and the result apart")
    func typed() async {
        let run = await Terminal.transcript(answers: ["a/b", "Shop", "lib", ""], Self.create)
        #expect(run.status == 0)
        #expect(run.output == "Library Shop\n")
        #expect(
            run.text
                == """
                Name
                  for example: Shop
                  type /cancel to stop
                > a/b
                A name has no slash.
                > Shop

                Kind
                  1) Tool (selected)
                  2) Library
                  3) Cancel
                > lib

                Create it?
                  1) Create (default)
                  2) Cancel
                >
                  Create
                Library Shop

                """.replacing(">\n", with: "> \n"))
    }

    @Test(
        "Work side by side is done, also if the last ends first, and each title is printed once",
        arguments: [Terminal.Style.lines, .unattended])
    func parallel(_ style: Terminal.Style) async {
        let run = await Terminal.transcript(style, answers: []) { terminal in
            let gate = Gate()
            async let shop = terminal.progress("Shop") { _ in
                await gate.pass()
                return 1
            }
            async let bank = terminal.progress("Bank") { _ in
                gate.open()
                return 2
            }
            terminal.print("\(try await shop + bank)")
        }
        #expect(run.status == 0)
        #expect(run.output == "3\n")
        for title in ["Shop", "Bank"] {
            #expect(run.errors.split(separator: "\n").count { $0 == title } <= 1, "\(run.errors)")
        }
    }

    @Test("An answer that no question took is named, with the title that was meant")
    func unused() async {
        let run = await Terminal.transcript(
            answers: ["Tool", "yes"], given: ["Name": "Shop", "Knid": "Library", "Colour of the sky": "blue"],
            Self.create)
        #expect(run.status == 0)
        #expect(run.errors.contains("No question took the answer to “Knid”. Did you mean “Kind”?\n"), "\(run.errors)")
        #expect(run.errors.contains("No question took the answer to “Colour of the sky”.\n"), "\(run.errors)")
        #expect(!run.errors.contains("answer to “Name”"))
    }

    @Test("An answer to an error that follows work waits for its question, as in a pipe")
    func afterWork() async {
        let run = await Terminal.transcript(answers: ["yes", "Retry"]) { terminal in
            var attempts = 0
            guard try await terminal.confirm("Upload?", action: "Upload") else { return }
            try await terminal.retrying("The upload failed") {
                try await terminal.progress("Uploading") { _ in
                    attempts += 1
                    try await Task.sleep(for: .milliseconds(5))
                    if attempts == 1 { throw InvalidInput("no net") }
                }
            }
            terminal.print("\(attempts)")
        }
        #expect(run.output == "2\n", "\(run.text)")
    }

    @Test("A file of answers has a question, an equals sign and an answer in each line")
    func file() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "answers-\(UUID())").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data("# for CI\n\nName = Shop\r\nUrl=https://a.b/?c=d\n".utf8).write(to: URL(fileURLWithPath: path))
        #expect(try Terminal.answers(fromFile: path) == ["Name": "Shop", "Url": "https://a.b/?c=d"])
        try Data("\u{FEFF}Name = Shop\n".utf8).write(to: URL(fileURLWithPath: path))
        #expect(try Terminal.answers(fromFile: path) == ["Name": "Shop"])
        try Data("Name = Shop\n\nName = Store\n".utf8).write(to: URL(fileURLWithPath: path))
        #expect(throws: ToolError("“\(path)”, line 3: “Name” is answered already", status: 64)) {
            try Terminal.answers(fromFile: path)
        }
        try Data("Name: Shop\n".utf8).write(to: URL(fileURLWithPath: path))
        #expect(throws: ToolError("“\(path)”, line 1: expected “question = answer”", status: 64)) {
            try Terminal.answers(fromFile: path)
        }
        #expect(throws: ToolError("“\(path)x” cannot be read", status: 64)) {
            try Terminal.answers(fromFile: path + "x")
        }
    }

    @Test("All words of lines can be replaced, and what stands for a part of one is no such part in an answer")
    func words() async {
        let german = ["lines.cancel": "/abbrechen", "lines.noChoice": "{first} bis {last}, nicht {answer}!"]
        let words = Words { word, _ in german[word.name] }
        let run = await Terminal.transcript(answers: ["/abbrechen", "{last}", "1"], words: words) { terminal in
            _ = try? await terminal.prompt("Name")
            terminal.print(try await terminal.choose("Kind", from: ["Tool", "Library"]))
        }
        #expect(run.output == "Tool\n", "\(run.text)")
        #expect(run.text.contains("1 bis 3, nicht {last}!"), "\(run.text)")
    }

    @MainActor
    private static func register(_ terminal: Terminal) async throws {
        let guest = try await terminal.form("Registration", Guest()) {
            Field("Name", \.name, .text(placeholder: "Ada"))
            Field("Guests", \.guests, .number(in: 1...8))
            Field("Vegetarian", \.isVegetarian)
            Field("Meal", \.meal, .choice(from: ["Pasta", "Soup"]))
            Field("Note", \.note, .lines())
        } check: { guest in
            if guest.name.isEmpty { throw InvalidInput("Say who it is.", field: "Name") }
        }
        terminal.print("\(guest.name), \(guest.guests), \(guest.isVegetarian), \(guest.meal), \(guest.note)")
    }

    @Test("With --yes, an empty text that is accepted is reported as empty")
    func emptyText() async {
        let run = await Terminal.transcript(.unattended) { terminal in
            terminal.print(try await terminal.prompt("City"))
            try await terminal.show(.prompt("Street")).then { _ in }
        }
        #expect(run.errors == "City: (empty)\nStreet: (empty)\n", "\(run.text)")
    }

    @Test("A prompt says once why it refused an answer, also as a step, and again if it is refused again")
    func refusedPrompt() async {
        for isStep in [true, false] {
            let run = await Terminal.transcript(answers: ["a/b", "a/b", "Shop"]) { terminal in
                let name = Question.prompt(
                    "Name",
                    .text().checked { name in
                        await Task.detached {}.value
                        if name.contains("/") { throw InvalidInput("A name has no slash.") }
                    })
                terminal.print(isStep ? try await terminal.show(name).value() : try await terminal.ask(name))
            }
            #expect(run.output == "Shop\n", "\(run.text)")
            #expect(run.text.split(separator: "A name has no slash.").count == 3, "\(run.text)")
        }
    }

    @Test("A form that is refused in lines says once which field is wrong")
    func refusedForm() async {
        for isTyped in [true, false] {
            let run = await Terminal.transcript(answers: ["", "", "", "", "."], isTyped: isTyped, Self.register)
            #expect(run.text.contains("\nRegistration\nName\n  for example: Ada\nSay who it is.\n"), "\(run.text)")
            #expect(run.text.contains("\nVegetarian\n  1) yes\n  2) no\n  an empty line keeps no\n"), "\(run.text)")
            #expect(isTyped || run.errors.hasSuffix("refused the answer from the input: Name: Say who it is.\n"))
        }
    }

    @Test(
        "What a check says of a form as a whole is said of the form, and not of its first field",
        arguments: [true, false])
    func refusedAsWhole(isStep: Bool) async {
        let tool: @MainActor (Terminal) async throws -> Void = { terminal in
            let form = Question.form("Registration", Guest()) {
                Field("Name", \.name)
                Field("Guests", \.guests, .number(in: 1...8))
            } check: { _ in
                throw ToolError("The server said 503.")
            }
            _ = isStep ? try await terminal.show(form).value() : try await terminal.ask(form)
        }
        let typed = await Terminal.transcript(answers: ["Ada", "2", ""], tool)
        #expect(
            typed.text.contains("> 2\n\nRegistration\nName\n  an empty line keeps Ada\nThe server said 503.\n> "),
            "\(typed.text)")
        let run = await Terminal.transcript(answers: ["Ada", "2"], isTyped: false, tool)
        let reason = "“Registration” refused the answer from the input: The server said 503.\n"
        #expect(run.errors.hasSuffix(reason), "\(run.errors)")
        let given = await Terminal.transcript(
            isTyped: false, given: ["Registration / Name": "Ada", "Registration / Guests": "2"], tool)
        #expect(
            given.errors.hasSuffix("refused the answer given beforehand: The server said 503.\n"), "\(given.errors)")
        let yes = await Terminal.transcript(.unattended, tool)
        #expect(yes.errors.contains("Registration: not accepted\n  The server said 503.\n"), "\(yes.errors)")
        #expect(yes.errors.contains("“Registration” did not accept its default"), "\(yes.errors)")
    }

    @Test("While the answers of a form are checked, it is not said again", arguments: [true, false])
    @MainActor
    func checkedForm(isStep: Bool) async {
        let gate = Gate()
        let run = await Terminal.transcript(answers: ["Main Street", "Łódź"]) { terminal in
            let stage = terminal.stage
            let form = Question.form("Contact", Address()) {
                Field("Street", \.street, .text().checked { _ in await gate.pass() })
                Field("City", \.city)
            }
            async let opening: Void = until {
                let step = stage.entries.last?.screen as? any ShownQuestion
                return (step ?? stage.modals.last)?.question.isBusy == true
            }
            async let address = isStep ? terminal.show(form).value() : terminal.ask(form)
            await opening
            gate.open()
            terminal.print(try await address.city)
        }
        #expect(run.text.hasSuffix("\nCity\n  type /back to go back\n> Łódź\nŁódź\n"), "\(run.text)")
    }

    @Test("With --yes, a field that refuses its value is named, with the option that answers it")
    func refusedField() async {
        let run = await Terminal.transcript(
            .unattended, options: ["Registration / Name": "--name", "Registration": "--who"], Self.register)
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("Registration: not accepted\n  Name: Say who it is.\n"), "\(run.errors)")
        let why = "“Registration / Name” did not accept its default answer, and nobody is asked; use --name\n"
        #expect(run.errors.hasSuffix(why), "\(run.errors)")
    }

    @Test("A form takes answers given beforehand by the labels of its fields; with --yes, the others keep their values")
    func form() async {
        let run = await Terminal.transcript(
            .unattended,
            given: [
                "Registration / Name": "Bob", "Registration / Vegetarian": "yes", "Registration / Meal": "soup",
                "Registration / Note": "late",
            ], Self.register)
        #expect(run.output == "Bob, 2, true, Soup, late\n", "\(run.errors)")
        #expect(run.status == 0)
    }

    @Test(
        "An answer given beforehand that does not fit ends the tool with the reason",
        arguments: [
            ("Name", "a/b", "A name has no slash."), ("Kind", "App", "“App” is none of: Tool, Library, Cancel."),
            // A number and the beginning of a label would mean something else after the next change of the tool.
            ("Kind", "lib", "“lib” is none of: Tool, Library, Cancel."),
            ("Kind", "2", "“2” is none of: Tool, Library, Cancel."),
            ("Registration / Guests", "9", "Guests: “9” is not a number from 1 to 8."),
            ("Registration / Meal", "Fish", "Meal: “Fish” is none of: Pasta, Soup."),
            (
                "Registration / Nam", "Bob",
                "There is no field “Nam” to fill in. The fields are: Name, Guests, Vegetarian, Meal, Note."
            ),
            ("Registration / Guests", "3", "Name: Say who it is."),
            ("Registration", "Bob", "A form is answered field by field, such as “Registration / Name”."),
        ])
    func misfit(question: String, answer: String, reason: String) async {
        let isField = question.hasPrefix("Registration")
        let run = await Terminal.transcript(
            .unattended, given: [question: answer], isField ? Self.register : Self.create)
        #expect(run.status == 1)
        #expect(run.output.isEmpty)
        let title = isField ? "Registration" : question
        let refusal = "“\(title)” refused the answer given beforehand: \(reason)\n"
        #expect(run.errors.hasSuffix(refusal), "\(run.errors)")
    }

    @Test("/back leads to the field above, and from the first field of a form that is a step out of the form")
    func backInAStep() async {
        let answers = ["Ada", "1 Main Street", "/back", "/back", "Discard", "Bob", "2 Side Street", "Bern"]
        let run = await Terminal.transcript(answers: answers) { terminal in
            let form = Question.form("Address", Address()) {
                Field("Street", \.street)
                Field("City", \.city)
            }
            let line = try await terminal.stage.show(.prompt("Name")).then { name in
                let address = try await terminal.stage.show(form).value()
                return "\(name), \(address.street), \(address.city)"
            }
            terminal.print(line)
        }
        #expect(run.output == "Bob, 2 Side Street, Bern\n", "\(run.text)")
    }

    @Test(
        "/back in a form keeps what was entered, is explained once, and leads past a disabled field and up from a refused one"
    )
    func backInAForm() async {
        let answers = ["Bern", "/back", "Rome", "Rome", "/back", "Rome", "1", "/back", "Oslo", "", "2"]
        let run = await Terminal.transcript(answers: answers) { terminal in
            let trip = try await terminal.form("Trip", Trip()) {
                Field("From", \.from)
                Field("To", \.to)
                Field("Via", \.via, isEnabled: false)
                Field("Nights", \.nights, .number(in: 1...9))
            } check: { trip in
                if trip.to == trip.from { throw InvalidInput("Go elsewhere.", field: "To") }
            }
            terminal.print("\(trip.from), \(trip.to), \(trip.nights)")
        }
        #expect(run.output == "Oslo, Rome, 2\n", "\(run.text)")
        #expect(run.text.components(separatedBy: "type /back to go back").count == 2, "\(run.text)")
    }

    @Test("An empty line at a field that a check of the form refused leads to the fields below")
    func otherField() async {
        let run = await Terminal.transcript(answers: ["2", "Oslo", "Oslo", "", "Rome"]) { terminal in
            let trip = try await terminal.form("Trip", Trip()) {
                Field("Nights", \.nights, .number(in: 1...9))
                Field("From", \.from)
                Field("To", \.to)
            } check: { trip in
                if trip.to == trip.from { throw InvalidInput("Go elsewhere.", field: "From") }
            }
            terminal.print("\(trip.from), \(trip.to)")
        }
        #expect(run.output == "Oslo, Rome\n", "\(run.text)")
    }

    @Test("The first step of a wizard says how to stop, also if it is a list")
    func wayOutOfFirstStep() async {
        let run = await Terminal.transcript(answers: ["/cancel"]) { terminal in
            try await terminal.show(.choose("Kind", from: ["tool"])).then { _ in }
        }
        #expect(run.errors.contains("\n  type /cancel to stop\n> "), "\(run.errors)")
        #expect(run.status == 1)
    }

    @Test("Where a pipe ends in the middle of a form, nothing is asked again")
    func endOfPipe() async {
        let options = ["Registration / Guests": "--guests"]
        let run = await Terminal.transcript(answers: ["Ada"], isTyped: false, options: options, Self.register)
        #expect(run.status == 1)
        let reason = "the input ended before “Registration / Guests” was answered; use --guests\n"
        #expect(run.errors.hasSuffix(reason), "\(run.errors)")
        #expect(run.text.components(separatedBy: "Name\n").count == 2, "\(run.text)")
    }

    @Test("Marked text is plain, with addresses in parentheses, whether somebody is asked or not")
    func markdown() async {
        let tool: @MainActor (Terminal) async throws -> Void = { terminal in
            let message = "It is in **Trash**.\nSee `rm` in [the docs](https://example.com)."
            await terminal.ask(.alert("**Moved**", message: message).markdown())
        }
        let asked = await Terminal.transcript(answers: [""], tool)
        #expect(asked.errors.hasPrefix("**Moved**\nIt is in Trash.\nSee rm in the docs (https://example.com).\n"))
        let yes = await Terminal.transcript(.unattended, tool)
        #expect(yes.errors == "**Moved**\n  It is in Trash.\n  See rm in the docs (https://example.com).\n")
    }

    @Test("Quotation marks inside of quotation marks are single")
    func quotes() async {
        let title = "Delete “Groceries”?"
        let ask: @MainActor (Terminal) async throws -> Void = { terminal in
            _ = try await terminal.confirm(title, action: "Delete", role: .destructive)
        }
        let yes = await Terminal.transcript(.unattended, ask)
        #expect(yes.errors.contains("“Delete ‘Groceries’?” has no default answer"), "\(yes.errors)")
        let piped = await Terminal.transcript(answers: ["“x”"], isTyped: false, ask)
        #expect(piped.errors.contains("“‘x’” is neither a number"), "\(piped.errors)")
        #expect(piped.errors.contains("“Delete ‘Groceries’?” refused the answer"), "\(piped.errors)")
    }

    @Test(
        "A question that expires says in how long, and with what answer, also in a pipe", arguments: ["user", "pipe"])
    func expiring(answerer: String) async {
        let run = await Terminal.transcript(answers: ["yes", "2", "x"], isTyped: answerer == "user") { terminal in
            _ = try await terminal.ask(
                .confirm("Stay signed in?", action: "Stay").cancel("Sign out")
                    .expiring(after: .seconds(1_800), answering: false))
            _ = try await terminal.ask(.confirm("Go on?", action: "Go on").expiring(after: .seconds(600)))
            _ = try await terminal.ask(.prompt("Name").expiring(after: .seconds(180), answering: "Ada"))
        }
        let hints = run.text.split(separator: "\n").filter { $0.contains(" in ") && $0.hasPrefix("  ") }
        #expect(
            hints == [
                "  answers itself with “Sign out” in 30 minutes", "  ends without an answer in 10 minutes",
                "  answers itself with “Ada” in 3 minutes",
            ], "\(run.text)")
        // Only minutes can be read from questions that are asked: a busy machine loses seconds.
        #expect(
            [30, 119, 120, 121].map { Words.english.lines.time(.seconds($0)) } == [
                "30 seconds", "119 seconds", "2 minutes", "3 minutes",
            ])
    }
}

private struct Address {
    var street = ""
    var city = ""
}

private struct Trip {
    var from = ""
    var to = ""
    var via = ""
    var nights = 1
}

private struct Guest {
    var name = ""
    var guests = 2
    var isVegetarian = false
    var meal = "Pasta"
    var note = ""
}
