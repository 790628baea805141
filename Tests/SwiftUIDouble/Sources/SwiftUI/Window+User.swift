/// The user of a window.
extension Window {
    /// The topmost surface: everything that the user can operate.
    package var screen: [Element] { (presented.last.map(\.elements) ?? rootElements).flatMap(\.all) }

    /// All texts of the topmost surface, in reading order.
    package var texts: [String] { screen.filter { $0.kind == .text }.map(\.label) }

    /// The texts and buttons of the topmost surface that VoiceOver reads.
    package var spoken: [String] {
        let elements = (presented.last.map(\.elements) ?? rootElements).flatMap(\.spoken)
        return elements.filter { $0.kind == .text || $0.kind == .button }.map(\.label)
    }

    /// The enabled buttons of the topmost surface.
    package var buttons: [String] {
        guard isTouchable else { return [] }
        return screen.filter { $0.press != nil && $0.isEnabled && $0.kind == .button }.map(\.label)
    }

    /// The fields of the topmost surface.
    package var fields: [String] { screen.filter { $0.kind == .field && $0.isEnabled }.map(\.label) }

    /// Empty items in a bar.
    package var emptyToolbarItems: Int {
        everything.count { $0.kind == .toolbarItem && $0.children.flatMap(\.all).allSatisfy { $0.kind == .group } }
    }

    /// All texts, also those of the surfaces beneath the topmost one.
    package var allTexts: [String] { everything.filter { $0.kind == .text }.map(\.label) }

    private var everything: [Element] { (rootElements + presented.flatMap(\.elements)).flatMap(\.all) }

    /// Whether the user can operate the topmost surface.
    package var isTouchable: Bool {
        guard scenePhase != .background || scenario.returnsUnreported else { return false }
        return presented.last.map { $0.request != nil && $0.phase == .resting } ?? true
    }

    /// Presses a button, or turns a toggle.
    ///
    /// - Parameter label: The label, or the beginning of it.
    /// - Returns: Whether there is an enabled button with this label.
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

    /// Begins to press a button, and returns a function that ends the press, perhaps in a later frame.
    package func hold(_ label: String) -> (@MainActor () -> Void)? {
        guard let button = screen.first(where: { $0.label == label && $0.press != nil }) else { return nil }
        return { self.press(button) }
    }

    func press(_ button: Element) {
        if let place = presented.indices.last, let request = presented[place].request, !request.style.showsView {
            leave(place)
            answer(request, button)
        } else {
            button.press?()
        }
        invalidate()
    }

    /// Ends an alert or a dialog after the press of a button.
    private func answer(_ request: PresentationRequest, _ button: Element) {
        if scenario.clearsBeforeAction { writeAbsence(request) }
        if let press = button.press {
            deliver(Report(kind: .pressed(button.label), surface: request.surface, call: press))
        }
        if !scenario.clearsBeforeAction { writeAbsence(request) }
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

    /// Whether the user can dismiss the topmost presentation without a button.
    package var canSendAway: Bool {
        guard isTouchable, let top = presented.last, let request = top.request else { return false }
        switch request.style {
        case .sheet, .popover: return top.scope?.isSwipeDisabled != true
        // On a Mac, a dialog takes all input.
        case .dialog: return Self.isPhone
        case .alert, .cover: return false
        }
    }

    /// Whether the topmost presentation is a sheet that must not be swiped away.
    package var refusesSwipe: Bool {
        Self.isPhone && isTouchable && presented.last?.request?.style == .sheet && !canSendAway
    }

    /// Whether the user holds a sheet.
    package var isHeld: Bool { presented.contains { $0.phase == .swiping } }

    /// Begins to swipe a sheet away, and holds it.
    @discardableResult
    package func beginSwipe() -> Bool {
        guard canSendAway, let place = presented.indices.last, presented[place].showsView else { return false }
        presented[place].phase = .swiping
        invalidate()
        return true
    }

    /// Releases a sheet before it was swiped far enough.
    package func cancelSwipe() {
        for place in presented.indices where presented[place].phase == .swiping { presented[place].phase = .resting }
        invalidate()
    }

    /// Swipes a sheet away, or taps outside of a popover or a dialog.
    @discardableResult
    package func sendAway() -> Bool {
        canSendAway && takeAway()
    }

    /// Removes the topmost presentation although the app did not ask for that, as `dismiss(animated:)` of UIKit does.
    @discardableResult
    package func takeAway() -> Bool {
        guard isTouchable, let place = presented.indices.last, let request = presented[place].request else {
            return false
        }
        leave(place)
        presented[place].isSwiped = true
        if !scenario.writesSwipeLate || !presented[place].showsView {
            presented[place].isSwiped = false
            writeAbsence(request)
        }
        invalidate()
        return true
    }
}
