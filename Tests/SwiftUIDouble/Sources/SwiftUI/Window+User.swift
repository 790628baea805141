/// What a user sees and does.
extension Window {
    /// What is on top: all that the user can act on.
    package var screen: [Element] { (chain.last.map(\.elements) ?? rootElements).flatMap(\.all) }

    /// All that is said on top, in reading order.
    package var texts: [String] { screen.filter { $0.kind == .text }.map(\.label) }

    /// The buttons on top that can be pressed.
    package var buttons: [String] {
        guard isTouchable else { return [] }
        return screen.filter { $0.press != nil && $0.isEnabled && $0.kind == .button }.map(\.label)
    }

    /// The fields on top.
    package var fields: [String] { screen.filter { $0.kind == .field && $0.isEnabled }.map(\.label) }

    /// Places in a bar in which there is nothing to be seen.
    package var emptyToolbarItems: Int {
        let all = rootElements.flatMap(\.all) + chain.flatMap(\.elements).flatMap(\.all)
        return all.count { $0.kind == .toolbarItem && $0.children.flatMap(\.all).allSatisfy { $0.kind == .group } }
    }

    /// Whether the user can act on what is on top.
    var isTouchable: Bool {
        scenePhase != .background && chain.last.map { $0.request != nil && $0.phase == .resting } ?? true
    }

    /// Presses a button, or turns a toggle.
    ///
    /// - Parameter label: what it says, or the beginning of it.
    /// - Returns: whether there is such a button that can be pressed.
    @discardableResult
    package func press(_ label: String) -> Bool {
        guard isTouchable else { return false }
        let pressable = screen.filter { $0.press != nil && $0.isEnabled }
        guard
            let button = pressable.first(where: { $0.label == label })
                ?? pressable.first(where: { $0.label.hasPrefix(label) })
        else { return false }
        press(button)
        return true
    }

    /// Begins to press a button, and returns how to end that, perhaps in a later frame.
    package func hold(_ label: String) -> (@MainActor () -> Void)? {
        guard let button = screen.first(where: { $0.label == label && $0.press != nil }) else { return nil }
        return { self.press(button) }
    }

    func press(_ button: Element) {
        if let place = chain.indices.last, !chain[place].showsView {
            answer(place, button)
        } else {
            button.press?()
        }
        invalidate()
    }

    /// A button of an alert or a dialog takes it away.
    private func answer(_ place: Int, _ button: Element) {
        let request = chain[place].request
        leave(place)
        if scenario.clearsBeforeAction { request?.writeAbsence() }
        button.press?()
        if !scenario.clearsBeforeAction { request?.writeAbsence() }
    }

    /// Fills in a field, which gets the focus.
    @discardableResult
    package func fill(_ label: String, _ text: String) -> Bool {
        guard isTouchable, let field = screen.first(where: { $0.kind == .field && $0.label == label && $0.isEnabled })
        else { return false }
        field.focus?()
        field.fill?(text)
        invalidate()
        return true
    }

    /// Whether the user can send away what is on top without a button.
    package var canSendAway: Bool {
        guard isTouchable, let top = chain.last, let request = top.request else { return false }
        switch request.style {
        case .sheet, .popover: return top.scope?.isSwipeDisabled != true
        case .dialog: return true
        case .alert, .cover: return false
        }
    }

    /// Whether the user holds a sheet.
    package var isHeld: Bool { chain.contains { $0.phase == .swiping } }

    /// Begins to swipe a sheet away, and holds it.
    @discardableResult
    package func beginSwipe() -> Bool {
        guard canSendAway, let place = chain.indices.last, chain[place].showsView else { return false }
        chain[place].phase = .swiping
        invalidate()
        return true
    }

    /// Lets a sheet go before it was swiped far enough.
    package func cancelSwipe() {
        for place in chain.indices where chain[place].phase == .swiping { chain[place].phase = .resting }
        invalidate()
    }

    /// Swipes a sheet away, or taps outside of a popover or a dialog.
    @discardableResult
    package func sendAway() -> Bool {
        guard canSendAway, let place = chain.indices.last else { return false }
        let request = chain[place].request
        leave(place)
        chain[place].isSwiped = true
        if !scenario.writesSwipeLate || !chain[place].showsView {
            chain[place].isSwiped = false
            request?.writeAbsence()
        }
        invalidate()
        return true
    }
}
