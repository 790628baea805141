import Aside
import AsideMessages
import AsideTerminal
import Testing

/// Messages in memory: lines in, lines out, by the presenter that production uses.
@Suite("Messages")
struct MessageTests {
    /// Runs a tool, and returns what it has written, line by line.
    private func messages(
        _ requests: [String], takesSecrets: Bool = false,
        _ tool: @escaping @MainActor (Terminal) async throws -> Void
    ) async -> (lines: [String], run: ToolTranscript) {
        let requests = requests.map { #"{"jsonrpc":"2.0","id":1,"# + $0 + "}" }
        let run = await Terminal.transcript(.messages(takesSecrets: takesSecrets), answers: requests, tool)
        let lines = run.errors.split(separator: "\n").map(String.init)
        return (lines.filter { !$0.hasPrefix(#"{"id":1,"jsonrpc":"2.0","method":"#) }, run)
    }

    @Test("The tool tells what is on stage with its schema, takes an answer, and tells the end; the result is apart")
    func elicitation() async {
        let (lines, run) = await messages([
            #""method":"answer","params":{"id":"modal 2","action":"accept","content":{"Name":"Bob"}}"#
        ]) { terminal in
            terminal.print("name: \(try await terminal.prompt("Name", placeholder: "Ada"))")
        }
        #expect(run.output == "name: Bob\n")
        #expect(run.status == 0)
        #expect(lines.first?.replacing(/"line":"[^"]*",/, with: "") == Self.name)
        #expect(lines.contains(#"{"id":1,"jsonrpc":"2.0","result":{}}"#))
        #expect(lines.last == #"{"jsonrpc":"2.0","method":"end","params":{"status":0}}"#)
    }

    /// The first message of a tool that asks for a name.
    static let name =
        #"{"jsonrpc":"2.0","method":"stage","params":{"id":"modal 2","items":["#
        + #"{"kind":"field","label":"Name","placeholder":"Ada","text":""},"#
        + #"{"kind":"action","label":"OK","role":"preferred","shortcut":"enter"},"#
        + #"{"kind":"action","label":"Cancel","role":"cancel"}],"kind":"prompt","leaving":"dismiss","path":[],"#
        + #""schema":{"properties":{"Name":{"description":"Ada","title":"Name","type":"string"}},"required":[],"#
        + #""type":"object"},"severity":"info","state":"asks","title":"Name","version":2}}"#

    @Test("Each notice without a button is told at once, also right before the end")
    func notices() async {
        let (lines, run) = await messages([]) { terminal in
            terminal.notice("Copied")
            terminal.notice("The disk is nearly full", severity: .warning)
        }
        #expect(
            lines == [
                #"{"jsonrpc":"2.0","method":"notice","params":{"severity":"info","text":"Copied"}}"#,
                #"{"jsonrpc":"2.0","method":"notice","params":{"severity":"warning","text":"The disk is nearly full"}}"#,
                #"{"jsonrpc":"2.0","method":"end","params":{"status":0}}"#,
            ])
        #expect(run.status == 0)
    }

    @Test("Each kind of control on a screen is told with what it takes, and operated by its label")
    func controls() async {
        let (lines, run) = await messages([
            #""method":"fill","params":{"id":"screen 1.1","label":"Guests","text":"4"}"#,
            #""method":"toggle","params":{"id":"screen 1.1","label":"Vegetarian","on":true}"#,
            #""method":"pick","params":{"id":"screen 1.1","label":"Size","option":"large"}"#,
            #""method":"press","params":{"id":"screen 1.1","label":"Book"}"#,
        ]) { terminal in
            terminal.print(try await terminal.run { try await $0.show(Booking()).value() })
        }
        #expect(run.output == "4 true large\n")
        for item in [
            #"{"format":"whole","kind":"field","label":"Guests","least":"1","most":"8","text":"2"}"#,
            #"{"kind":"switch","label":"Vegetarian","on":false}"#,
            #"{"kind":"selection","label":"Size","options":[{"label":"small","selected":true},{"label":"large"}]}"#,
        ] { #expect(lines.first?.contains(item) == true) }
    }

    @Test(
        "What does not fit changes nothing, and is answered with the reason",
        arguments: [
            ("oops", -32_700, "The line is not one JSON-RPC request."),
            (#"{"id":1}"#, -32_600, "A request has “jsonrpc”: “2.0” and a “method”."),
            (#"[]"#, -32_700, "The line is not one JSON-RPC request."),
            (request("jump"), -32_601, "There is no method “jump”."),
            (request("press"), -32_602, "“press” needs “label”."),
            (request("press", #""label":"Delete""#), -32_602, "“press” needs the “id” of the screen or the modal"),
            (request("press", #""id":"modal 9","label":"Delete""#), -32_000, "“modal 9” is not in front"),
            (
                request("press", #""id":"modal 2","label":"Remove""#), -32_000,
                "There is no action “Remove” on the alert"
            ),
            (
                request("fill", #""id":"modal 2","label":"Name","text":"x""#), -32_000,
                "There is no field “Name” on the alert"
            ),
            (request("submit", #""id":"modal 2","text":"x""#), -32_000, "There is no field on the alert"),
            (request("answer", #""id":"modal 2""#), -32_602, "“answer” needs an “action”"),
        ] as [(String, Int, String)])
    func refused(line: String, code: Int, reason: String) async {
        let keep = Self.request("answer", #""id":"modal 2","action":"decline""#)
        let run = await Terminal.transcript(.messages(), answers: [line, keep]) { terminal in
            let isSure = try await terminal.confirm("Delete it?", action: "Delete", role: .destructive)
            terminal.print("sure: \(isSure)")
        }
        #expect(run.output == "sure: false\n")
        #expect(run.errors.contains(#""error":{"code":\#(code),"message":"\#(reason)"#))
    }

    private static func request(_ method: String, _ params: String = "") -> String {
        #"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":{\#(params)}}"#
    }

    @Test("Each kind of question takes its answer, and a dismissal is one")
    func questions() async {
        let (_, run) = await messages([
            #""method":"answer","params":{"id":"modal 2","action":"accept","content":{"Kind":"Library"}}"#,
            #""method":"answer","params":{"id":"modal 3","action":"accept","content":{"Extras":["B","C"]}}"#,
            #""method":"press","params":{"id":"modal 4","label":"Go"}"#,
            #""method":"answer","params":{"id":"modal 5","action":"cancel"}"#,
        ]) { terminal in
            terminal.print(try await terminal.choose("Kind", from: ["Tool", "Library"]))
            terminal.print("\(try await terminal.chooseMany("Extras", from: ["A", "B", "C"], initial: ["A"]))")
            terminal.print("\(try await terminal.confirm("Go?", action: "Go"))")
            terminal.print("\(try await terminal.nilIfDismissed { try await terminal.prompt("Name") } ?? "nobody")")
        }
        #expect(run.output == "Library\n[\"B\", \"C\"]\ntrue\nnobody\n", "\(run.errors)")
    }

    @Test("Each step of a wizard is a question with its schema; Back returns to it with its answer as default")
    func wizard() async {
        let (lines, run) = await messages([
            #""method":"answer","params":{"id":"screen 1.1","action":"accept","content":{"Name":"Ada"}}"#,
            #""method":"answer","params":{"id":"screen 1.2","action":"accept","content":{"Size":"large"}}"#,
            #""method":"back","params":{"id":"screen 1.3"}"#,
            #""method":"answer","params":{"id":"screen 1.2","action":"decline"}"#,
            #""method":"answer","params":{"id":"screen 1.1","action":"accept"}"#,
            #""method":"answer","params":{"id":"screen 1.4","action":"accept","content":{"Size":"small"}}"#,
            #""method":"answer","params":{"id":"screen 1.5","action":"accept","content":{"Extras":["Milk"]}}"#,
        ]) { terminal in
            let order = try await terminal.show(.prompt("Name"), step: 1, of: 3).then { name in
                try await terminal.show(.choose("Size", from: ["small", "large"]), step: 2, of: 3).then { size in
                    let extras = Question.chooseMany("Extras", from: ["Milk", "Sugar"])
                    return try await terminal.show(extras, step: 3, of: 3).then { "\(name) \(size) \($0)" }
                }
            }
            terminal.print(order)
        }
        #expect(run.output == "Ada small [\"Milk\"]\n", "\(run.errors)")
        let kept = #""schema":{"properties":{"Name":{"default":"Ada","#
        #expect(run.errors.ranges(of: kept).count == 1)
        #expect(lines.first?.contains(#""message":"1 of 3""#) == true)
    }

    @Test("The schema of a list has a default only if that is an answer, and the items of a step are told once")
    func schemaOfList() async {
        let (lines, _) = await messages([]) { terminal in
            try await terminal.show(.chooseMany("Extras", from: ["Milk", "Sugar"], count: 1...2)).then { _ in }
        }
        #expect(lines.first?.contains(#""Extras":{"items":{"enum":["Milk","Sugar"],"type":"string"},"max"#) == true)
        #expect(lines.first?.ranges(of: #""kind":"list""#).count == 1, "\(lines.first ?? "")")
    }

    @Test("A schema has no text that was refused, and a secret only if the tool takes it", arguments: [true, false])
    func schemaOfFields(takesSecrets: Bool) async {
        let (lines, _) = await messages(
            [
                #""method":"fill","params":{"id":"modal 2","label":"Code","text":"X"}"#,
                #""method":"leave","params":{"id":"modal 2","label":"Code"}"#,
            ], takesSecrets: takesSecrets
        ) { terminal in
            _ = try await terminal.form("Trip", Trip()) {
                Field("Code", \.code, .text().checked { _ in throw InvalidInput("No.") })
                Field("PIN", \.pin, .text().secure())
            }
        }
        #expect(lines.first?.contains(#""properties":{"Code":{"default":"A","title":"Code","#) == true)
        #expect(lines.contains { $0.contains(#""error":"No.""#) && $0.contains(#""properties":{"Code":{"title""#) })
        #expect(lines.first?.contains(#""PIN":{"title":"PIN","type":"string"}"#) == takesSecrets, "\(lines)")
        #expect(lines.first?.contains(#""required":[]"#) == true)
    }

    @Test(
        "What may be empty is not required: null empties it, and what is left out stays as it is",
        arguments: [
            ("", "3 A"), (#""Days":null"#, "nil A"), (#""Code":null,"Days":4"#, "4 "), (#""Code":"B""#, "3 B"),
        ])
    func leftOut(content: String, result: String) async {
        let (lines, run) = await messages([
            #""method":"answer","params":{"id":"modal 2","action":"accept","content":{\#(content)}}"#
        ]) { terminal in
            let trip = try await terminal.form("Trip", Trip()) {
                Field("Days", \.days, .number(in: 1...9))
                Field("Bags", \.bags, .number(in: 0...2))
                Field("Code", \.code)
            }
            terminal.print("\(trip.days, default: "nil") \(trip.code)")
        }
        #expect(run.output == "\(result)\n", "\(run.errors)")
        #expect(lines.first?.contains(#""required":["Bags"]"#) == true)
    }

    @Test("What the check of a form says of it as a whole is in its message, and its fields keep their defaults")
    func refusedAsWhole() async {
        let (lines, _) = await messages([
            #""method":"answer","params":{"id":"modal 2","action":"accept","content":{"Code":"B"}}"#
        ]) { terminal in
            _ = try await terminal.form("Trip", message: "Pack.", Trip()) {
                Field("Code", \.code)
            } check: { _ in
                throw ToolError("The server said 503.")
            }
        }
        let refused = lines.last { $0.contains("503") }
        #expect(refused?.contains(#""refusal":"The server said 503.""#) == true, "\(lines)")
        #expect(refused?.contains(#""properties":{"Code":{"default":"B""#) == true, "\(lines)")
    }

    @Test("A number that was refused, or is missing, has to be given, and null is none; a text is no list")
    func misfit() async {
        let (lines, run) = await messages([
            #""method":"answer","params":{"id":"modal 2","action":"accept","content":{"Extras":"Milk"}}"#,
            #""method":"answer","params":{"id":"modal 2","action":"accept","content":{"Extras":["Sugar"]}}"#,
            #""method":"answer","params":{"id":"modal 3","action":"accept","content":{"Bags":7}}"#,
            #""method":"answer","params":{"id":"modal 3","action":"accept"}"#,
            #""method":"answer","params":{"id":"modal 3","action":"accept","content":{"Bags":null}}"#,
            #""method":"answer","params":{"id":"modal 3","action":"accept","content":{"Bags":2}}"#,
        ]) { terminal in
            let extras = try await terminal.chooseMany("Extras", from: ["Milk", "Sugar"])
            let trip = try await terminal.form("Trip", Trip()) { Field("Bags", \.bags, .number(in: 0...2)) }
            terminal.print("\(trip.bags) \(extras)")
        }
        #expect(run.output == "2 [\"Sugar\"]\n", "\(run.errors)")
        #expect(lines.contains { $0.contains("“content.Extras” has to be a list.") }, "\(lines)")
        #expect(lines.count { $0.contains("“answer” needs “content.Bags”.") } == 2, "\(lines)")
    }

    @Test(
        "A request with wrong parts is answered with its id, and a notification is not answered",
        arguments: [
            (#""id":7,"method":"answer","params":{"content":"x"}"#, #"{"error":{"code":-32602"#, #""id":7,"#),
            (#""id":7,"method":"answer","params":[1]"#, #"{"error":{"code":-32602"#, #""id":7,"#),
            (#""id":1.5,"method":"x""#, #"{"error":{"code":-32601"#, #""id":1.5,"#),
            (#""id":12345678901234567890,"method":"x""#, #"{"error":{"code":-32601"#, #""id":12345678901234567890,"#),
            (#""id":"a","method":7"#, #"{"error":{"code":-32600"#, #""id":"a","#),
            (#""id":[],"method":"stage""#, #"{"error":{"code":-32600"#, #""id":null,"#),
            (#""method":"stage""#, "", ""),
        ])
    func wrongRequest(request: String, error: String, id: String) async {
        let run = await Terminal.transcript(.messages(), answers: [#"{"jsonrpc":"2.0",\#(request)}"#]) { terminal in
            _ = try await terminal.prompt("Name")
        }
        let replies = run.errors.split(separator: "\n").filter { !$0.contains(#""method":"#) }
        #expect(replies.count == (id.isEmpty ? 0 : 1), "\(run.errors)")
        #expect(replies.allSatisfy { $0.hasPrefix(error) && $0.contains(id) }, "\(run.errors)")
    }

    enum Rest: CaseIterable { case work, anotherQuestion }

    @Test(
        "After the last request the tool goes on with its work; it ends when it waits for another one",
        arguments: Rest.allCases)
    func work(rest: Rest) async {
        let (_, run) = await messages([
            #""method":"answer","params":{"id":"modal 2","action":"accept","content":{"Name":"Ada"}}"#
        ]) { terminal in
            let name = try await terminal.prompt("Name")
            // The work of the tool: longer than the moment after which a stage at work is told.
            try await terminal.progress("Saving") { _ in try await ContinuousClock().sleep(for: .milliseconds(100)) }
            terminal.print("saved \(name)")
            if rest == .anotherQuestion { _ = try await terminal.prompt("Again") }
        }
        #expect(run.output == "saved Ada\n", "\(run.errors)")
        #expect(run.status == (rest == .work ? 0 : 1))
    }

    @Test(
        "Without content, an answer takes the default that the schema names, and content needs the names of the schema")
    func defaults() async {
        let (lines, run) = await messages([
            #""method":"answer","params":{"id":"modal 2","action":"accept","content":{"Art":"Tool"}}"#,
            #""method":"answer","params":{"id":"modal 2","action":"accept"}"#,
            #""method":"answer","params":{"id":"modal 3","action":"accept"}"#,
            #""method":"answer","params":{"id":"modal 4","action":"accept"}"#,
            #""method":"answer","params":{"id":"modal 5","action":"accept"}"#,
        ]) { terminal in
            terminal.print(try await terminal.choose("Kind", from: ["Tool", "Library"], initial: "Library"))
            terminal.print("\(try await terminal.chooseMany("Extras", from: ["A", "B", "C"], initial: ["B"]))")
            terminal.print(try await terminal.prompt("Name", .text("Shop")))
            terminal.print("\(try await terminal.confirm("Go?", action: "Go"))")
        }
        #expect(run.output == "Library\n[\"B\"]\nShop\ntrue\n", "\(run.errors)")
        #expect(lines.contains { $0.contains("“answer” needs “content.Kind”.") })
    }

    @Test("What is answered beforehand is not told")
    func given() async {
        let run = await Terminal.transcript(.messages(), given: ["Kind": "Tool", "Trip / Code": "B"]) { terminal in
            try await terminal.show(.choose("Kind", from: ["Tool", "Library"])).then { terminal.print($0) }
            terminal.print(try await terminal.form("Trip", Trip()) { Field("Code", \.code) }.code)
        }
        #expect(run.output == "Tool\nB\n")
        #expect(!run.errors.contains(#""schema""#), "\(run.errors)")
    }

    @Test("A secret is in no message, and is taken only by a tool that allows it", arguments: [false, true])
    func secrets(takesSecrets: Bool) async {
        let (lines, run) = await messages(
            [
                #""method":"fill","params":{"id":"screen 1.1","label":"Password","text":"geheim"}"#,
                #""method":"press","params":{"id":"screen 1.1","label":"Log In"}"#,
            ], takesSecrets: takesSecrets
        ) { terminal in
            let password = try await terminal.run {
                // The secret from which a prompt starts is not told either, and the end of the requests ends the prompt.
                let password = try await $0.show(LogIn()).value()
                _ = try? await $0.prompt("Token", .text("streng geheim").secure())
                return password
            }
            terminal.print("\(password.count) letters")
        }
        #expect(!run.errors.contains("geheim"))
        #expect(run.output == (takesSecrets ? "6 letters\n" : "0 letters\n"))
        #expect(lines.contains { $0.contains("Password") && $0.contains(#""text":"•••""#) } == takesSecrets)
        #expect(lines.contains { $0.contains("this tool takes no secrets") } == !takesSecrets)
        #expect(lines.contains { $0.contains(#""title":"Token""#) })
        #expect(!lines.contains { $0.contains(#""default":"•"#) })
    }

    @Test("The end of the requests ends the flow, and a remark is a message, too")
    func end() async {
        let (lines, run) = await messages([]) { terminal in
            terminal.printError("begins")
            _ = try await terminal.prompt("Name")
        }
        #expect(run.status == 1)
        #expect(run.output.isEmpty)
        #expect(lines.first == #"{"jsonrpc":"2.0","method":"remark","params":{"text":"begins"}}"#)
        #expect(lines.dropLast().last?.contains("the input ended") == true)
    }

    @Test("A move without a visible effect is followed by the stage, too, so that a client never waits in vain")
    func noEffect() async {
        let (lines, _) = await messages([
            #""method":"fill","params":{"id":"modal 2","text":"Ada"}"#,
            #""method":"fill","params":{"id":"modal 2","text":"Ada"}"#,
        ]) { terminal in _ = try await terminal.prompt("Name") }
        let isStage = lines.prefix(5).map { $0.contains(#""method":"stage""#) }
        #expect(isStage == [true, false, true, false, true], "\(lines)")
        #expect(lines.count { $0.contains(#""result":{}"#) } == 2)
    }
}

private final class LogIn: Screen {
    let outlet = Outlet<String>()
    var password = ""

    var content: Content {
        Field("Password", \.password, .text().secure())
        Action("Log In", shortcut: .enter) { self.publish(self.password) }
    }
}

private final class Booking: Screen {
    let outlet = Outlet<String>()
    var guests = 2
    var isVegetarian = false
    var size = "small"

    var content: Content {
        Field("Guests", \.guests, .number(in: 1...8))
        Field("Vegetarian", \.isVegetarian)
        Field("Size", \.size, .choice(from: ["small", "large"]))
        Action("Book", shortcut: .enter) { self.publish("\(self.guests) \(self.isVegetarian) \(self.size)") }
    }
}

private struct Trip {
    var code = "A"
    var pin = ""
    var days: Int? = 3
    var bags = 1
}
