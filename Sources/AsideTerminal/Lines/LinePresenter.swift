package import Aside
import AsideText

/// A presenter that shows a stage in plain lines: it prints the questions, and reads the answers line by line.
///
/// It is for pipes, for dumb terminals, and for screen readers. It writes no escape sequence and never changes printed
/// lines. Every choice has a number. If an answer is invalid, the presenter explains why and asks again. All presenters
/// of a process read the same input, and no line is lost between them.
@MainActor
package final class LinePresenter: SpokenPresenter {
    private let stage: Stage
    private let words: LineWords
    let console: Console
    private let output: LineWriter
    private let end: EndOfInput
    /// Called with the question that waited when the input ended.
    var whenLeft: (LineQuestion) -> Void = { _ in }
    /// What answers some questions beforehand.
    package weak var given: (any AnswersBeforehand)?
    private var watch: FrontWatch?
    /// Whether an answer from a pipe was refused.
    private var isOver = false
    /// Whether a screen without usable controls is in view.
    private var isIdle = false
    /// Lines that came early, for the next question.
    private var kept: [String] = []
    /// Lines that a user typed while work was running, and are for the next question.
    private var early: [String] = []

    /// The question that waits for an answer.
    private var asked: LineQuestion?
    /// The running work that a line can cancel.
    private var interruptible: FrontID?
    private var printed: LineQuestion.Text?
    private let read: ReadLines
    /// The screens that are working on the last action.
    private var working: [FrontID] = []
    private var waiting: CheckedContinuation<Void, Never>?
    private var notices = LineNotices()
    /// Whether no line will come any more, although what asks nothing goes on.
    private var hasReadAll = false
    /// Whether nobody can answer any more, so that no mark is printed.
    private var hasInputEnded = false
    /// Whether something was printed beside the question, so that the mark has to be printed again.
    private var isPromptDue = false
    /// The maximum number of kept lines, because nobody means more lines for what follows a screen without controls.
    private static let mostKept = 1_000
    /// How long a screen asks nothing after one of its actions where lines may be there already.
    var moment = Duration.milliseconds(20)

    /// Makes a presenter that shows nothing yet.
    package init(_ stage: Stage, on console: Console, words all: Words = .english, end: EndOfInput) {
        self.stage = stage
        words = all.lines
        self.end = end
        self.console = console
        read = ReadLines(words)
        output = LineWriter(console, mark: words[.mark])
    }

    package func announce(_ notice: Notice) {
        let text = words.text(notice.content.text, notice.content.severity)
        guard notice.content.action != nil else {
            write([text])
            notice.dismiss()
            return
        }
        guard !hasReadAll, !hasInputEnded else { return write(notices.end(notice, saying: text)) }
        notices.add(notice)
        write([text])
        wakeReader()
    }

    package func dismiss(_ modal: Modal) {
        printLastProgress(of: modal)
        modal.reportGone()
        given?.record(modal)
    }

    package func refused(_ question: RefusedQuestion) { end.refused(question) }

    /// Begins to present.
    ///
    /// The presenter has to be attached to the stage.
    package func start() {
        watch = FrontWatch(stage, rests: false) { [weak self] _ in
            self?.update()
            self?.promptIfDue()
        }
        update()
        Task { await readAnswers() }
    }

    // MARK: Asking

    /// Looks at what is in front when it was left by whoever answers beforehand.
    package func tellStage() { update() }

    private func update() {
        let front = stage.front
        if let given {
            // The record of an answer comes before the next question, whoever sees first that the answer was taken.
            given.look(at: front)
            // A question that is answered beforehand is not printed.
            if given.wants(front) { return }
        }
        let question = question(of: front)
        if asked?.text.source.front != question?.text.source.front {
            asked = nil
            output.setHidden(false)
        }
        interruptible = question?.reply == .interruption ? front.id : nil
        isIdle = question.map { $0.isScreen && $0.options.isEmpty && front.state != .works } ?? false
        defer { wakeReader() }
        guard let question else { return }
        // The user is operating a control of the screen, and has to finish that first.
        if let asked, asked.text.source != question.text.source { return }
        // While the flow handles its last value, a screen asks nothing, even if nothing else is in view. But an action
        // that shows a notice waits for its button, which only a screen that asks can offer.
        guard !working.contains(front.id) || !notices.standing.isEmpty else { return }
        if front.kind == .screen, front.state != .asks { return }
        ask(question)
    }

    private func question(of front: Front) -> LineQuestion? {
        var expiry: String?
        if front.isQuestion, let modal = stage.modals.last, let timeLeft = modal.timeLeft {
            let answer = modal.answerOfExpiryText
            let text = answer == nil ? words[.expires] : words[.expiresAnswering]
            expiry = text.with(["time": words.time(timeLeft), "answer": answer ?? ""])
        }
        return LineQuestion(
            of: front, expiry: expiry, given: given?.fields(of: front) ?? [], words, isTyped: console.isTyped)
    }

    /// Prints what the presenter has not printed yet.
    private func ask(_ question: LineQuestion) {
        let text = question.text
        let isNew = printed?.source != text.source || printed?.lines != text.lines
        // After the end of the input, the fields of a form would be asked from the first one again.
        if hasInputEnded, question.isAnswerable { return }
        guard printed != text || asked == nil && question.isAnswerable else { return }
        let last = isNew ? nil : printed?.news
        // While its fields are checked, a question asks nothing, because it has just asked for the last of them.
        if printed?.source.control != nil, printed?.source.front == text.source.front, text.source.control == nil,
            !question.isScreen, !question.isAnswerable
        {
            return
        }
        // Whoever was refused can have meant no line that they had typed before for the same question.
        let wasRefused = question.isAskedAgain && question.isAnswerable && asked == nil
        let isTooEarly = wasRefused && console.dropTyped() || (wasRefused || question.mustBeRead) && !early.isEmpty
        if isNew { output.write(read.news(of: question, standing: stage.standing, isTyped: console.isTyped)) }
        if isNew || notices.areUnread {
            output.write(notices.offer(beside: question, words, isTyped: console.isTyped))
        }
        // A step is asked before its check has ended, and again afterwards.
        if let news = text.news, news != last { output.write([news.text]) }
        printed = text
        guard question.isAnswerable else { return }
        if question.isAskedAgain, isNew || text.news != nil, !console.isTyped {
            return giveUp(question, because: question.refusal ?? text.news?.text ?? "")
        }
        if isTooEarly {
            early = []
            output.write([words[.typedTooEarly]])
        }
        asked = question
        prompt(for: question)
        takeEarlyLine()
        wakeReader()
    }

    /// Answers the question with a line that was typed before it.
    private func takeEarlyLine() {
        guard !early.isEmpty else { return }
        let line = early.removeFirst()
        endPrompt(with: line, isEchoed: false)
        take(line)
    }

    /// Prints the last progress of work that has ended well, because it often comes together with the end, and that the
    /// work is done, unless 100 % says so.
    private func printLastProgress(of modal: Modal) {
        guard modal.content.kind == .progress, AnswerRecord.Ending(of: modal) == .answered,
            let shown = printed, shown.source.front.rawValue == modal.id.description
        else { return }
        if let news = modal.content.body.first?.news(words), news != shown.news { output.write([news.text]) }
        let isSaid = modal.content.body.first?.fraction.map { $0 >= 1 } ?? false
        if !isSaid { output.write([AnswerRecord.line([modal.content.title, words[.done]])]) }
    }

    /// Prints a result between a question and its answer.
    func print(_ text: String) {
        // The title of running work must come before its output.
        update()
        output.printResult(text)
        promptSoon()
    }

    /// Prints a remark between a question and its answer.
    package func tell(_ text: String) {
        update()
        write([text])
    }

    /// Writes lines beside a question; the next question comes after them.
    func write(_ lines: [String]) {
        output.write(lines)
        promptSoon()
    }

    /// Writes the mark again when nothing is about to change, so that no change is printed behind the mark.
    private func promptSoon() {
        guard !isPromptDue else { return }
        isPromptDue = true
        Task {
            update()
            promptIfDue()
        }
    }

    private func promptIfDue() {
        guard isPromptDue, !stage.isAnswerUntaken else { return }
        isPromptDue = false
        // In a pipe, a line is for a question.
        if asked != nil || console.isTyped { output.write(notices.offerUnread(beside: asked, words)) }
        if asked != nil { output.prompt() }
    }

    // MARK: Answers

    private func readAnswers() async {
        while !isOver, let line = await nextLine() {
            endPrompt(with: line)
            // The question may have gone while the user typed its answer.
            await wait { self.asked != nil }
            take(line)
        }
        if !isOver { endPrompt(with: nil) }
        hasInputEnded = true
        if let asked { whenLeft(asked) }
        asked = nil
        end.reach()
    }

    private func endPrompt(with line: String?, isEchoed: Bool? = nil) {
        let isEchoed = isEchoed ?? console.isTyped
        if isPromptDue, asked != nil, !isEchoed { output.prompt() }
        output.endPrompt(with: line, isEchoed: isEchoed, isHidden: asked?.isHidden ?? false)
    }

    /// Gives up after a refused answer from a pipe, because each following line is for another question.
    private func giveUp(_ question: LineQuestion, because reason: String) {
        output.write([words[.noOtherAnswer]])
        asked = nil
        isOver = true
        let title = question.title ?? question.text.lines.first ?? ""
        end.reach(because: .unanswered(.refused(title.firstLine.printable, because: reason.printable)))
        wakeReader()
    }

    /// Returns the next line for a question; `nil` if a question waits and the input has ended.
    ///
    /// While work is running that the user can cancel, a line can cancel it. Any other line is kept for the next
    /// question. If the input ends during work, this has no effect.
    private func nextLine() async -> String? {
        while asked == nil {
            await wait { self.asked != nil || self.isInterruptible || self.isIdle || self.isNoticeAlone }
            guard asked == nil, !isOver else { break }
            if isIdle || isNoticeAlone && !console.isTyped, interruptible == nil {
                guard await readAhead() else { return nil }
                continue
            }
            let line = await nextInput()
            if asked == nil, console.isTyped, let line, notices.press(by: line, beside: nil) { continue }
            if asked == nil, interruptible != nil || isNoticeAlone, let line, line.trimmed != words[.cancel],
                console.isTyped
            {
                if early.count < Self.mostKept { early.append(line) }
                output.write([words[.keptForNext]])
                continue
            }
            // Between two operations, the line cannot cancel anything. It then cancels the next operation.
            let isGivingUp = line?.trimmed == words[.cancel]
            repeat {
                await wait {
                    self.asked != nil || isGivingUp && self.interruptible != nil || line == nil && self.isIdle
                }
                if asked != nil || isOver || line == nil && isIdle { return line }
            } while !giveUp()
        }
        return isOver ? nil : await nextInput()
    }

    /// Whether a line may cancel the running work.
    private var isInterruptible: Bool { interruptible != nil && console.mayReadDuringWork(words[.cancel]) }

    private func nextInput() async -> String? {
        kept.isEmpty ? await nextUnread() : kept.removeFirst()
    }

    private func nextUnread() async -> String? {
        let line = await console.nextLine()
        if line == nil, !hasReadAll {
            hasReadAll = true
            notices.endAll()
        }
        return line
    }

    /// Reads on while the user can do nothing; returns `false` if nothing can be answered any more.
    ///
    /// Otherwise a screen without controls would stay for ever after the end of the input.
    private func readAhead() async -> Bool {
        guard kept.count < Self.mostKept, let line = await nextUnread() else { return asked != nil || !isIdle }
        guard asked == nil, console.isTyped else {
            kept.append(line)
            return true
        }
        if !notices.press(by: line, beside: nil) { output.write([words[.nothingAsked]]) }
        return true
    }

    /// Whether the user can type the sign of a notice, although no question is asked.
    ///
    /// In a pipe, only the end of the input is of interest: it ends a notice that does not go by itself.
    private var isNoticeAlone: Bool {
        guard !hasReadAll else { return false }
        return console.isTyped ? !notices.standing.isEmpty : notices.areEndless && kept.count < Self.mostKept
    }

    /// Cancels the running work, unless it has just ended.
    private func giveUp() -> Bool {
        defer { interruptible = nil }
        early = []
        guard let interruptible, stage.takes([.back], at: interruptible) else { return false }
        output.write([words(.cancelling, ["title": printed?.lines.first ?? ""])])
        return true
    }

    /// Ends the line of the mark, because the user has left.
    func endLine() { output.endLine() }

    private func wait(until isTrue: @MainActor () -> Bool) async {
        while !isTrue() && !isOver {
            await withCheckedContinuation { continuation in
                if isTrue() || isOver { continuation.resume() } else { waiting = continuation }
            }
        }
    }

    private func wakeReader() {
        waiting?.resume()
        waiting = nil
    }

    private func take(_ line: String) {
        guard let question = asked else { return }
        if notices.press(by: line, beside: question) {
            output.setHidden(question.isHidden)
            return promptSoon()
        }
        // In a pipe, the sign may be a text that a question takes.
        if line.trimmed == words[.again],
            console.isTyped || question.hasNumbers || question.problem(line) != nil
        {
            output.write(
                read.everything(of: question) + notices.offer(beside: question, words, isTyped: console.isTyped))
            return prompt(for: question)
        }
        switch question.answer(line) {
        case .taken(let step):
            // Nobody sees what an empty line means.
            if line.trimmed.isEmpty, let text = question.emptyLineTakes {
                output.write([words(.took, ["text": text])])
            }
            asked = nil
            printed?.news = nil
            perform(step, from: question)
        case .found(let lines) where console.isTyped:
            output.write(lines)
            prompt(for: question)
        case .found(let lines):
            refuse(words(.manyMatches, ["count": "\(lines.count)", "answer": line.shortened]), question)
        case .refused(let reason): refuse(reason, question)
        }
    }

    private func refuse(_ reason: String, _ question: LineQuestion) {
        output.write([reason])
        early = []
        guard console.isTyped else { return giveUp(question, because: reason) }
        prompt(for: question)
    }

    private func prompt(for question: LineQuestion) {
        output.setHidden(question.isHidden)
        output.prompt()
    }

    private func perform(_ step: LineQuestion.Step, from question: LineQuestion) {
        switch step {
        case .ask(let next): ask(next)
        case .make(let steps, let rest):
            let id = question.front.id
            // A front that has changed meanwhile is asked for anew.
            let work = steps.isEmpty ? nil : try? stage.take(steps, at: id)
            if let rest, stage.frontID == id {
                if let next = question.next(in: stage.front, then: rest) { return ask(next) }
                _ = stage.takes([.submit], at: id)
            }
            guard let work else { return update() }
            // An action of a screen is used up to its end.
            working.append(id)
            Task {
                await work.value
                // The action may have resumed the flow, and the next line of a pipe is for what the flow asks then.
                if !console.isTyped { try? await Task.sleep(for: moment) }
                // Another action of the screen may still be at work.
                if let place = working.firstIndex(of: id) { working.remove(at: place) }
                update()
            }
        }
    }
}
