import Aside
import AsideTerminal

/// A presenter that tells a program what is on stage, and makes the moves that the program requests.
@MainActor
final class MessagePresenter: SpokenPresenter {
    private let stage: Stage
    private let console: Console
    private let input: EndOfInput
    private let takesSecrets: Bool
    private var watcher: StageWatcher?
    /// Resumed when the program is told what is on stage.
    private var waiting: CheckedContinuation<Void, Never>?
    /// Whether the program has been told since it was last waited for.
    private var isTold = false
    private var hasEnded = false
    private var isReady = false
    private var hasInputEnded = false
    var isAnsweredBeforehand: @MainActor (any ShownQuestion) -> Bool = { _ in false }

    init(_ stage: Stage, _ console: Console, _ input: EndOfInput, takesSecrets: Bool) {
        self.stage = stage
        self.console = console
        self.input = input
        self.takesSecrets = takesSecrets
    }

    func start() {
        watcher = StageWatcher(stage) { [weak self] in self?.tell($0) }
        Task { await readRequests() }
    }

    func tell(_ remark: String) {
        write(Notification(method: "remark", params: ["text": remark]))
    }

    func end(_ status: Int32) {
        watcher?.stop()
        hasEnded = true
        goOn()
        write(Notification(method: "end", params: ["status": status]))
    }

    func refused(_ question: RefusedQuestion) { input.refused(question) }

    /// Tells a notice without a button at once, because none of them needs to wait for the one before.
    func announce(_ notice: Notice) {
        guard notice.content.action == nil else { return }
        let (text, severity) = (notice.content.text, notice.content.severity.rawValue)
        write(Notification(method: "notice", params: ["text": text, "severity": severity]))
        notice.dismiss()
    }

    func tellStage() { watcher?.tellOnceMore() }

    private func tell(_ picture: StagePicture) {
        if let question = stage.questionInFront, isAnsweredBeforehand(question) { return }
        write(Notification(method: "stage", params: StageContent(picture: picture, takesSecrets: takesSecrets)))
        isReady = picture.isReady
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
            watcher?.tellOnceMore()
            return true
        } catch {
            if form.wantsAnswer { write(Response(id: form.id, failure: error)) }
            return false
        }
    }

    private func carryOut(_ request: Request) throws(Response.Failure) {
        let action = try request.action(on: stage.questionInFront)
        guard let place = request.params?.id else {
            throw .incomplete("“\(request.method)” needs the “id” of the screen or the modal that it is meant for.")
        }
        if !takesSecrets, let field = stage.secureField(filledBy: action) {
            throw .impossible("The field “\(field)” is secure, and this tool takes no secrets in messages.")
        }
        do { try stage.make(action, at: place) } catch { throw .impossible(error.description) }
    }
}

/// The content of the notification about the stage: its picture, and what the question in front takes.
private struct StageContent: Encodable {
    let picture: StagePicture
    let takesSecrets: Bool

    private enum Key: CodingKey { case front, ready, schema }

    func encode(to encoder: any Encoder) throws {
        try picture.encode(to: encoder)
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(picture.front, forKey: .front)
        try values.encode(picture.isReady, forKey: .ready)
        try values.encodeIfPresent(
            picture.modal.flatMap { QuestionSchema($0, takesSecrets: takesSecrets) }, forKey: .schema)
    }
}

extension Stage {
    /// Returns the label of a secure field in front that an action would fill.
    fileprivate func secureField(filledBy action: Recording.Action) -> String? {
        let texts: [Recording.FieldText]
        switch action {
        case .fill(let filled), .submit(let filled): texts = filled
        default: return nil
        }
        return operableInFront?.outline.controls.first { item in
            item.isSecure && texts.contains { $0.label == item.label || $0.label.isEmpty }
        }?.label
    }
}
