import Aside
import AsideText

/// One call of a tool: a flow on a stage of its own, which waits where it asks until the client answers.
@MainActor
final class AgentCall {
    /// The name of the only question of a call.
    static let question = "question"
    /// How often an answer to one question may be refused.
    private static let mostRefusals = 5

    /// What a state holds for a later process.
    struct Kept: Codable {
        let tool: String
        let question: String
        let record: FlowRecord
        /// In seconds since 1970.
        let expires: Double
        let nonce: UInt64
    }

    let tool: AgentTools.Tool
    /// The request that waits for the result; `nil` while the client has been given a question instead.
    private(set) var request: RequestID?
    /// What names the question that waits for the client; it is used once.
    private(set) var state: String?
    /// The request of this server that waits for the client.
    private(set) var elicitation: RequestID?
    private let isModern: Bool
    private let canAsk: Bool
    private var answers: [String: Datum]
    private let progressToken: RequestID?
    private weak var server: AgentServer?
    private let stage = Stage()
    private let presenter = Shown()
    private var watch: FrontWatch?
    private var task: Task<Void, Never>?
    /// The front that is asked about.
    private var asked: Front?
    private var isWaiting = false
    /// Why the last answer was not taken, and how often that has happened at this front.
    private var refusal: String?
    private var refusals = 0
    private var steps = 0
    /// What is pressed once the entries on a screen have been checked.
    private var nextButton: Outline.Item.ID?
    private var record = FlowRecord()
    /// What was answered in an earlier process, and to which question.
    private var resumed: (question: String, reply: AgentMessage.Reply?)?

    init(
        _ tool: AgentTools.Tool, _ request: RequestID, isModern: Bool, canAsk: Bool, answers: [String: Datum],
        progressToken: RequestID?, _ server: AgentServer
    ) {
        (self.tool, self.request, self.isModern, self.canAsk) = (tool, request, isModern, canAsk)
        (self.answers, self.progressToken, self.server) = (answers, progressToken, server)
    }

    /// A presenter that shows nothing: the client is told what is in front.
    private final class Shown: Presenter {
        func dismiss(_ modal: Modal) { modal.reportGone() }
        func announce(_ notice: Notice) { if notice.content.action == nil { notice.dismiss() } }
    }

    /// Begins the flow; or goes on where it was in an earlier process, and takes the answer.
    func start(_ resumed: (kept: Kept, reply: AgentMessage.Reply?)? = nil) {
        self.resumed = resumed.map { ($0.kept.question, $0.reply) }
        if let resumed { report("goes on at “\(resumed.kept.question)”", by: .record) }
        stage.attach(presenter)
        task = Task { [self] in
            do {
                let record = resumed?.kept.record ?? FlowRecord()
                let result = try await stage.resuming(record, coder: ValueCoder(), isSealed: true) {
                    self.record = $0
                } flow: {
                    try await tool.run(stage)
                }
                end(with: result, isError: false)
            } catch is CancellationError {
                end(with: "The flow was left without a result.", isError: true)
            } catch {
                end(with: "\(error)", isError: true)
            }
        }
        watch = FrontWatch(stage) { [weak self] in self?.tell($0) }
    }

    func cancel() { task?.cancel() }

    /// Ends the call, whose client waits for nothing.
    func cancelSilently() {
        request = nil
        cancel()
    }

    func waitForEnd() async { await task?.value }

    private func end(with text: String, isError: Bool) {
        watch?.stop()
        stage.close()
        server?.hasEnded(self)
        guard let request else { return }
        self.request = nil
        server?.reply(
            request, ["content": .list([["type": "text", "text": .text(text)]]), "isError": .flag(isError)])
    }

    // MARK: Asking

    private func tell(_ front: Front) {
        guard !isWaiting, request != nil else { return }
        guard front.state == .asks else { return tellProgress(front) }
        let isNew = front.id != asked?.id
        if isNew { (refusal, nextButton) = (nil, nil) }
        asked = front
        if let nextButton {
            self.nextButton = nil
            return press(nextButton, front)
        }
        // Whoever stays at a screen, and presses what it takes, is refused nothing.
        let isRefused = refusal != nil || front.refusal != nil || front.fields.contains { $0.error != nil }
        refusals = isRefused && !isNew ? refusals + 1 : 0
        if let resumed {
            self.resumed = nil
            guard front.title == resumed.question else {
                let reason = "The flow cannot go on at “\(resumed.question)”: what it needs there could not be kept. "
                end(with: reason + "Call the tool anew.", isError: true)
                return cancel()
            }
            isWaiting = true
            return goOn(with: resumed.reply, for: request)
        }
        let form = AgentForm(front, isDestructive: tool.isDestructiveByAgents)
        if refusals >= Self.mostRefusals {
            end(with: "\(form.message(refusal)) It has refused \(Self.mostRefusals) answers.", isError: true)
            return cancel()
        }
        if let answer = form.answer(among: answers) {
            answers[front.title] = nil
            return take(AgentMessage.Reply(action: "accept", content: answer), form, by: .call)
        }
        guard canAsk, let schema = form.schema else { return give(up: form) }
        isWaiting = true
        let params: Datum = ["mode": "form", "message": .text(form.message(refusal)), "requestedSchema": schema]
        guard isModern, let request else {
            elicitation = server?.elicit(params)
            return
        }
        let state = server?.state(front.title, of: tool.name, record) ?? ""
        (self.state, self.request) = (state, nil)
        let question: Datum = ["method": "elicitation/create", "params": params]
        server?.reply(
            request, ["inputRequests": [Self.question: question], "requestState": .text(state)], type: "input_required")
    }

    private func tellProgress(_ front: Front) {
        guard front.kind == .progress, let progressToken else { return }
        steps += 1
        server?.notify(
            "notifications/progress",
            ["progressToken": progressToken.datum, "progress": .whole(steps), "message": .text(front.title)])
    }

    /// Ends the call where the client cannot be asked.
    private func give(up form: AgentForm) {
        let schema = form.schema.map { " It takes \(JSON.line($0)). Give it as `answers` of the call." }
        let reason = schema == nil ? "The tool asks for what no agent may answer" : "This client cannot be asked"
        end(with: "\(reason): “\(form.message(refusal))”.\(schema ?? "")", isError: true)
        cancel()
    }

    // MARK: Answers

    /// Goes on with what the client's user did; an answer that is missing is a cancellation.
    func goOn(with reply: AgentMessage.Reply?, for request: RequestID?) {
        guard isWaiting, let asked else { return }
        (isWaiting, state, elicitation, self.request) = (false, nil, nil, request)
        guard let reply, reply.action != "cancel" else { return cancel() }
        take(reply, AgentForm(asked, isDestructive: tool.isDestructiveByAgents), by: .agent)
    }

    private func take(_ reply: AgentMessage.Reply, _ form: AgentForm, by giver: Giver) {
        refusal = nil
        do {
            let (moves, button) = try form.moves(reply)
            if moves.isEmpty, let button {
                try stage.take([.press(button)], at: form.front.id)
            } else {
                // The button may depend on what is entered, and on its checks.
                nextButton = button
                try stage.make(moves, at: form.front.id)
            }
        } catch {
            refuse((error as? MoveError)?.description ?? (error as? Response.Failure)?.message ?? "\(error)")
        }
        watch?.tellOnceMore()
        guard refusal == nil else { return }
        let isDefault = reply.action == "accept" && reply.content?.isEmpty != false
        report("“\(form.front.title)”: \(form.told(reply))", by: isDefault ? .default : giver)
    }

    /// Who gave an answer.
    private enum Giver: String { case agent, call, `default`, record }

    private func report(_ text: String, by giver: Giver) {
        server?.report("\(tool.name) \(text), by the \(giver)".printable)
    }

    private func press(_ button: Outline.Item.ID, _ front: Front) {
        do { try stage.take([.press(button)], at: front.id) } catch { refuse(error.description) }
        watch?.tellOnceMore()
    }

    private func refuse(_ reason: String) { (refusal, nextButton) = (reason, nil) }
}

/// What is in front, as a form that the client of an agent shows.
@MainActor
struct AgentForm {
    let front: Front
    /// The labels of choices that no agent may make.
    private let withheld: [String]
    /// The other choices, by names of which no two are the same.
    private let actions: [(name: String, item: Outline.Item)]
    let schema: Datum?

    init(_ front: Front, isDestructive: Bool) {
        let withheld = isDestructive ? [] : front.actions.filter { $0.kind.role == .destructive }.map(\.label)
        // What is entered may enable a button.
        let isFilledIn = front.kind == .screen && !front.fields.isEmpty
        let offered = front.actions.filter { ($0.isEnabled || isFilledIn) && !withheld.contains($0.label) }
        let actions = offered.map { item in
            let group = front.outline.group(telling: item).map { " (\($0))" } ?? ""
            return (name: item.label + group, item: item)
        }
        schema = QuestionSchema(front, offering: actions.map(\.name)).flatMap { try? ValueCoder().datum(of: $0) }
        (self.front, self.withheld, self.actions) = (front, withheld, actions)
    }

    /// What the user is asked, with the reason why the last answer was refused.
    func message(_ refusal: String?) -> String {
        let reasons =
            [refusal, front.refusal] + front.fields.map { field in field.error.map { "\(field.label): \($0)" } }
        let severity = front.severity.flatMap { $0 == .info ? nil : "\($0)".capitalizedFirst + ": " } ?? ""
        let texts = front.kind == .screen ? front.items.filter { !$0.kind.isControl }.map(\.label) : []
        let withheld = withheld.isEmpty ? nil : "Only a person may choose: \(withheld.joined(separator: ", "))."
        let lines = [severity + front.title, front.message] + texts.filter { $0 != front.title } + reasons + [withheld]
        return lines.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// Returns the content of an answer that was given with the call.
    func answer(among answers: [String: Datum]) -> [String: Datum]? {
        guard schema != nil, let answer = answers[front.title] else { return nil }
        switch front.kind {
        case .alert: return ["choice": answer]
        case .choose: return front.list.map { [$0.label: answer] }
        case .prompt: return front.fields.first.map { [$0.label: answer] }
        default: return nil
        }
    }

    /// Returns what a reply answers: what it chooses, and the labels of what it enters, which may be private.
    func told(_ reply: AgentMessage.Reply) -> String {
        guard reply.action == "accept" else { return "left" }
        let parts = (reply.content ?? [:]).sorted { $0.key < $1.key }.map { label, value in
            if front.fields.contains(where: { $0.label == label }) { return label }
            return value.summary
        }
        return parts.isEmpty ? "as proposed" : parts.joined(separator: ", ")
    }

    /// Returns the moves that a reply means, and the button of a screen that it presses after them.
    func moves(_ reply: AgentMessage.Reply) throws -> (moves: [Move], button: Outline.Item.ID?) {
        let content = reply.content ?? [:]
        if let chosen = (content["choice"] ?? content[QuestionSchema.action])?.typed, withheld.contains(chosen) {
            throw MoveError(.disabled, "Only a person may choose “\(chosen)”.")
        }
        guard front.kind == .screen else {
            let request = Request(
                method: "answer", params: Request.Parameters(action: reply.action, content: reply.content))
            return (try request.moves(at: front), nil)
        }
        if reply.action == "decline" { return ([.back], nil) }
        var moves: [Move] = []
        for (label, value) in content.sorted(by: { $0.key < $1.key }) where label != QuestionSchema.action {
            if let text = value.typed { moves.append(.fill(label, text)) }
        }
        let action = content[QuestionSchema.action]?.typed
        if action == QuestionSchema.back { return ([.back], nil) }
        guard let item = actions.first(where: { $0.name == action })?.item else {
            throw MoveError(.missing, "There is no action “\(action ?? "")”. There are: \(actions.map(\.name)).")
        }
        return (moves, item.id)
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
