import Aside
import Testing

extension TestPresenter {
    /// Waits for something; where it does not come, the step fails at its line.
    func expect(_ expectation: Expectation, at location: SourceLocation) async throws {
        while true {
            if let verdict { throw verdict }
            try report(stubFailures.first)
            switch judge(expectation) {
            case .met: return
            case .hopeless(let doubt):
                if await !hasHappened() { throw failed(expectation, .doubt(doubt), at: location) }
            case .open:
                if !expectation.comesAsModal || stage.isAnswerUntaken && !expectation.isModal
                    || top?.isReady == false
                {
                    watchFront()
                }
                startWatchdog()
                let wake = await waiting.untilDecided { [self] in
                    if case .open = judge(expectation) { !stubFailures.isEmpty || verdict != nil } else { true }
                }
                guard let why = Why(wake, judge(expectation)) else { continue }
                if case .unobserved = why, await !isUnobserved(expectation) { continue }
                throw failed(expectation, why, at: location)
            }
        }
    }

    /// Whether something is so of which nothing tells the test.
    private func isUnobserved(_ expectation: Expectation) async -> Bool {
        guard case .state = expectation else { return false }
        return await !hasHappened()
    }

    /// Whether something happens once everything that is ready to run has run.
    private func hasHappened() async -> Bool {
        let events = waiting.events
        await settle()
        return events != waiting.events
    }

    /// What is to be thought of an expectation now.
    func judge(_ expectation: Expectation) -> Judgement {
        // Whoever asked the last question goes on first: no user is quick enough to act before that.
        // A modal cannot be mistaken: the one that was answered has gone.
        if stage.isAnswerUntaken, !expectation.isModal { return .open(.outside) }
        var sight = Sight(isThere: isThere(expectation))
        guard !sight.isThere else { return .met }
        sight.flow =
            switch flow {
            case .none: .none
            case .running: .running
            case .returned, .threw: .ended
            }
        let top = top
        sight.front =
            if let top, top.stage == nil, top.content.kind != .progress, top.isReady {
                .question(isSeen: seen.contains(top.id))
            } else if let stage = front, top?.isAskedToClose != true {
                .screen(acceptsInput: stage.acceptsInput)
            } else {
                .work
            }
        return sight.judge(expectsEnd: expectation.isEnd)
    }

    private func isThere(_ expectation: Expectation) -> Bool {
        switch expectation {
        case .modal(let question):
            guard let top, top.isReady || top.content.kind == .progress else { return false }
            return question.difference(from: top.content, showing: top.root) == nil
        case .screen(let name):
            guard let stage = front, stage.acceptsInput, let screen = stage.entries.last?.screen else { return false }
            return ScreenName(of: screen) == name
        case .decision(let id):
            guard let modal = modals.first(where: { $0.id == id }) else { return true }
            return !modal.content.isBusy || top?.id != id
        case .action(_, let isSo), .state(_, let isSo): return isSo()
        case .sleeper: return clock.isInUse
        case .end: return false
        }
    }
}

extension Expectation {
    /// Whether it comes by a call of the presenter, so that nothing has to be observed.
    fileprivate var comesAsModal: Bool {
        switch self {
        case .modal, .end, .sleeper: true
        case .screen, .decision, .action, .state: false
        }
    }

    fileprivate var isModal: Bool {
        if case .modal = self { true } else { false }
    }

    var isEnd: Bool {
        if case .end = self { true } else { false }
    }
}

extension Modal {
    /// The lowest screen of a sheet.
    var root: ScreenName? {
        stage?.entries.first.map { ScreenName(of: $0.screen) }
    }
}
