package import Foundation

/// The presentations of a window.
///
/// One thing is presented from one surface at a time (documented for UIKit: "Presenting a view controller").
/// A sheet that is asked for while another part of the app presents something waits for it; an alert is swallowed where the
/// scenario says so.
extension Window {
    func present() {
        dropSwallowed()
        var place = 0
        while place <= presented.count {
            let requests = (place == 0 ? rootScope : presented[place - 1].scope)?.requests ?? []
            if place < presented.count {
                update(place, requests)
            } else if let wanted = requests.first(where: { isWanted($0) }), isReady(place) {
                let isMoving = place > 0 && presented[place - 1].phase == .entering
                if isLost(wanted) || isMoving && scenario.swallowsWhileLeaving {
                    swallowed.insert(wanted.surface)
                } else {
                    begun.insert(wanted.surface)
                    presented.append(
                        Presented(number: nextNumber(), request: wanted, hidesTitle: scenario.hidesAlertTitles))
                }
                invalidate()
                return
            }
            place += 1
        }
    }

    /// Updates a presentation while its binding asks for it.
    private func update(_ place: Int, _ requests: [PresentationRequest]) {
        if presented[place].phase == .leaving || presented[place].request == nil {
            swallow(requests, beside: presented[place])
        }
        guard let request = presented[place].request, presented[place].phase != .leaving else { return }
        if let same = requests.first(where: { $0.identity == request.identity }), same.item == request.item {
            presented[place].request = same
        } else {
            leave(place)
        }
    }

    private func isReady(_ place: Int) -> Bool {
        guard place > 0 else { return true }
        return presented[place - 1].showsView && presented[place - 1].phase != .leaving
    }

    private func isWanted(_ request: PresentationRequest) -> Bool {
        request.item != nil && !swallowed.contains(request.surface)
    }

    /// Loses the next presentation, or the next one of a view, for no reason.
    package func loseNext(evenAlerts: Bool) {
        losesNext = evenAlerts
    }

    private func isLost(_ request: PresentationRequest) -> Bool {
        guard let losesNext, losesNext || request.style.showsView else { return false }
        guard !begun.contains(request.surface) else { return false }
        self.losesNext = nil
        return true
    }

    private func swallow(_ requests: [PresentationRequest], beside present: Presented) {
        guard scenario.swallowsWhileLeaving else { return }
        for request in requests where request.item != nil && request.surface != present.request?.surface {
            // A sheet waits until another part of the app has ended its presentation.
            if present.request == nil, request.style.showsView { continue }
            swallowed.insert(request.surface)
        }
    }

    /// Whether a presentation is lost at the moment.
    package var hasLost: Bool { !swallowed.isEmpty }

    /// Forgets lost presentations that are no longer asked for, so that they can be asked for again.
    private func dropSwallowed() {
        let requests = ([rootScope] + presented.map(\.scope)).compactMap { $0 }.flatMap(\.requests)
        let asked = requests.filter { $0.item != nil }.map(\.surface)
        swallowed.formIntersection(asked)
        begun.formIntersection(asked)
    }

    /// Begins to remove a presentation, and all presentations above it.
    func leave(_ place: Int) {
        for above in place..<presented.count { presented[above].phase = .leaving }
    }

    // MARK: Time passes

    /// Whether a presentation is appearing or disappearing.
    package var isMoving: Bool { presented.contains { $0.phase == .entering || $0.phase == .leaving } }

    /// Ends all animations.
    package func finishAnimations() {
        for place in presented.indices where presented[place].phase == .entering { presented[place].phase = .resting }
        if let place = presented.firstIndex(where: { $0.phase == .leaving }) { remove(from: place) }
        invalidate()
    }

    private func remove(from place: Int) {
        let gone = presented[place...].reversed()
        presented.removeSubrange(place...)
        for present in gone {
            guard let request = present.request else { continue }
            if present.isSwiped, scenario.writesSwipeLate { writeAbsence(request) }
            // It is called after the views have gone.
            if !scenario.leavesOutOnDismiss, let ended = request.onDismiss {
                afterDrawing { self.deliver(Report(kind: .ended, surface: request.surface, call: ended)) }
            }
        }
    }

    func writeAbsence(_ request: PresentationRequest) {
        deliver(Report(kind: .wroteAbsence, surface: request.surface) { request.writeAbsence() })
    }

    /// Clears the binding of a presentation that has just begun to appear: a write that was meant for the presentation
    /// before it.
    ///
    /// pointfreeco/swift-composable-architecture#1981: the binding of an alert is not cleared at a fixed time.
    package func writeLate(evenAtRest: Bool = false) {
        guard let place = presented.indices.last, presented[place].phase == .entering || evenAtRest else { return }
        presented[place].request?.writeAbsence()
        invalidate()
    }

    // MARK: Other parts of the app

    /// Another part of the app presents something, if nothing is in the way.
    ///
    /// - Parameter overAll: Whether it covers the whole screen.
    package func presentForeign(overAll: Bool = false) {
        guard presented.last.map({ $0.showsView && $0.phase == .resting }) ?? true else { return }
        presented.append(Presented(number: nextNumber(), request: nil, coversAll: overAll))
        invalidate()
    }

    /// Begins to remove the presentation of another part of the app.
    package func dismissForeign() {
        guard let place = presented.firstIndex(where: { $0.request == nil }) else { return }
        leave(place)
        invalidate()
    }

    /// How often something was presented.
    package var presentations: Int { lastNumber }
}

/// What a test looks for, as one would look at UIKit's view controllers.
extension Window.Presented {
    /// The title of an alert or a dialog.
    package var title: String { request?.title ?? "" }
    /// The item that the binding asks for.
    package var item: AnyHashable? { request?.item }
    package var isAlert: Bool { request?.style == .alert }
    /// Whether another part of the app presents it.
    package var isForeign: Bool { request == nil }
    package var isMoving: Bool { phase != .resting }
    /// The elements of the presenting view, which the presentation points at.
    package var source: [String] { request?.source.elements.map(\.label) ?? [] }
    /// The place of the presenting view, if it was given one.
    package var place: CGRect? { request?.place?.frame }
    package var detents: Set<PresentationDetent> { scope?.detents ?? [] }
    package var sizing: PresentationSizing? { scope?.sizing }
}
