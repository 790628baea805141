import Aside
import AsideTerminal

/// A presenter that tells a program what is on stage, and makes the moves that the program requests.
@MainActor
final class MessagePresenter: SpokenPresenter {
    private let stage: Stage
    private let console: Console
    private let input: EndOfInput
    private let takesSecrets: Bool
    private var watch: FrontWatch?
    /// Resumed when the program is told what is on stage.
    private var waiting: CheckedContinuation<Void, Never>?
    /// Whether the program has been told since it was last waited for.
    private var isTold = false
    private var hasEnded = false
    private var isReady = false
    private var hasInputEnded = false
    weak var given: (any AnswersBeforehand)?

    init(_ stage: Stage, _ console: Console, _ input: EndOfInput, takesSecrets: Bool) {
        self.stage = stage
        self.console = console
        self.input = input
        self.takesSecrets = takesSecrets
    }

    func start() {
        watch = FrontWatch(stage) { [weak self] in self?.tell($0) }
        Task { await readRequests() }
    }

    func tell(_ remark: String) {
        write(Notification(method: "remark", params: ["text": remark]))
    }

    func end(_ status: Int32) {
        watch?.stop()
        hasEnded = true
        goOn()
        write(Notification(method: "end", params: ["status": status]))
    }

    func refused(_ question: RefusedQuestion) { input.refused(question) }

    func dismiss(_ modal: Modal) {
        modal.reportGone()
        given?.record(modal)
    }

    /// Tells a notice without a button at once, because none of them needs to wait for the one before.
    func announce(_ notice: Notice) {
        guard notice.content.action == nil else { return }
        let (text, severity) = (notice.content.text, notice.content.severity.rawValue)
        write(Notification(method: "notice", params: ["text": text, "severity": severity]))
        notice.dismiss()
    }

    func tellStage() { watch?.tellOnceMore() }

    private func tell(_ front: Front) {
        if given?.wants(front) == true { return }
        let schema = front.state == .asks ? QuestionSchema(front, takesSecrets: takesSecrets) : nil
        write(Notification(method: "stage", params: StageContent(front: front, schema: schema)))
        isReady = front.state == .asks
        goOn()
        endIfNobodyAnswers()
    }

    private func goOn() {
        isTold = true
        waiting?.resume()
        waiting = nil
    }

    /// Waits until the program has been told what its last request led to, so that requests can be sent at once.
    private func untilTold() async {
        if !isTold, !hasEnded { await withCheckedContinuation { waiting = $0 } }
        isTold = false
    }

    private func write(_ message: some Encodable) {
        console.writeQuestion(JSON.line(message) + "\n")
    }

    // MARK: Requests

    private func readRequests() async {
        await untilTold()
        while let line = await console.nextLine() {
            // A blank line between two requests is no mistake.
            if line.allSatisfy(\.isWhitespace) { continue }
            if handle(line) { await untilTold() }
        }
        hasInputEnded = true
        endIfNobodyAnswers()
    }

    /// Ends the flow when it waits for the user and no request can come; until then, it may go on with its work.
    private func endIfNobodyAnswers() {
        if hasInputEnded, isReady, !hasEnded { input.reach() }
    }

    /// Returns whether the request was carried out, so that the program is told once more what is on stage.
    private func handle(_ line: String) -> Bool {
        guard let form: Request.Form = try? JSON.read(line) else {
            write(Response(id: nil, failure: .unreadable("The line is not one JSON-RPC request.")))
            return false
        }
        do {
            let request = try form.request()
            isTold = false
            if request.method != "stage" { try carryOut(request) }
            if form.wantsAnswer { write(Response(id: form.id, failure: nil)) }
            watch?.tellOnceMore()
            return true
        } catch {
            if form.wantsAnswer { write(Response(id: form.id, failure: error)) }
            return false
        }
    }

    private func carryOut(_ request: Request) throws(Response.Failure) {
        let front = stage.front
        let moves = try request.moves(at: front)
        guard let id = request.params?.id else {
            throw .incomplete("“\(request.method)” needs the “id” of the screen or the modal that it is meant for.")
        }
        if !takesSecrets, let field = front.secureField(filledBy: moves) {
            throw .impossible("The field “\(field)” is secure, and this tool takes no secrets in messages.")
        }
        do { try stage.make(moves, at: FrontID(rawValue: id)) } catch { throw .impossible(error.description) }
    }
}

/// The content of the notification about the stage: what is in front, and what it takes.
private struct StageContent: Encodable {
    let front: Front
    let schema: QuestionSchema?

    private enum Key: CodingKey { case version, schema }

    func encode(to encoder: any Encoder) throws {
        try front.encode(to: encoder)
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(Move.formatVersion, forKey: .version)
        try values.encodeIfPresent(schema, forKey: .schema)
    }
}

extension Front {
    /// Returns the label of a secure field that moves would fill.
    fileprivate func secureField(filledBy moves: [Move]) -> String? {
        for move in moves {
            for case .operate(let id, .fill) in (try? steps(of: move)) ?? [] where outline[id]?.isSecure == true {
                return outline[id]?.label
            }
        }
        return nil
    }
}
