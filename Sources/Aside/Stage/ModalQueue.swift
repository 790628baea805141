/// The rules of modals: which are shown, which one waits for which, and who is told what.
///
/// This is a pure value. It knows neither content nor tasks nor presenters. Its methods append the actions to carry out,
/// in order.
///
/// The modals in view form a *pile*, each above the one whose work asked for it. All others wait in one *line*. The
/// first in line that may be shown on the top of the pile moves there. Whoever is taken off the pile without an end waits
/// again, first in line.
///
/// A question of an unknown task has no work. It may be shown on any modal in which work is running, because that work may
/// be waiting for the task.
struct ModalQueue {
    enum Phase: Equatable {
        /// The modal waits in line.
        case waiting
        /// The modal is on the pile, and is shown if there is a presenter.
        case standing
        /// The modal has not ended, but the presenter is taking it away, because a modal beneath it has ended.
        case withdrawing
        /// The modal has ended, and the presenter is taking it away.
        case leaving(Ending)
    }

    /// Somebody who waits for the end of a modal: the modal that it asked for, and its work.
    private struct Caller {
        let id: ModalID
        let owner: WorkID?
    }

    /// A modal from its admission until it has gone.
    private struct Presentation {
        let id: ModalID
        let request: Request
        /// The topmost modal with work when an unknown task asked.
        let topmost: ModalID?
        var callers: [Caller]
        var hostsWork: Bool
        var isAskedToClose = false
        /// Whether the presenter is taking the modal away.
        var isTakenAway = false
        /// Why the modal has ended; `nil` if it has not.
        var ending: Ending?
    }

    /// The pile from the lowest modal to the topmost, then the line.
    private var entries: [Presentation] = []
    /// How many entries are on the pile.
    private var height = 0
    private(set) var hasPresenter = false

    /// Whether there is no modal at all, not even one that is leaving.
    var isEmpty: Bool { entries.isEmpty }

    // MARK: Asking

    /// Called when a caller asks a question.
    mutating func request(_ request: Request, _ actions: inout [Action]) -> Admission {
        if case .modal(let asker) = request.surface, !isOpen(asker) { return .refused(.ownerGone) }
        let caller = Caller(id: request.modal, owner: request.owner)
        if let key = request.key, let same = place(of: key, from: request.surface) {
            entries[same].callers.append(caller)
            return .joined(entries[same].id)
        }
        if request.policy != .queue, let rival = rivals(of: request.surface).first {
            if request.policy == .reject { return .refused(.rejected) }
            let isCurrent = rival < height || isWaiting(request.surface)
            if isCurrent || entries[rival].request.policy == .replace { close([rival], as: .replaced, &actions) }
        }
        let entry = Presentation(
            id: request.modal, request: request, topmost: request.surface == nil ? topmost : nil, callers: [caller],
            hostsWork: request.hostsWork)
        entries.insert(entry, at: request.policy == .replace ? height : entries.count)
        advance(&actions)
        return .admitted
    }

    /// The topmost modal with work in it, on which unknown tasks ask; `nil` for the stack.
    var topmost: ModalID? {
        for entry in entries[..<height].reversed() where entry.hostsWork && !entry.isTakenAway { return entry.id }
        return nil
    }

    // MARK: Callers

    /// Called when a caller's task is cancelled.
    ///
    /// The caller stops waiting. If it was the last one, the modal ends.
    mutating func cancel(_ caller: ModalID, _ actions: inout [Action]) {
        leave(as: .cancelled, &actions) { $0.id == caller }
    }

    /// Called when work is over.
    ///
    /// Its questions end, unless other callers wait for them, too.
    mutating func end(_ owner: WorkID, _ actions: inout [Action]) {
        leave(as: .ownerGone, &actions) { $0.owner == owner }
    }

    /// Lets callers stop waiting.
    ///
    /// First, the modals without other callers end, and take other modals along. The remaining modals then go on without
    /// these callers.
    private mutating func leave(as ending: Ending, _ actions: inout [Action], _ isMeant: (Caller) -> Bool) {
        let left = entries.indices.filter { entries[$0].ending == nil && entries[$0].callers.contains(where: isMeant) }
        if left.isEmpty { return }
        let others = left.filter { !entries[$0].callers.allSatisfy(isMeant) }.map { entries[$0].id }
        close(left.filter { entries[$0].callers.allSatisfy(isMeant) }, as: ending, &actions)
        for modal in others {
            guard let place = place(of: modal), entries[place].ending == nil else { continue }
            actions += entries[place].callers.filter(isMeant).map { .resume($0.id, of: modal, ending) }
            entries[place].callers.removeAll(where: isMeant)
        }
        advance(&actions)
    }

    // MARK: Answers

    /// Returns what a modal is doing; `nil` when it has gone.
    func phase(of modal: ModalID) -> Phase? {
        guard let place = place(of: modal) else { return nil }
        if let ending = entries[place].ending { return .leaving(ending) }
        if place >= height { return .waiting }
        return entries[place].isTakenAway ? .withdrawing : .standing
    }

    /// Whether a close guard is deciding about a modal.
    func isAskedToClose(_ modal: ModalID) -> Bool {
        place(of: modal).map { entries[$0].isAskedToClose } ?? false
    }

    /// Returns whether the modal still waits for its turn or for an answer.
    func isOpen(_ modal: ModalID) -> Bool {
        guard let place = place(of: modal) else { return false }
        return entries[place].ending == nil
    }

    /// Returns whether the presenter was told to show the modal, and was not yet told to take it away.
    func isShown(_ modal: ModalID) -> Bool {
        guard hasPresenter, let place = place(of: modal) else { return false }
        return place < height && !entries[place].isTakenAway
    }

    /// Called when a modal is answered or ends in another way.
    ///
    /// Returns `false` if it is too late. While the modal is being withdrawn, it accepts no answer or dismissal from
    /// the user, who can hardly mean it. If work inside the modal passes `byItself`, the modal ends even then.
    mutating func end(
        _ modal: ModalID, as ending: Ending, byItself: Bool = false, _ actions: inout [Action]
    ) -> Bool {
        guard let place = place(of: modal), entries[place].ending == nil else { return false }
        let isOfUser = !byItself && (ending == .answered || ending == .dismissed)
        if isOfUser, entries[place].isTakenAway { return false }
        close([place], as: ending, &actions)
        advance(&actions)
        return true
    }

    /// Called when the user dismisses the modal.
    ///
    /// Returns `false` if it is too late, or if a close guard is deciding already.
    mutating func dismiss(_ modal: ModalID, _ actions: inout [Action]) -> Bool {
        guard let place = place(of: modal), place < height, !entries[place].isTakenAway, !entries[place].isAskedToClose
        else { return false }
        guard entries[place].request.isGuarded else { return end(modal, as: .dismissed, &actions) }
        entries[place].isAskedToClose = true
        actions.append(.askToClose(modal))
        return true
    }

    /// Called when the close guard has decided.
    ///
    /// The decision is ignored while the modal is being withdrawn.
    mutating func closeGuard(of modal: ModalID, allows: Bool, _ actions: inout [Action]) {
        guard let place = place(of: modal), entries[place].ending == nil, entries[place].isAskedToClose else { return }
        entries[place].isAskedToClose = false
        if allows { _ = end(modal, as: .dismissed, &actions) }
    }

    /// Called when work inside the modal begins or ends.
    mutating func setHostsWork(_ hostsWork: Bool, _ modal: ModalID, _ actions: inout [Action]) {
        guard let place = place(of: modal) else { return }
        entries[place].hostsWork = hostsWork
        advance(&actions)
    }

    // MARK: The presenter

    /// Called when a presenter is attached, which shows the pile.
    mutating func attach(_ actions: inout [Action]) {
        if hasPresenter { return }
        hasPresenter = true
        actions += entries[..<height].map { .present($0.id) }
    }

    /// Called when the presenter is detached: everything is out of view.
    mutating func detach(_ actions: inout [Action]) {
        hasPresenter = false
        takeOutOfView(from: 0, &actions)
        advance(&actions)
    }

    /// Called when the presenter reports that a modal can no longer be seen, with everything above it.
    ///
    /// Returns `false` if the modal was not in view. If it has not ended, the system took it away. This counts as a
    /// dismissal, which no close guard can undo.
    mutating func gone(_ modal: ModalID, as ending: Ending = .dismissed, _ actions: inout [Action]) -> Bool {
        guard hasPresenter, let place = place(of: modal), place < height else { return false }
        if entries[place].isTakenAway {
            takeOutOfView(from: place, &actions)
        } else {
            close([place], as: ending, isInView: false, &actions)
        }
        advance(&actions)
        return true
    }

    // MARK: Places

    private func place(of modal: ModalID) -> Int? {
        for place in entries.indices where entries[place].id == modal { return place }
        return nil
    }

    private func isWaiting(_ surface: Surface?) -> Bool {
        guard case .modal(let modal) = surface else { return false }
        return phase(of: modal) == .waiting
    }

    /// Moves modals from the line to the pile, as long as there is one that may be shown on its top.
    private mutating func advance(_ actions: inout [Action]) {
        var next = height
        while next < entries.count {
            if hasRoom(for: entries[next].request.surface) {
                entries.insert(entries.remove(at: next), at: height)
                if hasPresenter { actions.append(.present(entries[height].id)) }
                height += 1
                next = height
            } else {
                next += 1
            }
        }
    }

    /// Returns whether a question of that surface may be shown on the top of the pile; `nil` stands for an unknown task.
    private func hasRoom(for surface: Surface?) -> Bool {
        if height == 0 { return surface == nil || surface == .base }
        let top = entries[height - 1]
        if top.isTakenAway { return false }
        return surface == nil ? top.hostsWork : surface == .modal(top.id)
    }

    /// Returns the place of the open modal that asks the same question, where the caller can wait for it.
    ///
    /// Work inside a modal must not wait for a modal beneath, because that modal may be waiting for the work. An
    /// unknown task may run inside a modal, too. It joins a modal beneath that is in view, but not one that waits there.
    private func place(of key: QuestionKey, from surface: Surface?) -> Int? {
        let isSame = { (place: Int) in entries[place].request.key == key && entries[place].ending == nil }
        if surface == nil, let top = topmost.flatMap(place), let beneath = (0...top).first(where: isSame) {
            return beneath
        }
        return rivals(of: surface).first(where: isSame)
    }

    /// Returns the places of the open modals that are in view or wait where a question of that surface is shown, in order.
    private func rivals(of surface: Surface?) -> [Int] {
        let unknown = topmost.map { Surface.modal($0) } ?? .base
        let surface = surface ?? unknown
        var above = 0
        if case .modal(let modal) = surface { above = min(place(of: modal).map { $0 + 1 } ?? height, height) }
        let current = (above..<height).first { entries[$0].ending == nil }
        return (current.map { [$0] } ?? [])
            + (height..<entries.count).filter { (entries[$0].request.surface ?? unknown) == surface }
    }

    // MARK: Endings

    /// Ends open modals, and everything that their work asked for, as one change.
    ///
    /// What is above them without belonging to them is withdrawn.
    private mutating func close(
        _ places: [Int], as ending: Ending, isInView: Bool = true, _ actions: inout [Action]
    ) {
        for place in places { end(place, as: ending, &actions) }
        var lowest = 0
        while lowest < height, entries[lowest].ending == nil { lowest += 1 }
        for place in (lowest..<height).reversed() where !entries[place].isTakenAway {
            entries[place].isTakenAway = true
            if isInView, hasPresenter { actions.append(.takeAway(entries[place].id)) }
        }
        if !isInView || !hasPresenter { takeOutOfView(from: lowest, &actions) }
        for place in (height..<entries.count).reversed() where entries[place].ending != nil { forget(place, &actions) }
    }

    /// Ends a modal and what belongs to it.
    private mutating func end(_ place: Int, as ending: Ending, _ actions: inout [Action]) {
        guard entries[place].ending == nil else { return }
        entries[place].ending = ending
        actions.append(.end(entries[place].id, ending))
        for other in entries.indices where other != place && belongs(other, to: place) {
            end(other, as: .ownerGone, &actions)
        }
    }

    /// Returns whether a modal ends together with another one.
    ///
    /// A question of an unknown task does if it was asked while the other modal was on top with work, and is shown
    /// directly on it; a progress or a sheet of such a task never does, because its work is another one.
    private func belongs(_ place: Int, to other: Int) -> Bool {
        let (entry, modal) = (entries[place], entries[other].id)
        if let surface = entry.request.surface { return surface == .modal(modal) }
        return !entry.request.hostsWork && hasPresenter && entry.topmost == modal && place < height
            && place == other + 1
    }

    /// Forgets what has ended on the pile, from a place up, and lets the rest wait again, first in line.
    private mutating func takeOutOfView(from lowest: Int, _ actions: inout [Action]) {
        for place in (lowest..<height).reversed() where entries[place].isTakenAway {
            if entries[place].ending != nil {
                forget(place, &actions)
            } else {
                entries[place].isTakenAway = false
                height -= 1
            }
        }
    }

    /// Removes a modal that has ended and is out of view, and resumes its callers.
    private mutating func forget(_ place: Int, _ actions: inout [Action]) {
        let entry = entries.remove(at: place)
        if place < height { height -= 1 }
        for caller in entry.callers { actions.append(.resume(caller.id, of: entry.id, entry.ending ?? .cancelled)) }
        actions.append(.forget(entry.id))
    }
}

extension ModalQueue {
    /// What the owner of the queue has to do.
    enum Action: Equatable {
        /// Show the modal above those that are shown.
        case present(ModalID)
        /// Run the modal's close guard, and report its decision.
        case askToClose(ModalID)
        /// The modal has ended: it takes no more answers, and its work is cancelled.
        case end(ModalID, Ending)
        /// Take the modal out of view, and report when it has gone.
        ///
        /// If it has not ended, it will be shown again later.
        case takeAway(ModalID)
        /// Resume this caller.
        ///
        /// The callers of a modal are resumed right before the modal is forgotten. A caller that leaves a modal to
        /// others is resumed at once.
        case resume(ModalID, of: ModalID, Ending)
        /// The modal has gone for good.
        ///
        /// Nothing refers to it any more.
        case forget(ModalID)
    }
}
