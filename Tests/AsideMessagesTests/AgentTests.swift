import Aside
import Foundation
import Observation
import TestSupport
import Testing

@testable import AsideMessages

/// A client that sends lines to a server, and reads those that come back.
@MainActor
@Observable
private final class Client {
    private var lines: [[String: Any]] = []
    @ObservationIgnored private var read = 0
    @ObservationIgnored private(set) var server: AgentServer?
    @ObservationIgnored private(set) var transcript: [String] = []
    private let isModern: Bool
    private let elicits: Bool

    init(
        isModern: Bool, elicits: Bool = true, isDestructive: Bool = false, key: [UInt8]? = nil,
        _ flow: @escaping @MainActor (Stage) async throws -> String
    ) {
        (self.isModern, self.elicits) = (isModern, elicits)
        var tools = AgentTools()
        tools.tool("ask", "Asks.", destructiveByAgents: isDestructive, flow)
        server = AgentServer("test", "1", tools.all, key.map(Seal.init)) { [weak self] line in
            self?.transcript.append(line)
        } _: { [weak self] line in
            let message = try? JSONSerialization.jsonObject(with: Data(line.utf8))
            self?.lines.append(message as? [String: Any] ?? [:])
        }
        if !isModern {
            send(
                "initialize", ["protocolVersion": "2025-11-25", "capabilities": elicits ? ["elicitation": [:]] : [:]], 0
            )
            read = 1
        }
    }

    func send(_ message: [String: Any]) {
        let line = try? JSONSerialization.data(withJSONObject: message.merging(["jsonrpc": "2.0"]) { $1 })
        server?.handle(String(decoding: line ?? Data(), as: UTF8.self))
    }

    func send(_ method: String, _ params: [String: Any] = [:], _ id: Any? = nil) {
        var params = params
        if isModern {
            params["_meta"] = [
                "io.modelcontextprotocol/protocolVersion": "2026-07-28",
                "io.modelcontextprotocol/clientCapabilities": elicits ? ["elicitation": ["form": [:]]] : [:],
            ]
        }
        var message: [String: Any] = ["method": method, "params": params]
        message["id"] = id
        send(message)
    }

    func call(_ id: Int = 1, _ params: [String: Any] = [:]) {
        send("tools/call", params.merging(["name": "ask"]) { $1 }, id)
    }

    /// The next message of the server.
    func next() async -> [String: Any] {
        await until { self.lines.count > self.read }
        read += 1
        return lines[read - 1]
    }

    var count: Int { lines.count - read }

    /// The next question: what the client's user is asked, and what is sent back to answer it.
    func question() async throws -> (params: [String: Any], state: Any) {
        let message = await next()
        guard isModern else { return (try #require(message["params"] as? [String: Any]), try #require(message["id"])) }
        let result = try #require(message["result"] as? [String: Any])
        #expect(result["resultType"] as? String == "input_required")
        let question = (result["inputRequests"] as? [String: [String: Any]])?["question"]
        return (try #require(question?["params"] as? [String: Any]), try #require(result["requestState"]))
    }

    func answer(_ state: Any, _ reply: [String: Any], id: Int = 2) {
        if isModern {
            call(id, ["requestState": state, "inputResponses": ["question": reply]])
        } else {
            send(["id": state, "result": reply])
        }
    }

    func accept(_ state: Any, _ content: [String: Any], id: Int = 2) {
        answer(state, ["action": "accept", "content": content], id: id)
    }

    /// The text of the result, and whether it is an error.
    func result() async throws -> (text: String, isError: Bool) {
        let result = try #require(await next()["result"] as? [String: Any])
        let content = try #require(result["content"] as? [[String: Any]])
        return (content.first?["text"] as? String ?? "", result["isError"] as? Bool ?? false)
    }
}

extension [String: Any] {
    fileprivate var properties: [String: [String: Any]] {
        (self["requestedSchema"] as? [String: Any])?["properties"] as? [String: [String: Any]] ?? [:]
    }
    fileprivate var message: String { self["message"] as? String ?? "" }
}

@MainActor
@Suite("A flow is a tool of the Model Context Protocol")
struct AgentTests {
    @Test("Questions are elicitations, and what the flow returns is the result", arguments: [false, true])
    func questions(isModern: Bool) async throws {
        let client = Client(isModern: isModern) { stage in
            let name = try await stage.prompt("Name", .text("Ada"))
            let size = try await stage.choose("Size", from: ["small", "large"])
            let many = try await stage.chooseMany("Extras", from: ["a", "b"])
            let isSure = try await stage.confirm("Sure?")
            return "\(name) \(size) \(many) \(isSure)"
        }
        client.call()
        var (params, state) = try await client.question()
        #expect(params.message == "Name")
        #expect(params.properties["Name"]?["default"] as? String == "Ada")
        client.accept(state, ["Name": "Bob"], id: 2)
        (params, state) = try await client.question()
        #expect(params.properties["Size"]?["enum"] as? [String] == ["small", "large"])
        client.accept(state, ["Size": "large"], id: 3)
        (params, state) = try await client.question()
        client.accept(state, ["Extras": ["b"]], id: 4)
        (params, state) = try await client.question()
        client.answer(state, ["action": "decline"], id: 5)
        let result = try await client.result()
        #expect(result == ("Bob large [\"b\"] false", false))
    }

    @Test(
        "An answer that is refused is asked for again with the reason; after five, the call ends",
        arguments: [false, true])
    func refused(isModern: Bool) async throws {
        let client = Client(isModern: isModern) { stage in
            try await stage.prompt("Age", .text().checked { if $0 == "x" { throw InvalidInput("That is no age.") } })
        }
        client.call()
        for round in 1...6 {
            let (params, state) = try await client.question()
            #expect(params.message.contains("That is no age.") == (round > 1))
            client.accept(state, ["Age": round == 2 ? 7.5 : "x"], id: round + 1)
            if round == 2 { break }
        }
        #expect(try await client.result().text == "7.5")
        let looping = Client(isModern: isModern) { stage in
            try await stage.prompt("Age", .text().checked { _ in throw InvalidInput("That is no age.") })
        }
        looping.call()
        for round in 1...4 {
            let (_, state) = try await looping.question()
            looping.accept(state, ["Age": "x"], id: round + 1)
        }
        let (_, state) = try await looping.question()
        looping.accept(state, ["Age": ["a", "list"]], id: 9)
        let result = try await looping.result()
        #expect(result.isError)
        #expect(result.text.hasSuffix("It has refused 5 answers."))
    }

    @Test("The transcript says who gave each answer, and nothing that was entered")
    func transcript() async throws {
        let flow: @MainActor (Stage) async throws -> String = { stage in
            try await stage.show(.prompt("Name")).then { name in
                let size = try await stage.choose("Size", from: ["small", "large"])
                let isSure = try await stage.confirm("Sure?\u{1B}[31m")
                return "\(name) \(size) \(isSure) \(try await stage.prompt("Note", .text("none")))"
            }
        }
        let client = Client(isModern: true, key: [1], flow)
        client.call(1, ["arguments": ["answers": ["Name": "Ada"]]])
        var (_, state) = try await client.question()
        client.accept(state, ["Size": "huge"], id: 2)
        (_, state) = try await client.question()
        client.accept(state, ["Size": "large"], id: 3)
        (_, state) = try await client.question()
        client.answer(state, ["action": "decline"], id: 4)
        (_, state) = try await client.question()
        let later = Client(isModern: true, key: [1], flow)
        later.accept(state, [:], id: 5)
        #expect(try await later.result() == ("Ada large false none", false))
        #expect(
            client.transcript == [
                "ask “Name”: Name, by the call", "ask “Size”: large, by the agent",
                "ask “Sure?\u{FFFD}[31m”: left, by the agent",
            ])
        #expect(
            later.transcript == ["ask goes on at “Note”, by the record", "ask “Note”: as proposed, by the default"])
    }

    @Test("In a later process with the same key, the flow goes on where it asked; a forged or foreign state is refused")
    func sealed() async throws {
        func client(_ key: String) -> Client {
            Client(isModern: true, isDestructive: true, key: Array(key.utf8)) { stage in
                try await stage.show(.prompt("Name")).then { name in
                    let isSure = try await stage.confirm("Delete?", action: "Delete", role: .destructive)
                    return try await stage.prompt("Size") + "\(name) \(isSure)"
                }
            }
        }
        let first = client("key")
        first.call()
        var (_, state) = try await first.question()
        first.accept(state, ["Name": "Ada"], id: 2)
        (_, state) = try await first.question()
        first.accept(state, ["choice": "Delete"], id: 3)
        (_, state) = try await first.question()
        for (key, state) in [("other", "\(state)"), ("key", "\(state)x"), ("key", String("\(state)".dropFirst(4)))] {
            let foreign = client(key)
            foreign.accept(state, ["Size": "L"])
            #expect((await foreign.next()["error"] as? [String: Any])?["code"] as? Int == -32_602)
        }
        let second = client("key")
        second.accept(state, ["Size": "L"])
        #expect(try await second.result() == ("LAda true", false))
        second.accept(state, ["Size": "S"])
        #expect((await second.next()["error"] as? [String: Any])?["code"] as? Int == -32_602)
    }

    @Test("A state that is too old is refused")
    func expired() async throws {
        let client = Client(isModern: true, key: [1]) { try await $0.prompt("Name") }
        let kept = AgentCall.Kept(tool: "ask", question: "Name", record: FlowRecord(), expires: 1, nonce: 1)
        client.accept(Seal([1]).sealed(JSON.line(kept)), ["Name": "Ada"])
        #expect((await client.next()["error"] as? [String: Any])?["code"] as? Int == -32_602)
    }

    @Test("Progress is told to a client that wants it")
    func progress() async throws {
        let gate = Gate()
        let client = Client(isModern: false) { stage in
            try await stage.progress("Saving") { _ in await gate.pass() }
            return "saved"
        }
        client.call(1, ["_meta": ["progressToken": 5]])
        let news = await client.next()
        #expect(news["method"] as? String == "notifications/progress")
        let params = news["params"] as? [String: Any]
        #expect(params?["progressToken"] as? Int == 5 && params?["message"] as? String == "Saving")
        gate.open()
        #expect(try await client.result() == ("saved", false))
    }

    @Test("Where the record of the flow has ended, a later process says so, and does not ask the same again")
    func endedRecord() async throws {
        final class Thing: Sendable {}
        final class Picker: Screen {
            let outlet = Outlet<Thing>()
            let title = "Picker"
            var content: Content { Action("Pick") { self.publish(Thing()) } }
        }
        func client() -> Client {
            Client(isModern: true, key: [1, 2, 3]) { stage in
                try await stage.show(Picker()).then { _ in try await stage.prompt("Name") }
            }
        }
        let first = client()
        first.call()
        var (_, state) = try await first.question()
        first.accept(state, ["action": "Pick"])
        (_, state) = try await first.question()
        let second = client()
        second.accept(state, ["Name": "Ada"])
        let result = try await second.result()
        #expect(result.isError)
        #expect(result.text.hasPrefix("The flow cannot go on at “Name”"))
    }

    @Test("An answer that comes twice, late, or to nothing changes nothing")
    func strayAnswers() async throws {
        let client = Client(isModern: false) { try await $0.prompt("Name") + $0.prompt("Size") }
        client.send(["id": "aside-1", "result": ["action": "accept", "content": ["Name": "early"]]])
        client.call()
        let (_, first) = try await client.question()
        client.accept(first, ["Name": "a"])
        client.accept(first, ["Name": "b"])
        let (_, second) = try await client.question()
        client.accept(second, ["Size": "c"])
        #expect(try await client.result().text == "ac")
        client.accept(second, ["Size": "d"])
        #expect(client.count == 0)
    }

    @Test("A client that dies, or takes its call back, ends the flow", arguments: [false, true])
    func cancelled(byClient: Bool) async throws {
        let end = Gate()
        let client = Client(isModern: false) { stage in
            defer { end.open() }
            return try await stage.prompt("Name")
        }
        client.call(7)
        _ = try await client.question()
        if byClient { client.send("notifications/cancelled", ["requestId": 7]) } else { await client.server?.end() }
        await until { end.isOpen }
    }

    @Test(
        "A destructive choice is left out, and the message says so, unless its author allows it",
        arguments: [false, true])
    func destructive(isAllowed: Bool) async throws {
        let client = Client(isModern: true, isDestructive: isAllowed) { stage in
            "\(try await stage.confirm("Delete?", action: "Delete", role: .destructive))"
        }
        client.call()
        var (params, state) = try await client.question()
        #expect(params.message.contains("Only a person may choose: Delete.") == !isAllowed)
        #expect((params.properties["choice"]?["enum"] as? [String])?.contains("Delete") == isAllowed)
        client.accept(state, ["choice": "Delete"])
        if !isAllowed {
            (params, state) = try await client.question()
            client.accept(state, ["choice": "Cancel"], id: 3)
        }
        #expect(try await client.result().text == "\(isAllowed)")
    }

    @Test("A screen is a form with the choice of an action, Back among them")
    func screens() async throws {
        let client = Client(isModern: true) { stage in
            try await stage.show(ButtonScreen("One", ["Go"])).then { _ in
                try await stage.show(ButtonScreen("Two", ["End"])).value()
            }
        }
        client.call()
        for (round, action) in ["Go", "Back", "Go", "End"].enumerated() {
            let (params, state) = try await client.question()
            let labels = params.properties["action"]?["enum"] as? [String]
            #expect(labels == [["Go"], ["End", "Back"], ["Go"], ["End", "Back"]][round])
            client.accept(state, ["action": action], id: round + 2)
        }
        #expect(try await client.result().text == "End")
    }

    @Test("Whoever stays at a screen and presses what it takes is refused nothing, however often")
    func longStay() async throws {
        let client = Client(isModern: true) { stage in
            let screen = ButtonScreen("Count", ["More"], "Done")
            screen.whenPressed = { [unowned screen] label in if label == "More" { screen.title += "!" } }
            return try await stage.show(screen).value()
        }
        client.call()
        for round in 1...9 {
            let (params, state) = try await client.question()
            #expect(params.message.hasPrefix("Count" + String(repeating: "!", count: round - 1)))
            client.accept(state, ["action": round == 9 ? "Done" : "More"], id: round + 1)
        }
        #expect(try await client.result() == ("Done", false))
    }

    @Test("A secure field is never a form; a client that cannot be asked gets the question and its schema as an error")
    func unasked() async throws {
        let secret = Client(isModern: true) { try await $0.prompt("PIN", .text().secure()) }
        secret.call()
        #expect(
            try await secret.result() == (
                "The tool asks for what no agent may answer: “PIN”.", true
            ))
        secret.call(2, ["arguments": ["answers": ["PIN": "1234"]]])
        #expect(try await secret.result().isError)
        let mute = Client(isModern: true, elicits: false) { stage in
            try await stage.prompt("Name") + stage.choose("Size", from: ["S", "L"])
        }
        mute.call(1, ["arguments": ["answers": ["Name": "Ada"]]])
        let result = try await mute.result()
        #expect(result.isError)
        #expect(result.text.hasPrefix("This client cannot be asked: “Size”. It takes {"))
        mute.call(2, ["arguments": ["answers": ["Name": "Ada", "Size": "L"]]])
        #expect(try await mute.result() == ("AdaL", false))
    }

    @Test(
        "What a client sends in another shape is an error of its request, and a reply of such a shape is asked for again"
    )
    func shapes() async throws {
        let client = Client(isModern: false) { try await $0.prompt("Name") }
        let wrong: [Any] = [["name": "ask", "arguments": ["answers": "x"]], [1], ["name": 5]]
        for (id, params) in wrong.enumerated() {
            client.send(["id": id, "method": "tools/call", "params": params])
            let message = await client.next()
            #expect(message["id"] as? Int == id)
            #expect((message["error"] as? [String: Any])?["code"] as? Int == -32_602)
        }
        client.call()
        var (_, id) = try await client.question()
        client.send(["id": id, "result": ["action": "accept", "content": "x"]])
        (_, id) = try await client.question()
        client.accept(id, ["Name": "Ada"])
        #expect(try await client.result() == ("Ada", false))
    }

    @Test("What is no message, no method or no tool is an error, and a notification has no answer")
    func errors() async throws {
        let client = Client(isModern: true) { _ in "" }
        client.server?.handle("{")
        #expect((await client.next()["error"] as? [String: Any])?["code"] as? Int == -32_700)
        client.send("nope", [:], 1)
        #expect((await client.next()["error"] as? [String: Any])?["code"] as? Int == -32_601)
        client.send("tools/call", ["name": "other"], 2)
        #expect(
            (await client.next()["error"] as? [String: Any])?["message"] as? String
                == "There is no tool “other”. There are: “ask”.")
        client.send("notifications/initialized")
        client.send("tools/list", [:], 3)
        let tools = (await client.next()["result"] as? [String: Any])?["tools"] as? [[String: Any]]
        #expect(tools?.first?["name"] as? String == "ask")
        #expect(client.count == 0)
    }
}

@Suite("What seals a state")
struct SealTests {
    private func hex(_ bytes: [UInt8]) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

    @Test(
        "The hash is that of the standard’s examples",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
            (String(repeating: "a", count: 1_000), "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"),
        ])
    func hash(text: String, expected: String) {
        #expect(hex(SHA256.hash(Array(text.utf8))) == expected)
    }

    @Test("The keyed code is that of the standard’s examples")
    func code() {
        let short = SHA256.code(of: Array("what do ya want for nothing?".utf8), by: Array("Jefe".utf8))
        #expect(hex(short) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        let text = Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8)
        let long = SHA256.code(of: text, by: [UInt8](repeating: 0xaa, count: 131))
        #expect(hex(long) == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
    }

    @Test("A sealed text opens by its key alone, and not if a byte of it has changed")
    func seal() {
        let sealed = Seal([1]).sealed("Ada 😀")
        #expect(Seal([1]).opened(sealed) == "Ada 😀")
        #expect(Seal([2]).opened(sealed) == nil)
        for place in sealed.indices {
            var changed = sealed
            changed.replaceSubrange(place...place, with: sealed[place] == "A" ? "B" : "A")
            // The last letter before “=” holds bits that mean nothing.
            if Seal([1]).opened(changed) != nil {
                #expect(sealed[place...].dropFirst().allSatisfy { $0 == "=" || $0 == "." })
            }
        }
    }
}
