import Aside

/// The rules of what SwiftUI is told to present, and what to make of what it reports.
///
/// A pure value. SwiftUI can present one thing from one view, swallows what comes while another thing is still going, and
/// reports late, twice, or never. So each view has one slot, which is filled again only when it is known (or has
/// been long enough) that what was in it has gone. Effects are appended, in order.
///
/// The modals in view form a chain. Each is presented from the topmost view beneath it; an alert, a dialog and an overlay
/// cannot present anything, so what shows above one of those takes its slot, and gives it back.
struct Placement: Equatable {
    /// What is to be done outside.
    enum Effect: Equatable {
        /// Tell the stage that the modal can no longer be seen.
        case reportGone(ModalID)
        /// The user has sent the modal away.
        case dismiss(ModalID)
        /// Come back after a while.
        case wait(Wait)
    }

    /// A pause, after which something has happened or can be relied on not to happen any more.
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
        /// The name of what it belongs to.
        var anchor: String?
        /// Whether it has ended.
        var isLeaving = false
        /// Whether it examines an answer.
        var isBusy = false
        /// Whether the stage has yet to decide about a dismissal by the user.
        var isSentAway = false
        /// How often it should have come into view and did not, though nothing was in the way.
        var losses = 0

        /// Whether it would like to be presented by SwiftUI now.
        ///
        /// An alert has gone with the press of its button; it has nothing to show until the answer has been examined.
        var wantsSlot: Bool { !isLeaving && !isSentAway && style != .overlay && !(isBusy && style == .alert) }

        /// Whether it covers the view beneath with a sign of work.
        var coversView: Bool { !isLeaving && (style == .overlay || isBusy && style == .alert) }
    }

    /// What a view presents.
    struct Slot: Equatable {
        let appearance: ModalAppearance
        let style: PresentationStyle
        /// What it is presented from, where that is only a part of the view.
        var anchor: String?
        /// Whether it is on its way out of view.
        var isVanishing = false
        /// Whether its view has appeared.
        var hasAppeared = false
        /// Whether its view has disappeared since.
        var hasDisappeared = false
        /// Whether it has been in view for long enough to be looked at.
        var isSettled = false
        /// Whether a button of it was pressed.
        var isPressed = false
        /// Whether it went away without a press, which means a dismissal unless a press is only late.
        var isAbandoned = false
        /// How often it was looked for on its way out, and was still there.
        var lateLooks = 0
    }

    /// After so many appearances that SwiftUI has swallowed, a modal counts as taken away.
    static let mostLosses = 3
    /// What is still in view after so many looks was told to go in vain; somebody else shows something that looks like it.
    static let mostLateLooks = 10

    /// The modals, from the lowest to the topmost.
    var chain: [Shown] = []
    /// What each view presents.
    var slots: [PresentationSource: Slot] = [:]
    /// The parts of each view that have said their names.
    var anchors: [PresentationSource: [String]] = [:]
    /// Counts what SwiftUI wrote and was not followed, so that views look again.
    var corrections = 0
    /// Whether nobody can see the window.
    private(set) var isInBackground = false
    /// What ended while nobody could see it: it is waited for again.
    private var overdue: [Wait] = []
    private var lastNumber = 0

    // MARK: What the stage tells

    /// A modal is to be shown, above all others.
    mutating func present(
        _ modal: ModalID, as style: PresentationStyle, at anchor: String? = nil, _ effects: inout [Effect]
    ) {
        chain.append(Shown(modal: modal, style: style, anchor: style.hasAnchor ? anchor : nil))
        update(&effects)
    }

    /// A modal has ended.
    mutating func dismiss(_ modal: ModalID, _ effects: inout [Effect]) {
        change(modal) { $0.isLeaving = true }
        update(&effects)
    }

    /// A modal begins or ends to examine an answer.
    mutating func setBusy(_ isBusy: Bool, _ modal: ModalID, _ effects: inout [Effect]) {
        change(modal) { $0.isBusy = isBusy }
        update(&effects)
    }

    /// The stage has taken or refused the dismissal of a modal, or has asked a guard.
    mutating func hasDecided(on modal: ModalID, _ effects: inout [Effect]) {
        change(modal) { $0.isSentAway = false }
        update(&effects)
    }

    /// The stage shows its modals elsewhere from now on.
    ///
    /// What is still in view here is given the time to go.
    mutating func clear(_ effects: inout [Effect]) {
        chain = []
        update(&effects)
        slots = slots.filter { $0.key == .stack }
    }

    // MARK: What passes outside

    /// A pause is over.
    ///
    /// - Parameters:
    ///   - wait: which one.
    ///   - finding: what is in view now.
    ///   - effects: what is to be done.
    mutating func isOver(_ wait: Wait, seeing finding: Finding = .unknown, _ effects: inout [Effect]) {
        guard let presenting = presenting(wait.appearance) else { return }
        // In the background nothing is animated, and nothing that comes in view reports it.
        guard !isInBackground else { return overdue.append(wait) }
        act(on: wait, seeing: finding, presenting, &effects)
        update(&effects)
    }

    /// The window went to the background, or came back.
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

    /// The view that presents an appearance, while it does.
    func presenting(_ appearance: ModalAppearance) -> PresentationSource? {
        slots.first { $0.value.appearance == appearance }?.key
    }

    /// Hands a dismissal by the user on to the stage.
    mutating func sendAway(_ modal: ModalID, _ effects: inout [Effect]) {
        change(modal) { $0.isSentAway = true }
        effects.append(.dismiss(modal))
    }

    mutating func change(_ modal: ModalID, _ change: (inout Shown) -> Void) {
        guard let index = chain.firstIndex(where: { $0.modal == modal }) else { return }
        change(&chain[index])
    }

    /// Fills and empties the slots as the chain asks for, and reports what has gone.
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

    /// The views that can present something, from the lowest, each with what may show above it.
    var levels: [(presenting: PresentationSource, modals: [Shown])] {
        var levels: [(presenting: PresentationSource, modals: [Shown])] = [(.stack, [])]
        for shown in chain {
            levels[levels.count - 1].modals.append(shown)
            if shown.style.isView { levels.append((.modal(shown.modal), [])) }
        }
        return levels
    }

    /// Whether something can be presented from a view: not before it has come to rest.
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

    /// What is presented from a view is to leave.
    mutating func vanish(_ presenting: PresentationSource, _ effects: inout [Effect]) {
        guard let slot = slots[presenting], !slot.isVanishing else { return }
        slots[presenting]?.isVanishing = true
        effects.append(.wait(Wait(appearance: slot.appearance, purpose: purposeOfWait(forLeaving: slot))))
    }

    /// What is waited for until something that leaves has gone.
    private func purposeOfWait(forLeaving slot: Slot) -> Wait.Purpose {
        guard slot.style.isView else { return .leaving }
        return slot.hasDisappeared && !isCovered(slot.appearance.modal) ? .trailing : .disappearing
    }

    /// What was presented from a view has gone, and with it all that was presented from it.
    mutating func empty(_ presenting: PresentationSource, _ effects: inout [Effect]) {
        guard let slot = slots.removeValue(forKey: presenting) else { return }
        if slot.isAbandoned { sendAway(slot.appearance.modal, &effects) }
        // The slots of what stood above are void; those modals that are still open are presented anew with it.
        if slot.style.isView { empty(.modal(slot.appearance.modal)) }
        uncover(presenting, &effects)
    }

    /// A view that was covered comes into sight again, unless it has been taken away meanwhile.
    private func uncover(_ presenting: PresentationSource, _ effects: inout [Effect]) {
        guard case .modal(let modal) = presenting else { return }
        guard let slot = slots.values.first(where: { $0.appearance.modal == modal }), slot.hasDisappeared else {
            return
        }
        effects.append(.wait(Wait(appearance: slot.appearance, purpose: slot.isVanishing ? .trailing : .missing)))
    }

    /// Whether the view of a modal presents something, which may take it out of sight though it is still there.
    ///
    /// Which presentations do that differs from system to system, and between a phone and a tablet.
    func isCovered(_ modal: ModalID) -> Bool {
        slots[.modal(modal)] != nil
    }

    private mutating func empty(_ presenting: PresentationSource) {
        guard let slot = slots.removeValue(forKey: presenting) else { return }
        empty(.modal(slot.appearance.modal))
    }

    /// Tells the stage which of the modals that have ended cannot be seen any more.
    private mutating func reportGone(_ effects: inout [Effect]) {
        while let index = chain.lastIndex(where: { $0.isLeaving && (isInBackground || !isInView($0.modal)) }) {
            remove(from: index, &effects)
        }
    }

    /// The stage forgets what stands above a modal together with it.
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
