import Aside

/// The part of the presenter that answers questions by stubs, and carries out steps.
extension TestPresenter {
    func answerByStubs() {
        if let modal = top, !answering.contains(modal.id) {
            if modal.isReady { answerByStub(modal) } else { watchFront() }
        }
        guard let stage = front, stage.acceptsInput, let entry = stage.entries.last else {
            if stubs.hasScreens { watchFront() }
            return
        }
        if let step = entry.question { return answerByStub(step, on: stage) }
        if let index = stubs.index(for: ScreenName(of: entry.screen)) {
            guard counter.running == 0 || hasComeToRest else { return comeToRest() }
            stubs.use(index, at: stateInFront(stage))
            guard case .screen(_, let publish) = stubs.all[index].response else { return }
            _ = publish(entry.screen)
        }
        if stubs.hasScreens { watchFront() }
    }

    /// Lets stubs answer screens once everything that is ready has run, as the work that loads what a screen shows.
    private func comeToRest() {
        guard !isComingToRest else { return }
        isComingToRest = true
        Task { [weak self] in
            await self?.letTasksRun()
            guard let self else { return }
            isComingToRest = false
            hasComeToRest = true
            lookAgain()
            hasComeToRest = false
        }
    }

    /// Returns a number for the present state: what is in view, and how much has happened before.
    ///
    /// A repeated number means that a hub repeats itself.
    private func stateInFront(_ stage: Stage) -> Int {
        var hasher = Hasher()
        hasher.combine(stage.front)
        hasher.combine(transcript.entries.count)
        hasher.combine(clock.now.offset)
        return hasher.finalize()
    }

    private func answerByStub(_ modal: Modal) {
        guard let index = stubs.index(for: modal.content, showing: modal.root),
            let plan = plan(of: index, for: modal.content)
        else { return }
        if isRefusedAgain(plan, of: stubs.all[index], on: modal) { return }
        stubs.use(index)
        // A stub itself stops after too many answers.
        currentRun.shownInARow = 0
        // Filling in a field and submitting it are several changes. After the first change, the stub must not answer
        // again.
        answering.insert(modal.id)
        let isTaken = carryOut(plan, on: modal, byStub: true)
        answering.remove(modal.id)
        if !isTaken {
            let headline = "A stub’s answer was not taken by \(modal.content.name)."
            flowFailure = flowFailure ?? Failure(headline, "see what it shows.", stubs.all[index].location)
        }
        // If a close guard keeps the modal, the next stub gets a turn.
        if !modal.isLeaving { watchFront() }
    }

    /// Returns whether a stub that answers any number of times would be refused a third time, and fails the test then.
    private func isRefusedAgain(_ plan: AnswerPlan, of stub: Stub, on question: any ShownQuestion) -> Bool {
        let content = question.question
        guard stub.times == nil, let reason = content.refusals.first else {
            refusedAnswers[ObjectIdentifier(question)] = nil
            return false
        }
        let last = refusedAnswers.updateValue((plan, reason), forKey: ObjectIdentifier(question))
        if let last, last == (plan, reason) {
            let headline = "A stub’s answer \(plan.text) was refused twice by \(content.name): \(reason)"
            let fix = "give an answer that it takes, or say how often: `times: .exactly(…)`."
            flowFailure = flowFailure ?? Failure(headline, fix, stub.location)
            return true
        }
        return false
    }

    private func answerByStub(_ step: any ShownQuestion, on stage: Stage) {
        let question = step.question
        guard !question.isBusy, let index = stubs.index(for: question, showing: nil),
            let plan = plan(of: index, for: question)
        else { return watchFront() }
        if isRefusedAgain(plan, of: stubs.all[index], on: step) { return }
        stubs.use(index, at: stateInFront(stage))
        if !carryOut(plan, on: step, byStub: true) {
            let headline = "A stub’s answer was not taken by \(question.name)."
            flowFailure = flowFailure ?? Failure(headline, "see what it shows.", stubs.all[index].location)
        }
        watchFront()
    }

    /// Translates a stub's answer into operations.
    ///
    /// An answer that does not fit fails the test.
    func plan(of index: Int, for question: ModalContent) -> AnswerPlan? {
        guard flowFailure == nil, case .modal(_, let answer) = stubs.all[index].response else { return nil }
        do {
            return try AnswerPlan(answer(question), to: question)
        } catch {
            let headline = "A stub’s answer does not fit. \(error.problem)"
            flowFailure = flowFailure ?? Failure(headline, error.advice, stubs.all[index].location)
            return nil
        }
    }

    /// Carries out an answer on the question in front.
    ///
    /// Returns `false` if the question refuses it.
    func carryOut(_ plan: AnswerPlan, on question: any ShownQuestion, byStub isByStub: Bool = false) -> Bool {
        guard let id = question.frontID else { return false }
        if let modal = question.modal {
            replies[modal.id] = (plan.text, isByStub)
            return stage.takes(plan.steps, at: id)
        }
        let earlier = transcript
        // The answer may take screens away at once.
        transcript.add(.answered(question.question.name, with: plan.text), byStub: isByStub)
        let isTaken = stage.takes(plan.steps, at: id)
        if !isTaken { transcript = earlier }
        return isTaken
    }
}
