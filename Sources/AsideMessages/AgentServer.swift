package import Aside

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The messages of the Model Context Protocol: what a client sends goes in, and lines come out.
@MainActor
final class AgentServer {
    private let name: String
    private let version: String
    private let tools: [AgentTools.Tool]
    private let seal: Seal?
    private let write: @MainActor (String) -> Void
    /// Takes the transcript of the calls: a line for each answer, with who gave it.
    let report: @MainActor (String) -> Void
    /// The states that were used already.
    private var used: Set<String> = []
    /// Whether the client of an older version of the protocol can be asked.
    private var clientElicits = false
    /// The calls that run, the oldest first.
    private var calls: [AgentCall] = []
    private var lastNumber = 0

    /// The versions of the protocol, the newest first: from the first one on, a call ends with what it asks.
    static let versions = ["2026-07-28", "2025-11-25", "2025-06-18"]
    /// How many calls may wait for their clients at once.
    private static let mostCalls = 100

    init(
        _ name: String, _ version: String, _ tools: [AgentTools.Tool], _ seal: Seal? = nil,
        report: @escaping @MainActor (String) -> Void = { _ in }, _ write: @escaping @MainActor (String) -> Void
    ) {
        (self.name, self.version, self.tools, self.seal) = (name, version, tools, seal)
        (self.report, self.write) = (report, write)
    }

    /// Ends all calls, because the client has gone.
    func end() async {
        for call in calls { call.cancel() }
        for call in calls { await call.waitForEnd() }
    }

    func handle(_ line: String) {
        if line.allSatisfy(\.isWhitespace) { return }
        guard let message: AgentMessage = try? JSON.read(line) else { return unreadable(line) }
        guard let method = message.method else { return answered(message) }
        if method == "notifications/cancelled" {
            return calls.first { $0.request != nil && $0.request == message.params?.requestId }?.cancelSilently() ?? ()
        }
        // Other notifications need no answer.
        guard let id = message.id else { return }
        switch method {
        case "initialize": initialize(id, message.params)
        case "server/discover":
            reply(id, ["supportedVersions": .list(Self.versions.map { .text($0) }), "capabilities": ["tools": [:]]])
        // Some clients refuse an empty result that is not.
        case "ping": send(["id": id.datum, "result": [:]])
        case "tools/list": reply(id, ["tools": .list(tools.map(\.datum))])
        case "tools/call": call(id, message.params)
        default: fail(id, -32_601, "There is no method “\(method)”.")
        }
    }

    /// Answers what has another shape than a message; a reply of such a shape is asked for again.
    private func unreadable(_ line: String) {
        guard let form: Request.Form = try? JSON.read(line), let id = form.id else {
            return send(["id": .nothing, "error": Self.error(-32_700, "The line is not one JSON-RPC message.")])
        }
        if calls.contains(where: { $0.elicitation == id }) { return answered(AgentMessage(id: id, result: .init())) }
        fail(id, -32_602, "The parameters of the request have another shape.")
    }

    private func initialize(_ id: RequestID, _ params: AgentMessage.Parameters?) {
        clientElicits = params?.capabilities?.showsForms == true
        let version = params?.protocolVersion.flatMap { Self.versions.contains($0) ? $0 : nil } ?? Self.versions[1]
        reply(
            id,
            ["protocolVersion": .text(version), "capabilities": ["tools": [:]], "serverInfo": serverInfo])
    }

    private var serverInfo: Datum { ["name": .text(name), "version": .text(version)] }

    // MARK: Calls

    private func call(_ id: RequestID, _ params: AgentMessage.Parameters?) {
        let reply = params?.inputResponses?[AgentCall.question]
        var resumed: AgentCall.Kept?
        if let state = params?.requestState {
            let call = calls.first { $0.state == state && $0.tool.name == params?.name }
            resumed = call == nil ? kept(state, params?.name) : nil
            used.insert(state)
            if let call { return call.goOn(with: reply, for: id) }
            guard resumed != nil else {
                let reason = "This state is used already, too old, or of another process. Call the tool without it."
                return fail(id, -32_602, reason)
            }
        }
        guard let tool = tools.first(where: { $0.name == params?.name }) else {
            let names = tools.map { "“\($0.name)”" }.joined(separator: ", ")
            return fail(id, -32_602, "There is no tool “\(params?.name ?? "")”. There are: \(names).")
        }
        if calls.count >= Self.mostCalls { calls.first { $0.request == nil }?.cancelSilently() }
        let meta = params?._meta
        let call = AgentCall(
            tool, id, isModern: meta?.version != nil, canAsk: meta?.capabilities?.showsForms ?? clientElicits,
            answers: params?.arguments?.answers ?? [:], progressToken: meta?.progressToken, self)
        calls.append(call)
        call.start(resumed.map { ($0, reply) })
    }

    // MARK: States

    /// How long the client may take to answer in a later process.
    private static let lifetime = 86_400.0

    /// Returns what names a question, and holds what the flow needs in a later process, if there is a key.
    func state(_ question: String, of tool: String, _ record: FlowRecord) -> String {
        let kept = AgentCall.Kept(
            tool: tool, question: question, record: record, expires: Date.now.timeIntervalSince1970 + Self.lifetime,
            nonce: .random(in: .min ... .max))
        return seal?.sealed(JSON.line(kept)) ?? "\(kept.nonce)-\(UInt64.random(in: .min ... .max))"
    }

    private func kept(_ state: String, _ tool: String?) -> AgentCall.Kept? {
        guard !used.contains(state), let text = seal?.opened(state), let kept: AgentCall.Kept = try? JSON.read(text),
            kept.tool == tool, kept.expires > Date.now.timeIntervalSince1970
        else { return nil }
        return kept
    }

    /// Takes the answer to a request of this server.
    private func answered(_ message: AgentMessage) {
        guard let call = calls.first(where: { $0.elicitation != nil && $0.elicitation == message.id }) else { return }
        call.goOn(with: message.result, for: call.request)
    }

    /// Asks the client of an older version, and returns the identity of the request.
    func elicit(_ params: Datum) -> RequestID {
        lastNumber += 1
        let id = RequestID.text("aside-\(lastNumber)")
        send(["id": id.datum, "method": "elicitation/create", "params": params])
        return id
    }

    func notify(_ method: String, _ params: Datum) { send(["method": .text(method), "params": params]) }

    func hasEnded(_ call: AgentCall) { calls.removeAll { $0 === call } }

    // MARK: Messages

    func reply(_ id: RequestID, _ result: [String: Datum], type: String = "complete") {
        var result = result
        result["resultType"] = .text(type)
        if type == "complete" { (result["ttlMs"], result["cacheScope"]) = (0, "private") }
        send(["id": id.datum, "result": .named(result)])
    }

    private func fail(_ id: RequestID, _ code: Int, _ message: String) {
        send(["id": id.datum, "error": Self.error(code, message)])
    }

    private static func error(_ code: Int, _ message: String) -> Datum {
        ["code": .whole(code), "message": .text(message)]
    }

    private func send(_ message: [String: Datum]) {
        write(JSON.line(message.merging(["jsonrpc": "2.0"]) { first, _ in first }))
    }
}

/// What a client sends: a request, a notification, or the answer to a request of the server.
struct AgentMessage: Decodable {
    struct Parameters: Decodable {
        struct Arguments: Decodable { var answers: [String: Datum]? }

        var protocolVersion: String?
        var capabilities: Capabilities?
        var name: String?
        var arguments: Arguments?
        var requestId: RequestID?
        var requestState: String?
        var inputResponses: [String: Reply]?
        var _meta: Meta?
    }

    struct Capabilities: Decodable {
        struct Elicitation: Decodable { var form, url: Empty? }
        struct Empty: Decodable {}

        var elicitation: Elicitation?

        /// Whether the client can be asked for more than a visit of a page.
        var showsForms: Bool { elicitation.map { $0.form != nil || $0.url == nil } ?? false }
    }

    struct Meta: Decodable {
        var progressToken: RequestID?
        var version: String?
        var capabilities: Capabilities?

        private enum CodingKeys: String, CodingKey {
            case progressToken
            case version = "io.modelcontextprotocol/protocolVersion"
            case capabilities = "io.modelcontextprotocol/clientCapabilities"
        }
    }

    /// What the user of the client did with a form.
    struct Reply: Decodable {
        var action: String?
        var content: [String: Datum]?
    }

    var id: RequestID?
    var method: String?
    var params: Parameters?
    var result: Reply?
}

extension AgentTools.Tool {
    fileprivate var datum: Datum {
        let answers: Datum = [
            "type": "object", "additionalProperties": [:],
            "description": "Answers to questions of the tool, by their titles. What is missing is asked.",
        ]
        return [
            "name": .text(name), "description": .text(description),
            "inputSchema": ["type": "object", "properties": ["answers": answers]],
        ]
    }
}

extension RequestID {
    var datum: Datum {
        switch self {
        case .number(let number): Int("\(number)").map { .whole($0) } ?? .text("\(number)")
        case .text(let text): .text(text)
        }
    }
}

extension Datum: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByDictionaryLiteral {
    package init(stringLiteral value: String) { self = .text(value) }
    package init(integerLiteral value: Int) { self = .whole(value) }
    package init(dictionaryLiteral elements: (String, Datum)...) {
        self = .named(Dictionary(elements) { first, _ in first })
    }
}
