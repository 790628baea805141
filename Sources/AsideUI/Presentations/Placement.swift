import Aside

/// The rules for what SwiftUI should present, and for how to interpret its reports.
///
/// This is a pure value. SwiftUI can present one thing from one view. It loses a presentation that comes while another
/// one is still disappearing, and it reports late, twice, or never. Each view therefore has one slot. The slot is
/// filled again only when its content is known to have gone, or after enough time. Effects are appended, in order.
///
/// The modals in view form a chain. Each modal is presented from the topmost view beneath it. An alert, a dialog and an
/// overlay cannot present anything. If a modal is shown above one of these, it takes that slot, and gives it back.
struct Placement: Equatable {
    /// What the presenter has to do.
    enum Effect: Equatable {
        /// Tell the stage that the modal can no longer be seen.
        case reportGone(ModalID)
        /// Tell the stage that the user has dismissed the modal.
        case dismiss(ModalID)
        /// Wait, and then call ``isOver(_:seeing:_:)``.
        case wait(Wait)
        /// Tell the programmer that something else is in front of the modal.
        case warnOfFront(ModalID, PresentationSource)
        /// Tell the programmer that no view in sight has the name that the modal refers to.
        case warnOfAnchor(ModalID)
    }

    /// A pause, after which an event has happened or will not happen any more.
    struct Wait: Hashable, Sendable {
        enum Purpose: Hashable, Sendable, CaseIterable {
            case entering, appearing, leaving, disappearing, trailing, missing, watching
        }

        let appearance: ModalAppearance
        let purpose: Purpose
        /// The hold, if the pause ended in the background and is held there.
        var hold: Hold?

        struct Hold: Hashable, Sendable {
            let number: Int
            /// Whether the pause was held before, and the background has lasted.
            ///
            /// A process that was suspended continues with a hold that is over, before the foreground is reported.
            let isSecond: Bool
        }

        /// The same pause, from its beginning.
        var anew: Wait { Wait(appearance: appearance, purpose: purpose) }
    }

    /// A modal that the stage shows.
    struct Shown: Equatable {
        let modal: ModalID
        let style: PresentationStyle
        /// The name of the element that the modal belongs to.
        var anchor: String?
        /// Whether the modal has ended.
        var isLeaving = false
        /// Whether the modal is checking an answer.
        var isBusy = false
        /// Whether the stage has yet to decide about a dismissal by the user.
        var isSentAway = false
        /// How often the modal should have come into view and did not, although nothing was in the way.
        var losses = 0

        /// Whether SwiftUI should present the modal now.
        ///
        /// An alert disappears when the user presses a button. Until the answer has been checked, it has nothing to
        /// show.
        var wantsSlot: Bool { !isLeaving && !isSentAway && style != .overlay && !(isBusy && style == .alert) }

        /// Whether the modal covers the view beneath with a progress indicator or an overlay.
        var coversView: Bool { !isLeaving && (style == .overlay || isBusy && style == .alert) }
    }

    /// What a view presents.
    struct Slot: Equatable {
        let appearance: ModalAppearance
        let style: PresentationStyle
        /// The named part of the view that presents the modal, if there is one.
        var anchor: String?
        /// Whether the modal is disappearing.
        var isVanishing = false
        /// Whether the modal's view has appeared.
        var hasAppeared = false
        /// Whether the modal's view has disappeared after that.
        var hasDisappeared = false
        /// Whether the modal has been in view long enough to be checked.
        var isSettled = false
        /// Whether the modal disappeared without a press.
        ///
        /// This means a dismissal, unless the press is only late.
        var isAbandoned = false
        /// How often a check found the modal still in view while it should disappear.
        var lateLooks = 0
        /// How often a check found something else in its place.
        var looksAtOther = 0
        /// How often an alert or a dialog was checked since it should appear.
        var looks = 0
        /// Whether a check found the modal in view, at rest.
        var wasSeen = false
        /// Whether the modal is checked from time to time.
        var isWatched = false

        /// Returns whether the named part that presents the modal is not among those in view.
        func hasLostAnchor(_ inView: [String]?) -> Bool { anchor.map { inView?.contains($0) != true } ?? false }
    }

    /// If SwiftUI has lost a modal this many times, the modal counts as removed by the system.
    ///
    /// One loss more than one modal of ours that is still disappearing, and two of other parts of the app, can cause.
    static let mostLosses = 4
    /// The name of the part of a view from which dialogs and popovers are presented that name no part in sight.
    static let unnamedAnchor = ""
    /// The name of the middle of a view that hosts questions.
    static let middleAnchor = " "
    /// After this many checks, half a second, an alert or a dialog has come into view, or is lost.
    static let looksUntilSettled = 5
    /// If something else is in front of a modal at this check, the programmer should know: after two seconds.
    static func looksUntilWarning(for style: PresentationStyle) -> Int { style.isView ? 1 : 20 }
    /// If a modal is still in view after this many checks, something else that looks the same is shown there.
    static func mostLateLooks(for style: PresentationStyle) -> Int { style.isView ? 10 : 80 }

    /// The modals, from the lowest to the topmost.
    var chain: [Shown] = []
    /// What each view presents.
    var slots: [PresentationSource: Slot] = [:]
    /// The named parts of each view.
    var anchors: [PresentationSource: [String]] = [:]
    /// The number of writes by SwiftUI without effect.
    ///
    /// A change of this number makes views read their bindings again.
    var corrections = 0
    /// Whether a dialog has to point at something, and is otherwise an alert.
    var dialogsNeedAnchors = false
    private(set) var isInBackground = false
    /// Whether the window was ever reported in the foreground.
    ///
    /// `.background` is the default of SwiftUI's environment. Only SwiftUI's own scenes set another phase: a view in a
    /// host of UIKit or AppKit, or in a preview, reads `.background` for ever.
    private var hasBeenInForeground = false
    /// Pauses that ended in the background, and are held.
    ///
    /// They are started again in the foreground. As the system may never report the foreground, no hold is for ever.
    private var held: [Wait] = []
    private var lastHold = 0
    private var lastNumber = 0
    /// The modals about which the programmer knows.
    private var warned: Set<ModalID> = []

    // MARK: What the stage reports

    /// Called when a modal should be shown above all others.
    mutating func present(
        _ modal: ModalID, as style: PresentationStyle, at anchor: String? = nil, _ effects: inout [Effect]
    ) {
        chain.append(Shown(modal: modal, style: style, anchor: style.hasAnchor ? anchor : nil))
        update(&effects)
    }

    /// Called when a modal has ended.
    mutating func dismiss(_ modal: ModalID, _ effects: inout [Effect]) {
        change(modal) { $0.isLeaving = true }
        update(&effects)
    }

    /// Called when a modal begins or stops checking an answer.
    mutating func setBusy(_ isBusy: Bool, _ modal: ModalID, _ effects: inout [Effect]) {
        change(modal) { $0.isBusy = isBusy }
        update(&effects)
    }

    /// Called when the stage has accepted or refused a dismissal, or has asked a close guard.
    mutating func hasDecided(on modal: ModalID, _ effects: inout [Effect]) {
        change(modal) { $0.isSentAway = false }
        update(&effects)
    }

    /// Called when the stage is shown elsewhere from now on.
    ///
    /// Modals that are still in view here get the time to disappear.
    mutating func clear(_ effects: inout [Effect]) {
        chain = []
        warned = []
        update(&effects)
    }

    // MARK: Time and background

    /// Called when a pause is over.
    ///
    /// - Parameters:
    ///   - wait: The pause.
    ///   - finding: What is in view now.
    ///   - effects: Receives what the presenter has to do.
    mutating func isOver(_ wait: Wait, seeing finding: PresentedState = .unknown, _ effects: inout [Effect]) {
        if wait.hold != nil {
            guard let place = held.firstIndex(of: wait) else { return }
            held.remove(at: place)
        }
        guard let presenting = presenting(wait.appearance) else { return }
        // In the background, SwiftUI does not report what comes into view. What disappears there frees its place.
        if isInBackground, slots[presenting]?.isVanishing == false, wait.hold?.isSecond != true {
            hold(wait, &effects)
        } else {
            act(on: wait, seeing: finding, presenting, &effects)
            update(&effects)
        }
    }

    private mutating func hold(_ wait: Wait, _ effects: inout [Effect]) {
        lastHold += 1
        var wait = wait
        wait.hold = Wait.Hold(number: lastHold, isSecond: wait.hold != nil)
        held.append(wait)
        effects.append(.wait(wait))
    }

    /// Called when the window goes to the background, or comes back.
    mutating func setInBackground(_ isInBackground: Bool, _ effects: inout [Effect]) {
        if !isInBackground { hasBeenInForeground = true }
        guard hasBeenInForeground, isInBackground != self.isInBackground else { return }
        self.isInBackground = isInBackground
        if !isInBackground {
            effects += held.map { .wait($0.anew) }
            held = []
        }
        update(&effects)
    }

    // MARK: What to do now

    /// Returns the view that presents an appearance now.
    func presenting(_ appearance: ModalAppearance) -> PresentationSource? {
        slots.first { $0.value.appearance == appearance }?.key
    }

    /// Passes a dismissal by the user on to the stage.
    ///
    /// A modal that is shown elsewhere by now is dismissed only there.
    mutating func sendAway(_ modal: ModalID, _ effects: inout [Effect]) {
        guard change(modal, { $0.isSentAway = true }) else { return }
        effects.append(.dismiss(modal))
    }

    /// Changes a modal, and returns whether the stage shows it here.
    @discardableResult
    mutating func change(_ modal: ModalID, _ change: (inout Shown) -> Void) -> Bool {
        guard let index = chain.firstIndex(where: { $0.modal == modal }) else { return false }
        change(&chain[index])
        return true
    }

    /// Fills and empties the slots as the chain requires, and reports which modals have gone.
    mutating func update(_ effects: inout [Effect]) {
        for (presenting, modals) in levels {
            let wanted = modals.last(where: \.wantsSlot)
            if let slot = slots[presenting] {
                if slot.appearance.modal != wanted?.modal { vanish(presenting, &effects) }
            } else if let wanted, isReady(presenting) {
                fill(presenting, with: wanted, &effects)
            }
        }
        reportGone(&effects)
    }

    /// The views that can present something, from the lowest, each with the modals that may be shown above it.
    var levels: [(presenting: PresentationSource, modals: [Shown])] {
        var levels: [(presenting: PresentationSource, modals: [Shown])] = [(.stack, [])]
        for shown in chain {
            levels[levels.count - 1].modals.append(shown)
            if shown.style.isView { levels.append((.modal(shown.modal), [])) }
        }
        return levels
    }

    /// Returns whether a view can present something.
    ///
    /// A view can do so only while it is at rest.
    private func isReady(_ presenting: PresentationSource) -> Bool {
        guard case .modal(let modal) = presenting else { return true }
        return slots.values.contains { $0.appearance.modal == modal && !$0.isVanishing && $0.isSettled }
    }

    private mutating func fill(_ presenting: PresentationSource, with shown: Shown, _ effects: inout [Effect]) {
        lastNumber += 1
        let appearance = ModalAppearance(modal: shown.modal, number: lastNumber)
        let needsAnchor = shown.style == .dialog && dialogsNeedAnchors
        let names = [shown.anchor, Self.unnamedAnchor, needsAnchor ? nil : Self.middleAnchor].compactMap(\.self)
        // What is in a covered view is disabled, and so would be what it presents.
        let isCovered = cover(of: presenting) != nil
        let canPoint = shown.style.hasAnchor && !isCovered
        let anchor = canPoint ? names.first { anchors[presenting]?.contains($0) == true } : nil
        if !isCovered, let name = shown.anchor, name != anchor, !warned.contains(shown.modal) {
            warned.insert(shown.modal)
            effects.append(.warnOfAnchor(shown.modal))
        }
        let style = needsAnchor && anchor == nil ? .alert : shown.style
        slots[presenting] = Slot(appearance: appearance, style: style, anchor: anchor)
        effects.append(.wait(Wait(appearance: appearance, purpose: shown.style.isView ? .appearing : .entering)))
    }

    /// Makes the presentation of a view disappear.
    mutating func vanish(_ presenting: PresentationSource, _ effects: inout [Effect]) {
        guard let slot = slots[presenting], !slot.isVanishing else { return }
        slots[presenting]?.isVanishing = true
        effects.append(.wait(Wait(appearance: slot.appearance, purpose: purposeOfWait(forLeaving: slot))))
    }

    /// Returns the purpose of the pause until a disappearing presentation has gone.
    private func purposeOfWait(forLeaving slot: Slot) -> Wait.Purpose {
        guard slot.style.isView else { return .leaving }
        return slot.hasDisappeared && !isCovered(slot.appearance.modal) ? .trailing : .disappearing
    }

    /// Empties the slot of a view, and the slots of everything above that view.
    mutating func empty(_ presenting: PresentationSource, _ effects: inout [Effect]) {
        guard let slot = slots.removeValue(forKey: presenting) else { return }
        if slot.isAbandoned { sendAway(slot.appearance.modal, &effects) }
        // The slots above are void. Their modals that are still open are presented again with it.
        if slot.style.isView { empty(.modal(slot.appearance.modal)) }
        uncover(presenting, &effects)
    }

    /// Shows a covered view again, unless it has been removed meanwhile.
    private func uncover(_ presenting: PresentationSource, _ effects: inout [Effect]) {
        guard case .modal(let modal) = presenting else { return }
        guard let slot = slots.values.first(where: { $0.appearance.modal == modal }), slot.hasDisappeared else {
            return
        }
        effects.append(.wait(Wait(appearance: slot.appearance, purpose: slot.isVanishing ? .trailing : .missing)))
    }

    /// Returns whether the view of a modal presents something that may take the view out of sight.
    ///
    /// The systems, and phones and tablets, differ in which presentations do so.
    func isCovered(_ modal: ModalID) -> Bool {
        slots[.modal(modal)] != nil
    }

    private mutating func empty(_ presenting: PresentationSource) {
        guard let slot = slots.removeValue(forKey: presenting) else { return }
        empty(.modal(slot.appearance.modal))
    }

    /// Tells the stage which of the ended modals are out of sight.
    private mutating func reportGone(_ effects: inout [Effect]) {
        while let index = chain.lastIndex(where: { $0.isLeaving && (isInBackground || !isInView($0.modal)) }) {
            remove(from: index, &effects)
        }
    }

    /// Removes a modal and everything above it, as the stage does.
    mutating func remove(from index: Int, _ effects: inout [Effect]) {
        effects.append(.reportGone(chain[index].modal))
        for shown in chain[index...] { slots[.modal(shown.modal)] = nil }
        warned.subtract(chain[index...].map(\.modal))
        chain.removeSubrange(index...)
        update(&effects)
    }

    private func isInView(_ modal: ModalID) -> Bool {
        slots.values.contains { $0.appearance.modal == modal }
    }
}
