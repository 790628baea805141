import Aside

/// What the stage tells.
extension TestPresenter {
    func knownAnswer(to question: ModalContent, source line: SourceLine) -> Int? {
        guard !isUnwinding, let index = stubs.index(for: question, showing: nil),
            let plan = plan(of: index, for: question), let place = plan.knownAnswer(to: question)
        else { return nil }
        stubs.use(index)
        transcript.add(.asked(question), at: line)
        transcript.add(.answered(question.name, with: question.saying(plan)))
        return place
    }

    func present(_ modal: Modal) {
        transcript.add(.asked(modal.content), at: modal.source)
        if let stage = modal.stage, stage.stack.top?.title != modal.content.title { tell(stage, in: modal) }
        if isUnwinding {
            _ = modal.reportGone()
            return
        }
        // The steps ask this themselves, perhaps.
        if stepsOf != nil, !waiting.isAnyoneWaiting { startWatchdog() }
        lookAgain()
    }

    func stackChanged(on stage: Stage) {
        // The screen with which a sheet comes is there before the sheet is, and is told with it.
        let sheet = sheets.first { $0.stage === stage }
        if stage === self.stage || sheet != nil { tell(stage, in: sheet) }
        lookAgain()
    }

    /// The sheets in view.
    private var sheets: [Modal] { stage.modals.filter { $0.stage != nil } }

    private func tell(_ stage: Stage, in sheet: Modal?) {
        let titles = stage.stack.screens.map(\.title)
        guard !titles.isEmpty else { return }
        transcript.add(.screens(titles, in: sheet?.content.name), at: stage.entries.last?.source)
    }

    func hasEnded(_ modal: Modal) {
        let reply = replies.removeValue(forKey: modal.id)
        if modal.ending == .answered, let error = modal.failure {
            let reason = error is CancellationError ? "it was cancelled" : "it failed: \(error)"
            transcript.add(.ended(modal.content.name, because: reason))
        } else if modal.ending == .answered {
            transcript.add(.answered(modal.content.name, with: reply ?? "a value"))
        } else {
            transcript.add(.ended(modal.content.name, because: modal.ending?.reason ?? "it was taken away"))
        }
    }

    /// Answers what stubs can answer, and lets the steps that wait look.
    func lookAgain() {
        if !isUnwinding { answerByStubs() }
        somethingHappened()
    }

    func somethingHappened() {
        waiting.somethingHappened()
    }
}

// MARK: - Stubs

extension TestPresenter {
    private func answerByStubs() {
        if let modal = top, modal.isReady, !answering.contains(modal.id) {
            answerByStub(modal)
        }
        guard let stage = front, stage.acceptsInput, let screen = stage.entries.last?.screen else {
            if stubs.hasScreens { watchFront() }
            return
        }
        if let index = stubs.index(for: ScreenName(of: screen)) {
            stubs.use(index)
            guard case .screen(_, let publish) = stubs.all[index].response else { return }
            _ = publish(screen)
        }
        if stubs.hasScreens { watchFront() }
    }

    private func answerByStub(_ modal: Modal) {
        guard let index = stubs.index(for: modal.content, showing: modal.root),
            let plan = plan(of: index, for: modal.content)
        else { return }
        stubs.use(index)
        // What one change of the modal sets off must not be taken for a new question.
        answering.insert(modal.id)
        let isTaken = carryOut(plan, on: modal)
        answering.remove(modal.id)
        if !isTaken {
            let headline = "A stub’s answer was not taken by \(modal.content.name)."
            stubFailures.append(Failure(headline, "see what it shows.", stubs.all[index].location))
        }
        if !modal.isReady { watchFront() }
    }

    /// What a stub's answer means; one that does not fit fails the test.
    private func plan(of index: Int, for question: ModalContent) -> Plan? {
        guard stubFailures.isEmpty, case .modal(_, let answer) = stubs.all[index].response else { return nil }
        do {
            return try Plan(answer(question), to: question)
        } catch {
            let headline = "A stub’s answer does not fit. \(error.problem)"
            stubFailures.append(Failure(headline, error.advice, stubs.all[index].location))
            return nil
        }
    }

    /// Does something to a modal; `false` where the modal refuses.
    func carryOut(_ plan: Plan, on modal: Modal) -> Bool {
        replies[modal.id] = modal.content.saying(plan)
        return plan.carryOut(on: modal)
    }
}

extension Modal {
    /// Whether its user can do something to it now.
    var isReady: Bool { !content.isBusy && !isAskedToClose }
}
