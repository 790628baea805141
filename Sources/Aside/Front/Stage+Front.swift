/// A stage is a function from moves to fronts.
extension Stage {
    /// What is in front of the user now, as plain data.
    ///
    /// Inside `withObservationTracking`, the read registers everything that it depends on.
    public var front: Front {
        let stage = stageInFront
        var front: Front
        if let modal = modals.last, modal.stage?.entries.isEmpty ?? true {
            front = Front(modal, below: stage.entries)
        } else if let entry = stage.entries.last {
            front = Front(entry, on: stage, isNoticeAsking: notice?.content.action != nil)
            if let sheet = modals.last {
                front.sheet = FrontID(sheet.id)
                if front.leaving == nil, sheet.content.isDismissible, !stage.isAskedToGoBack {
                    front.leaving = .dismiss
                }
                if sheet.isLeaving { front.state = .leaves }
            }
        } else {
            front = Front(id: .nothing, kind: .nothing, state: .works, path: [], title: "", outline: Outline([]))
        }
        front.notice = notice?.content
        // An answered caller is about to continue, so that what is in view is not what it leads to.
        if isAnswerUntaken, front.state == .asks || front.state == .checks { front.state = .works }
        return front
    }

    /// The identity of what is in front, without a look at its content.
    package var frontID: FrontID {
        if let modal = modals.last, modal.stage?.entries.isEmpty ?? true { return FrontID(modal.id) }
        return stageInFront.entries.last.map { FrontID($0.id) } ?? .nothing
    }

    /// The identities of all that is in view, in front or beneath.
    package var standing: [FrontID] {
        let entries = entries + modals.compactMap(\.stage).flatMap(\.entries)
        return entries.map { FrontID($0.id) } + modals.map { FrontID($0.id) }
    }

    /// The stage of the topmost sheet, or this one.
    package var stageInFront: Stage { modals.last?.stage ?? self }

    /// The screen that the user operates.
    package var screenInFront: (any Screen)? { stageInFront.entries.last?.screen }

    /// The modal or the screen whose controls the user operates.
    package var operableInFront: (any Operable)? {
        if let modal = modals.last, modal.stage?.entries.isEmpty ?? true { modal } else { screenInFront }
    }

    /// The question that the user answers: the topmost modal, or a question that is a step.
    package var questionInFront: (any ShownQuestion)? {
        guard let modal = modals.last else { return screenInFront as? any ShownQuestion }
        return modal.stage == nil ? modal : screenInFront as? any ShownQuestion ?? modal
    }
}

extension Modal {
    /// What the modal shows, as plain data, in front or not.
    ///
    /// Only the ``Stage/front`` names the screens below.
    public final var front: Front { Front(self, below: []) }
}

extension Stage {
    /// What a question shows, in front or not; only in front does a step have a way out.
    package func front(of question: any ShownQuestion) -> Front {
        if let modal = question.modal { return modal.front }
        let front = front
        return front.id == question.frontID ? front : Front(question.question)
    }
}

extension ShownQuestion {
    /// The identity of this showing; `nil` for a step that has left.
    package var frontID: FrontID? {
        if let modal = self as? Modal { FrontID(modal.id) } else { entryID.map { FrontID($0) } }
    }
}

extension Stage {
    /// Makes the move of a user on what is in front, under any presenter.
    ///
    /// - Parameters:
    ///   - move: The move.
    ///   - id: What the move is meant for: what is in front, the notice, or the sheet around what is in front, which only
    ///     `.back` can leave as a whole.
    /// - Returns: The task of an action, so that you can await or cancel it.
    /// - Throws: ``MoveError`` if it is not in front, or if the move is not possible there. Nothing has changed then.
    @discardableResult
    public func make(_ move: Move, at id: FrontID) throws(MoveError) -> Task<Void, Never>? {
        try make([move], at: id)
    }

    /// Makes moves that belong together: if one of them is not possible, none is made.
    ///
    /// - Parameters:
    ///   - moves: The moves. All are possible at what is in front now.
    ///   - id: What the moves are meant for; see ``make(_:at:)-(Move,_)``.
    /// - Returns: The task of the last action, so that you can await or cancel it.
    /// - Throws: ``MoveError`` if a move is not possible. Nothing has changed then.
    @discardableResult
    public func make(_ moves: [Move], at id: FrontID) throws(MoveError) -> Task<Void, Never>? {
        if id == .notice {
            try pressNotice(moves)
            return nil
        }
        // Whoever only leaves needs no look at the controls.
        if moves == [.back] { return try take([.back], at: id) }
        try requireInFront(id)
        let front = front
        var steps: [FrontStep] = []
        for move in moves { steps += try front.steps(of: move) }
        return try take(steps, at: id)
    }

    /// Takes steps on what is in front, under any presenter, as ``make(_:at:)-([Move],_)`` makes moves.
    @discardableResult
    package func take(_ steps: [FrontStep], at id: FrontID) throws(MoveError) -> Task<Void, Never>? {
        if steps == [.back], let sheet = modals.last, sheet.stage != nil, id == FrontID(sheet.id), id != frontID {
            guard sheet.dismiss() else { throw MoveError(.unsuitable, "The sheet cannot be dismissed now.") }
            return nil
        }
        try requireInFront(id)
        var task: Task<Void, Never>?
        for step in steps { task = try take(step) ?? task }
        return task
    }

    /// Takes steps, and returns whether they were possible.
    package func takes(_ steps: [FrontStep], at id: FrontID) -> Bool {
        do {
            try take(steps, at: id)
            return true
        } catch {
            return false
        }
    }

    private func requireInFront(_ id: FrontID) throws(MoveError) {
        let inFront = frontID
        guard id != inFront || id == .nothing else { return }
        if let sheet = modals.last, sheet.stage != nil, id == FrontID(sheet.id) {
            throw MoveError(.notInFront, "“\(id)” is a sheet: in front is the screen in it, “\(inFront)”.")
        }
        let other = inFront == .nothing ? "nothing" : "“\(inFront)”"
        throw MoveError(.notInFront, "“\(id)” is not in front: in front is \(other).")
    }

    private func pressNotice(_ moves: [Move]) throws(MoveError) {
        guard let notice else { throw MoveError(.notInFront, "There is no notice.") }
        guard moves == [.press(notice.content.action ?? "")], notice.press() else {
            let wanted = moves.map(\.description).joined(separator: ", ")
            throw MoveError(
                .unsuitable, "It is not possible to \(wanted) at the notice “\(notice.content.text)”.")
        }
    }

    private func take(_ step: FrontStep) throws(MoveError) -> Task<Void, Never>? {
        guard let surface = operableInFront else { throw MoveError(.notInFront, "Nothing is in front.") }
        let question = surface as? any ShownQuestion
        switch step {
        case .operate(let id, let operation): return try surface.operate(id, operation)
        case .pick(let places, let list):
            for step in try front.steps(picking: places, from: list) { _ = try take(step) }
        case .submit:
            guard question?.submit() == true else {
                throw MoveError(.unsuitable, "\(surface.controlPlace) takes no answer now.")
            }
        case .back:
            guard question?.dismiss() ?? (stageInFront.goBack() || modals.last?.dismiss() == true) else {
                throw MoveError(.unsuitable, "It is not possible to leave \(surface.controlPlace) now.")
            }
        }
        return nil
    }
}

extension Front {
    /// Makes the front of a modal.
    @MainActor
    fileprivate init(_ modal: Modal, below entries: [StackEntry]) {
        self.init(modal, id: FrontID(modal.id), entries.map(\.screen.titleBeneath))
        // In a sheet without a screen, the flow is at work.
        if kind == .progress || kind == .sheet { state = .works }
        if modal.isLeaving { state = .leaves }
        leaving = modal.content.isDismissible ? .dismiss : nil
        source = modal.source
    }

    /// Makes the front of a screen, or of a question that is a step.
    @MainActor
    fileprivate init(_ entry: StackEntry, on stage: Stage, isNoticeAsking: Bool) {
        let path = stage.entries.dropLast().map(\.screen.titleBeneath)
        let step = entry.screen as? any ShownQuestion
        if let step {
            self.init(step, id: FrontID(entry.id), path + [step.question.title])
        } else {
            let (title, outline) = entry.screen.titleAndOutline
            self.init(
                id: FrontID(entry.id), kind: .screen, state: .asks, path: path + [title], title: title,
                outline: outline)
            markBusy(entry.screen.pendingFields)
            // The action that shows a notice waits for its button.
            if isWorking, !isNoticeAsking { state = .checks }
        }
        if !stage.acceptsInput { state = .works }
        type = SwiftType.name(Swift.type(of: entry.screen))
        source = entry.source
        if stage.isAskedToGoBack { return }
        leaving = stage.stack.count > 1 ? .back : step == nil ? nil : .dismiss
    }

    /// Makes the front of a question.
    @MainActor
    fileprivate init(_ question: any ShownQuestion, id: FrontID, _ path: [String]) {
        let content = question.question
        self.init(content, id: id, path)
        markBusy(question.pendingFields)
        if content.isBusy || isWorking { state = .checks }
    }

    /// Makes the front of a question that is not shown.
    package init(_ content: ModalContent, id: FrontID = .nothing, _ path: [String] = []) {
        self.init(
            id: id, kind: Kind(rawValue: content.kind.rawValue) ?? .alert, state: .asks, path: path,
            title: content.title, message: content.message, markup: content.messageMarkup, refusal: content.refusal,
            name: content.identity, severity: content.severity,
            outline: content.outlineWithDefault)
    }

    /// Marks the fields whose check or search is running, or about to run.
    private mutating func markBusy(_ pending: Set<Outline.Item.ID>) {
        func mark(_ items: inout [Outline.Item]) {
            for place in items.indices {
                if pending.contains(items[place].id) { items[place].isBusy = true }
                if !items[place].children.isEmpty { mark(&items[place].children) }
            }
        }
        if !pending.isEmpty { mark(&outline.items) }
    }

    /// Whether a control is at work.
    private var isWorking: Bool { items.contains(where: \.isWorking) }
}

extension Outline.Item {
    fileprivate var isWorking: Bool { isBusy || children.contains(where: \.isWorking) }
}

extension Screen {
    /// The title and the outline; the content is read once for both.
    package var titleAndOutline: (String, Outline) {
        let outline = outline
        outlet.shownHeading = .some(outline.items.reduce(nil) { $0 ?? $1.firstHeading })
        defer { outlet.shownHeading = nil }
        let title = title
        outlet.knownTitle = title
        return (title, outline)
    }

    /// The title that the screen had when it was in front, because reading a title may read the whole content.
    fileprivate var titleBeneath: String {
        let title = outlet.knownTitle ?? title
        outlet.knownTitle = title
        return title
    }
}
