/// Which modals are current, which ones wait, and which ones move up.
extension ModalQueue {
    // MARK: Slots

    func current(on surface: Surface) -> ModalID? {
        switch surface {
        case .base: base.current
        case .modal(let modal): presentations[modal]?.slot.current
        }
    }

    func hasLine(_ surface: Surface) -> Bool {
        switch surface {
        case .base: !base.line.isEmpty
        case .modal(let modal): presentations[modal]?.slot.line.isEmpty == false
        }
    }

    func isShown(_ surface: Surface) -> Bool {
        switch surface {
        case .base: hasRenderer
        case .modal(let modal): isShown(modal)
        }
    }

    /// Returns whether this surface still accepts questions.
    func accepts(_ surface: Surface) -> Bool {
        switch surface {
        case .base: true
        case .modal(let modal): isOpen(modal)
        }
    }

    mutating func update<Result>(_ surface: Surface, _ change: (inout Slot) -> Result) -> Result? {
        switch surface {
        case .base: change(&base)
        case .modal(let modal): presentations[modal]?.change(change)
        }
    }

    // MARK: Waiting and standing

    mutating func wait(_ modal: ModalID, on surface: Surface, first: Bool = false) {
        let turn = first ? firstTurn : lastTurn
        if first { firstTurn -= 1 } else { lastTurn += 1 }
        presentations[modal]?.surface = surface
        presentations[modal]?.phase = .waiting
        presentations[modal]?.turn = turn
        let isNobodys = presentations[modal]?.isNobodys ?? false
        update(surface) { $0.line.insert(modal, turn: turn, isNobodys: isNobodys) }
    }

    /// Makes the first waiting modal current, if the surface has no current one.
    mutating func advance(_ surface: Surface, _ actions: inout [Action]) {
        guard accepts(surface), current(on: surface) == nil else { return }
        guard let next = update(surface, { $0.line.popFirst() }).flatMap({ $0 }) else { return }
        stand(next, on: surface, &actions)
    }

    /// Makes a modal current on a free surface, and shows it if that surface is shown.
    mutating func stand(_ modal: ModalID, on surface: Surface, _ actions: inout [Action]) {
        if place(modal, on: surface, &actions) { workStands(on: surface, &actions) }
    }

    /// - Returns: Whether work runs inside the modal.
    private mutating func place(_ modal: ModalID, on surface: Surface, _ actions: inout [Action]) -> Bool {
        update(surface) { $0.current = modal }
        presentations[modal]?.surface = surface
        presentations[modal]?.phase = .standing(isShown: false)
        if isShown(surface) { show(modal, &actions) }
        return presentations[modal]?.hostsWork ?? false
    }

    // MARK: Moving

    /// Called when a modal with work becomes current.
    ///
    /// Unknown tasks may now ask above this modal, so their waiting questions move up.
    mutating func workStands(on surface: Surface, _ actions: inout [Action]) {
        raiseTopmost()
        guard let questions = update(surface, { $0.line.popNobodys() }), !questions.isEmpty else { return }
        var top = surface
        raise(&top)
        // If the first of these questions becomes current and also contains work, the others move above it.
        var next = questions.startIndex
        while next < questions.endIndex, current(on: top) == nil, !hasLine(top) {
            presentations[questions[next]]?.isMovedUp = true
            if place(questions[next], on: top, &actions) {
                raiseTopmost()
                raise(&top)
            }
            next += 1
        }
        for question in questions[next...] {
            presentations[question]?.isMovedUp = true
            wait(question, on: top)
        }
    }

    /// Goes up to the topmost surface above which work is running.
    private func raise(_ surface: inout Surface) {
        while let current = current(on: surface), presentations[current]?.carriesWork == true {
            surface = .modal(current)
        }
    }

    // MARK: The topmost surface for unknown tasks

    private mutating func raiseTopmost() {
        while let current = current(on: topmost), presentations[current]?.carriesWork == true {
            presentations[current]?.isPassedByUnknown = true
            topmost = .modal(current)
        }
    }

    /// Lowers the topmost surface, because questions of unknown tasks can no longer be shown above this modal.
    mutating func lowerTopmost(beneath modal: ModalID) {
        guard let presentation = presentations[modal], presentation.isPassedByUnknown else { return }
        topmost = presentation.surface
        var next: ModalID? = modal
        while let modal = next, presentations[modal]?.isPassedByUnknown == true {
            presentations[modal]?.isPassedByUnknown = false
            next = presentations[modal]?.slot.current
        }
    }
}

extension ModalQueue.Presentation {
    fileprivate mutating func change<Result>(_ change: (inout ModalQueue.Slot) -> Result) -> Result {
        change(&slot)
    }
}
