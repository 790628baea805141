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
        while place <= chain.count {
            let requests = (place == 0 ? rootScope : chain[place - 1].scope)?.requests ?? []
            if place < chain.count {
                update(place, requests)
            } else if let wanted = requests.first(where: { isWanted($0) }), isReady(place) {
                if isLost(wanted) {
                    swallowed.insert(wanted.surface)
                } else {
                    begun.insert(wanted.surface)
                    chain.append(
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
        if chain[place].phase == .leaving || chain[place].request == nil { swallow(requests, beside: chain[place]) }
        guard let request = chain[place].request, chain[place].phase != .leaving else { return }
        if let same = requests.first(where: { $0.identity == request.identity }), same.item == request.item {
            chain[place].request = same
        } else {
            leave(place)
        }
    }

    private func isReady(_ place: Int) -> Bool {
        guard place > 0 else { return true }
        return chain[place - 1].showsView && chain[place - 1].phase != .leaving
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

    /// Forgets lost presentations that are no longer asked for, so that they can be asked for again.
    private func dropSwallowed() {
        let requests = ([rootScope] + chain.map(\.scope)).compactMap { $0 }.flatMap(\.requests)
        let asked = requests.filter { $0.item != nil }.map(\.surface)
        swallowed.formIntersection(asked)
        begun.formIntersection(asked)
    }

    /// Begins to remove a presentation, and all presentations above it.
    func leave(_ place: Int) {
        for above in place..<chain.count { chain[above].phase = .leaving }
    }

    // MARK: Time passes

    /// Whether a presentation is appearing or disappearing.
    package var isMoving: Bool { chain.contains { $0.phase == .entering || $0.phase == .leaving } }

    /// Ends all animations.
    package func finishAnimations() {
        for place in chain.indices where chain[place].phase == .entering { chain[place].phase = .resting }
        if let place = chain.firstIndex(where: { $0.phase == .leaving }) { remove(from: place) }
        invalidate()
    }

    private func remove(from place: Int) {
        let gone = chain[place...].reversed()
        chain.removeSubrange(place...)
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
        guard let place = chain.indices.last, chain[place].phase == .entering || evenAtRest else { return }
        chain[place].request?.writeAbsence()
        invalidate()
    }

    // MARK: Other parts of the app

    /// Another part of the app presents something, if nothing is in the way.
    ///
    /// - Parameter overAll: Whether it covers the whole screen.
    package func presentForeign(overAll: Bool = false) {
        guard chain.last.map({ $0.showsView && $0.phase == .resting }) ?? true else { return }
        chain.append(Presented(number: nextNumber(), request: nil, coversAll: overAll))
        invalidate()
    }

    /// Begins to remove the presentation of another part of the app.
    package func dismissForeign() {
        guard let place = chain.firstIndex(where: { $0.request == nil }) else { return }
        leave(place)
        invalidate()
    }

    /// The presentations, for a test that looks for them as one would look at UIKit's view controllers.
    package var presented: [Presentation] { chain.map { Presentation($0) } }

    /// How often something was presented.
    package var presentations: Int { lastNumber }

    /// A presentation.
    package struct Presentation {
        /// The title of an alert or a dialog.
        package let title: String
        /// The item that the binding asks for.
        package let item: AnyHashable?
        /// Whether it is an alert.
        package let isAlert: Bool
        /// Whether another part of the app presents it.
        package let isForeign: Bool
        package let isMoving: Bool
        /// The elements of the presenting view, which the presentation points at.
        package let source: [String]
        /// The place of the presenting view, if it was given one.
        package let place: CGRect?
        package let detents: Set<PresentationDetent>
        package let sizing: PresentationSizing?

        @MainActor
        fileprivate init(_ presented: Presented) {
            title = presented.request?.title ?? ""
            item = presented.request?.item
            place = presented.request?.place?.frame
            isAlert = presented.request?.style == .alert
            isForeign = presented.request == nil
            isMoving = presented.phase != .resting
            source = presented.request?.source.elements.map(\.label) ?? []
            detents = presented.scope?.detents ?? []
            sizing = presented.scope?.sizing
        }
    }
}
