import Aside
import Foundation
import Testing

@testable import AsideTerminal

/// Answers that a tool gives beforehand, from options or from a file.
@Suite("Answers given beforehand", .timeLimit(.minutes(10)))
@MainActor
struct GivenAnswersTests {
    private typealias Tool = @MainActor (Terminal) async throws -> Void

    private let trip: Tool = { terminal in
        let flow: @MainActor (Stage) async throws -> String = { stage in
            try await stage.show(.prompt("City"), step: 1, of: 4).then { city in
                try await stage.show(.choose("Kind", from: ["train", "car"]), step: 2, of: 4).then { kind in
                    try await stage.show(.chooseMany("Extras", from: ["seat", "meal"]), step: 3, of: 4).then { extras in
                        let form = Question.form("Traveller", Traveller()) {
                            Field("Name", \.name)
                            Field("Bags", \.bags, .number(in: 0...4))
                            Field("Days", \.days, .number(in: 1...9))
                        }
                        return try await stage.show(form, step: 4, of: 4).then {
                            let days = $0.days.map { "\($0) days" } ?? "for ever"
                            return
                                "\(city), \(kind), \(extras.joined(separator: " and ")), \($0.name), \($0.bags), \(days)"
                        }
                    }
                }
            }
        }
        terminal.print(try await terminal.sheet("Trip", flow: flow))
    }

    private let all = [
        "City": "Oslo", "Kind": "car", "Extras": "meal", "Traveller / Name": "Ada", "Traveller / Bags": "2",
        "Traveller / Days": "",
    ]

    @Test(
        "What is given answers the steps of a sheet, of each kind, with and without --yes; an empty text leaves a number out"
    )
    func steps() async {
        for style in [Terminal.Style.lines, .unattended] {
            let run = await Terminal.transcript(style, given: all, trip)
            #expect(run.output == "Oslo, car, meal, Ada, 2, for ever\n", "\(run.text)")
            let records = "City: Oslo\nKind: car\nExtras: meal\nTraveller: Name: Ada, Bags: 2\n"
            #expect(run.errors == records + (style == .unattended ? "Trip: done\n" : ""))
        }
    }

    @Test("Steps between those that are given are asked", arguments: [true, false])
    func between(isTyped: Bool) async {
        var given = all
        given["Kind"] = nil
        let run = await Terminal.transcript(answers: ["1"], isTyped: isTyped, given: given, trip)
        #expect(run.output == "Oslo, train, meal, Ada, 2, for ever\n", "\(run.text)")
        #expect(!run.errors.contains("\n1 of 4") && run.errors.contains("\n2 of 4"), "\(run.text)")
    }

    @Test(
        "A step whose answer was given is asked when the user comes back to it, and keeps that answer",
        arguments: [
            (["/back", "", "1"], "Oslo, Side, 1\n"),
            (["/back", "Main", "/back", "/back", "Rom", "Park", "1"], "Rom, Park, 1\n"), (["/back"], ""),
        ])
    func back(answers: [String], address: String) async {
        let run = await Terminal.transcript(answers: answers, given: ["City": "Oslo", "Street": "Side"]) { terminal in
            let address = try await terminal.show(.prompt("City")).then { city in
                try await terminal.show(.prompt("Street")).then { street in
                    try await terminal.show(.prompt("House")).then { "\(city), \(street), \($0)" }
                }
            }
            terminal.print(address)
        }
        #expect(run.output == address, "\(run.text)")
        #expect(run.errors.components(separatedBy: "City: Oslo").count == 2, "\(run.text)")
    }

    @Test("With --yes, a step to which the tool goes back by itself ends the tool")
    func backWithoutUser() async {
        let run = await Terminal.transcript(.unattended, given: ["City": "Oslo"]) { terminal in
            try await terminal.show(.prompt("City")).then { _ in throw CancellationError() }
        }
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("City: Oslo\n"))
        #expect(run.errors.hasSuffix("“City” has no default answer, and nobody is asked\n"), "\(run.errors)")
    }

    @Test(
        "At a terminal, an answer that is refused is told with the reason, and its question is asked",
        arguments: [true, false])
    func askedInstead(isStep: Bool) async {
        for (given, reason) in [("Oslo", "Not there."), ("Bonn", "“Bonn” is none of: Bern, Oslo")] {
            let run = await Terminal.transcript(answers: ["Bern"], given: ["City": given]) { terminal in
                let city =
                    given == "Oslo"
                    ? Question.prompt("City", .text().checked { if $0 == "Oslo" { throw InvalidInput("Not there.") } })
                    : .choose("City", from: ["Bern", "Oslo"])
                terminal.print(isStep ? try await terminal.show(city).value() : try await terminal.ask(city))
            }
            #expect(run.output == "Bern\n", "\(run.text)")
            #expect(run.errors.hasPrefix("“City” refused the answer given beforehand: \(reason)"), "\(run.text)")
        }
    }

    @Test(
        "With --yes, a misspelt name ends the tool before its question takes the default; another number is no mistake")
    func misspelt() async {
        let tool: Tool = { terminal in
            terminal.print(try await terminal.prompt("Version", .text("1.0")))
            terminal.print(try await terminal.prompt("City 1", .text("Bern")))
            terminal.print(try await terminal.prompt("City 2", .text("Rome")))
        }
        let run = await Terminal.transcript(.unattended, given: ["Versoin": "1.2"], tool)
        #expect(run.status == 1)
        #expect(run.output == "")
        #expect(
            run.errors.hasSuffix("No question took the answer to “Versoin”. Did you mean “Version”?\n"), "\(run.errors)"
        )
        let numbered = await Terminal.transcript(.unattended, given: ["City 2": "Oslo"], tool)
        #expect(numbered.output == "1.0\nBern\nOslo\n", "\(numbered.errors)")
    }

    @Test("Where nobody answers a question, an answer given to a similar name is named, and no other one")
    func misspeltAtEnd() async {
        for style in [Terminal.Style.lines, .controllingTerminal] {
            let run = await Terminal.transcript(style, given: ["Ctiy": "Bern", "Street": "Main"]) {
                _ = try await $0.prompt("City")
            }
            #expect(run.errors.contains("before “City” was answered\n"), "\(run.errors)")
            let misspelt = ": No question took the answer to “Ctiy”. Did you mean “City”?\n"
            #expect(run.errors.hasSuffix(misspelt), "\(run.errors)")
        }
    }

    @Test("An answer that is none of many labels is told with the first of them, and how many there are")
    func noneOfMany() async {
        let run = await Terminal.transcript(.unattended, given: ["Number": "x"]) {
            _ = try await $0.chooseMany("Number", from: 1...1_000)
        }
        #expect(run.errors.hasSuffix(" 49, 50 and 950 more.\n"), "\(run.errors)")
    }

    @Test("An answer to a question about an error counts once: then it is asked, and with --yes the tool ends")
    func errors() async {
        for style in [Terminal.Style.lines, .unattended] {
            var times = 0
            let run = await Terminal.transcript(style, answers: ["Retry"], given: ["The work failed": "Retry"]) {
                try await $0.retrying("The work failed") {
                    times += 1
                    // Ends what would be endless.
                    if times < 10 { throw ToolError("No space") }
                }
            }
            #expect(times == (style == .lines ? 3 : 2), "\(run.text)")
            #expect(run.status == 1)
            let reason =
                style == .lines ? "the input ended before “The work failed” was answered" : "The work failed: No space"
            #expect(run.errors.hasSuffix("\(reason)\n"), "\(run.text)")
        }
    }

    // Chance decides who sees first that a check has ended.
    @Test(
        "A step that is answered beforehand is not printed, and its record comes before the next question, each time",
        arguments: 1...100)
    func unprinted(_ time: Int) async {
        let run = await Terminal.transcript(answers: ["yes"], given: all) { terminal in
            let city = Question.prompt("City", .text().checked { _ in await Task.detached {}.value })
            let form = Question.form("Traveller", Traveller()) {
                Field("Name", \.name, .text().checked { _ in await Task.detached {}.value })
                Field("Bags", \.bags, .number(in: 0...4))
                Field("Days", \.days, .number(in: 1...9))
            }
            try await terminal.show(city, step: 1, of: 3).then { _ in
                try await terminal.show(form, step: 2, of: 3).then { _ in
                    _ = try await terminal.show(.confirm("Book?", action: "Book"), step: 3, of: 3).value()
                }
            }
        }
        #expect(run.errors.hasPrefix("City: Oslo\nTraveller: Name: Ada, Bags: 2\n\nBook?"), "\(run.errors)")
    }

    @Test("The fields of a form that are not given are asked, as a question and as a step", arguments: [true, false])
    func rest(isStep: Bool) async {
        let tool: Tool = { terminal in
            let form = Question.form("Traveller", Traveller()) {
                Field("Name", \.name)
                Field("Bags", \.bags, .number(in: 0...4))
                Field("E-mail", \.email)
            } check: { traveller in
                if traveller.bags > 2 { throw InvalidInput("Too many.", field: "Bags") }
            }
            let traveller =
                isStep ? try await terminal.show(form).value() : try await terminal.ask(form)
            terminal.print("\(traveller.name), \(traveller.bags), \(traveller.email)")
        }
        for isTyped in [true, false] {
            let run = await Terminal.transcript(
                answers: ["2", "a@b"], isTyped: isTyped, given: ["Traveller / Name": "Ada"], tool)
            #expect(run.output == "Ada, 2, a@b\n", "\(run.text)")
            #expect(run.errors.hasPrefix("Traveller: Name: Ada\n\nTraveller\nBags\n"), "\(run.text)")
        }
        let middle = await Terminal.transcript(answers: ["Ada", "a@b"], given: ["Traveller / Bags": "2"], tool)
        #expect(middle.output == "Ada, 2, a@b\n", "\(middle.text)")
        // What the check refuses is asked again, whoever answered it.
        let mended = await Terminal.transcript(answers: ["Ada", "a@b", "1"], given: ["Traveller / Bags": "3"], tool)
        #expect(mended.output == "Ada, 1, a@b\n", "\(mended.text)")
        let ended = await Terminal.transcript(given: ["Traveller / Name": "Ada"], tool)
        #expect(ended.status == 1)
        let yes = await Terminal.transcript(.unattended, given: ["Traveller / Name": "Ada"], tool)
        #expect(yes.output == "Ada, 1, \n", "\(yes.text)")
    }
}

private struct Traveller {
    var name = ""
    var bags = 1
    var email = ""
    var days: Int? = 3
}
