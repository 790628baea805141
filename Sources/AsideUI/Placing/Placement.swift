import Aside

/// The rules for what SwiftUI should present, and for how to interpret what it reports.
///
/// This is a pure value. SwiftUI can present one thing from one view. It loses what comes while another thing is still
/// disappearing, and it reports late, twice, or never. Each view therefore has one slot. The slot is filled again only
/// when it is known that its content has gone, or when enough time has passed. Effects are appended, in order.
///
/// The modals in view form a chain. Each is presented from the topmost view beneath it. An alert, a dialog and an
/// overlay cannot present anything, so that what is shown above one of those takes its slot, and gives it back.
struct Placement: Equatable {
    /// What the presenter has to do.
    enum Effect: Equatable {
        /// Tell the stage that the modal can no longer be seen.
        case reportGone(ModalID)
        /// Tell the stage that the user has dismissed the modal.
        case dismiss(ModalID)
        /// Wait, and then call ``isOver(_:seeing:_:)``.
        case wait(Wait)
    }

    /// A pause, after which something has happened or will not happen any more.
    struct Wait: Hashable, Sendable {
        enum Purpose: Hashable, Sendable, CaseIterable {
            case entering, appearing, leaving, disappearing, trailing, missing, watching
        }

        let appearance: ModalAppearance
        let purpose: Purpose
    }

    /// A modal that the stage shows.
    struct Shown: Equatable {
        let modal: ModalID
        let style: PresentationStyle
        /// The name of the element that it belongs to.
        var anchor: String?
        /// Whether it has ended.
        var isLeaving = false
        /// Whether it is checking an answer.
        var isBusy = false
        /// Whether the stage has yet to decide about a dismissal by the user.
        var isSentAway = false
        /// How often it should have come into view and did not, although nothing was in the way.
        var losses = 0

        /// Whether it should be presented by SwiftUI now.
        ///
        /// An alert disappears when its button is pressed. It has nothing to show until the answer has been checked.
        var wantsSlot: Bool { !isLeaving && !isSentAway && style != .overlay && !(isBusy && style == .alert) }

        /// Whether it covers the view beneath with a progress indicator or an overlay.
        var coversView: Bool { !isLeaving && (style == .overlay || isBusy && style == .alert) }
    }

    /// What a view presents.
    struct Slot: Equatable {
        let appearance: ModalAppearance
        let style: PresentationStyle
        /// The named part of the view that presents it, if there is one.
        var anchor: String?
        /// Whether it is disappearing.
        var isVanishing = false
        /// Whether its view has appeared.
        var hasAppeared = false
        /// Whether its view has disappeared after that.
        var hasDisappeared = false
        /// Whether it has been in view long enough to be checked.
        var isSettled = false
        /// Whether it disappeared without a press.
        ///
        /// This means a dismissal, unless the press is only late.
        var isAbandoned = false
        /// How often a check found it still in view while it should disappear.
        var lateLooks = 0
    }

    /// After this many appearances that SwiftUI has lost, a modal counts as removed by the system.
    static let mostLosses = 3
    /// If it is still in view after this many checks, something else that looks the same is shown there.
    static let mostLateLooks = 10

    /// The modals, from the lowest to the topmost.
    var chain: [Shown] = []
    /// What each view presents.
    var slots: [PresentationSource: Slot] = [:]
    /// The named parts of each view.
    var anchors: [PresentationSource: [String]] = [:]
    /// Counts what SwiftUI wrote without effect, so that views read their bindings again.
    var corrections = 0
    /// Whether the window is in the background.
    private(set) var isInBackground = false
    /// Pauses that ended in the background.
    ///
    /// They are started again.
    private var overdue: [Wait] = []
    private var lastNumber = 0

    // MARK: What the stage tells

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

    /// Called when a modal begins or ends to check an answer.
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
    /// What is still in view here gets the time to disappear.
    mutating func clear(_ effects: inout [Effect]) {
        chain = []
        update(&effects)
        slots = slots.filter { $0.key == .stack }
    }

    // MARK: What passes outside

    /// Called when a pause is over.
    ///
    /// - Parameters:
    ///   - wait: The pause.
    ///   - finding: What is in view now.
    ///   - effects: Receives what the presenter has to do.
    mutating func isOver(_ wait: Wait, seeing finding: Finding = .unknown, _ effects: inout [Effect]) {
        guard let presenting = presenting(wait.appearance) else { return }
        // In the background nothing is animated, and nothing that comes into view is reported.
        guard !isInBackground else { return overdue.append(wait) }
        act(on: wait, seeing: finding, presenting, &effects)
        update(&effects)
    }

    /// Called when the window goes to the background, or comes back.
    mutating func setInBackground(_ isInBackground: Bool, _ effects: inout [Effect]) {
        guard isInBackground != self.isInBackground else { return }
        self.isInBackground = isInBackground
        if !isInBackground {
            effects += overdue.map { .wait($0) }
            overdue = []
        }
        update(&effects)
    }

    // MARK: What is to be done now

    /// The view that presents an appearance now.
    func presenting(_ appearance: ModalAppearance) -> PresentationSource? {
        slots.first { $0.value.appearance == appearance }?.key
    }

    /// Passes a dismissal by the user on to the stage.
    mutating func sendAway(_ modal: ModalID, _ effects: inout [Effect]) {
        change(modal) { $0.isSentAway = true }
        effects.append(.dismiss(modal))
    }

    mutating func change(_ modal: ModalID, _ change: (inout Shown) -> Void) {
        guard let index = chain.firstIndex(where: { $0.modal == modal }) else { return }
        change(&chain[index])
    }

    /// Fills and empties the slots as the chain requires, and reports what has gone.
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

    /// Whether a view can present something.
    ///
    /// It can only when it is at rest.
    private func isReady(_ presenting: PresentationSource) -> Bool {
        guard case .modal(let modal) = presenting else { return true }
        return slots.values.contains { $0.appearance.modal == modal && !$0.isVanishing && $0.isSettled }
    }

    private mutating func fill(_ presenting: PresentationSource, with shown: Shown, _ effects: inout [Effect]) {
        lastNumber += 1
        let appearance = ModalAppearance(modal: shown.modal, number: lastNumber)
        let anchor = shown.anchor.flatMap { anchors[presenting]?.contains($0) == true ? $0 : nil }
        slots[presenting] = Slot(appearance: appearance, style: shown.style, anchor: anchor)
        effects.append(.wait(Wait(appearance: appearance, purpose: shown.style.isView ? .appearing : .entering)))
    }

    /// Makes what a view presents disappear.
    mutating func vanish(_ presenting: PresentationSource, _ effects: inout [Effect]) {
        guard let slot = slots[presenting], !slot.isVanishing else { return }
        slots[presenting]?.isVanishing = true
        effects.append(.wait(Wait(appearance: slot.appearance, purpose: purposeOfWait(forLeaving: slot))))
    }

    /// The purpose of the pause until something that disappears has gone.
    private func purposeOfWait(forLeaving slot: Slot) -> Wait.Purpose {
        guard slot.style.isView else { return .leaving }
        return slot.hasDisappeared && !isCovered(slot.appearance.modal) ? .trailing : .disappearing
    }

    /// Empties the slot of a view, and the slots of everything that was presented from it.
    mutating func empty(_ presenting: PresentationSource, _ effects: inout [Effect]) {
        guard let slot = slots.removeValue(forKey: presenting) else { return }
        if slot.isAbandoned { sendAway(slot.appearance.modal, &effects) }
        // The slots above are void. Modals that are still open there are presented again with it.
        if slot.style.isView { empty(.modal(slot.appearance.modal)) }
        uncover(presenting, &effects)
    }

    /// Shows a view again that was covered, unless it has been removed meanwhile.
    private func uncover(_ presenting: PresentationSource, _ effects: inout [Effect]) {
        guard case .modal(let modal) = presenting else { return }
        guard let slot = slots.values.first(where: { $0.appearance.modal == modal }), slot.hasDisappeared else {
            return
        }
        effects.append(.wait(Wait(appearance: slot.appearance, purpose: slot.isVanishing ? .trailing : .missing)))
    }

    /// Whether the view of a modal presents something that may take the view out of sight.
    ///
    /// Which presentations do so differs between systems, and between a phone and a tablet.
    func isCovered(_ modal: ModalID) -> Bool {
        slots[.modal(modal)] != nil
    }

    private mutating func empty(_ presenting: PresentationSource) {
        guard let slot = slots.removeValue(forKey: presenting) else { return }
        empty(.modal(slot.appearance.modal))
    }

    /// Tells the stage which of the ended modals cannot be seen any more.
    private mutating func reportGone(_ effects: inout [Effect]) {
        while let index = chain.lastIndex(where: { $0.isLeaving && (isInBackground || !isInView($0.modal)) }) {
            remove(from: index, &effects)
        }
    }

    /// Removes a modal and everything above it, as the stage does.
    mutating func remove(from index: Int, _ effects: inout [Effect]) {
        effects.append(.reportGone(chain[index].modal))
        for shown in chain[index...] { slots[.modal(shown.modal)] = nil }
        chain.removeSubrange(index...)
        update(&effects)
    }

    private func isInView(_ modal: ModalID) -> Bool {
        slots.values.contains { $0.appearance.modal == modal }
    }
}
