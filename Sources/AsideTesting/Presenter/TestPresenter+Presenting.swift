import Aside

/// What the stage tells the presenter.
extension TestPresenter {
    func knownAnswer(to question: ModalContent, source line: SourceLine) -> Int? {
        guard !currentRun.isUnwinding, let index = stubs.index(for: question, showing: nil),
            let plan = plan(of: index, for: question), let place = plan.knownAnswer(to: question)
        else { return nil }
        stubs.use(index)
        transcript.add(.asked(question), at: line)
        transcript.add(.answered(question.name, with: question.answerText(of: plan)))
        return place
    }

    func present(_ modal: Modal) {
        transcript.add(.asked(modal.content), at: modal.source)
        if let stage = modal.stage, stage.stack.top?.title != modal.content.title {
            recordScreens(of: stage, in: modal)
        }
        if currentRun.isUnwinding {
            _ = modal.reportGone()
            return
        }
        // Perhaps the steps themselves ask this, and wait for the answer.
        if currentRun.stepsLocation != nil, !waiters.isAnyoneWaiting { startWatchdog() }
        lookAgain()
    }

    func stackChanged(on stage: Stage) {
        // A sheet's first screen is there before the sheet, and is recorded with it.
        let sheet = sheets.first { $0.stage === stage }
        if stage === self.stage || sheet != nil { recordScreens(of: stage, in: sheet) }
        lookAgain()
    }

    /// The sheets in view.
    private var sheets: [Modal] { stage.modals.filter { $0.stage != nil } }

    private func recordScreens(of stage: Stage, in sheet: Modal?) {
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

    /// Answers what stubs can answer, and lets the steps that wait look again.
    func lookAgain() {
        if !currentRun.isUnwinding { answerByStubs() }
        somethingHappened()
    }

    func somethingHappened() {
        waiters.somethingHappened()
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

    /// The acts that a stub's answer means; an answer that does not fit fails the test.
    private func plan(of index: Int, for question: ModalContent) -> AnswerPlan? {
        guard stubFailures.isEmpty, case .modal(_, let answer) = stubs.all[index].response else { return nil }
        do {
            return try AnswerPlan(answer(question), to: question)
        } catch {
            let headline = "A stub’s answer does not fit. \(error.problem)"
            stubFailures.append(Failure(headline, error.advice, stubs.all[index].location))
            return nil
        }
    }

    /// Carries out an answer on a modal; `false` where the modal refuses.
    func carryOut(_ plan: AnswerPlan, on modal: Modal) -> Bool {
        replies[modal.id] = modal.content.answerText(of: plan)
        return modal.carryOut(plan)
    }
}

extension Modal {
    /// Carries out an answer; `false` where the modal refuses.
    fileprivate func carryOut(_ plan: AnswerPlan) -> Bool {
        switch plan {
        case .press(let choice): return press(choice)
        case .pick(let option): return pick(option)
        case .dismiss: return dismiss()
        case .submit(let texts):
            for (field, text) in texts {
                guard fill(field, with: text) else { return false }
            }
            return submit()
        case .pickAll(let options):
            let picked = content.selectedPlaces
            // Giving rows back first makes room for others.
            for option in picked where !options.contains(option) { pick(option) }
            for option in options where !picked.contains(option) {
                guard pick(option) else { return false }
            }
            return submit()
        }
    }
}
