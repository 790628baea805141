import Aside
import AsideTesting

/// The part of a walk that deals with tasks that the flow started itself, as by `async let`, a task group or `Task`.
///
/// The parent of such a task counts as running. It is at rest nevertheless if what runs waits for its user, or sleeps by
/// the walk's clock.
extension WalkRun {
    /// Called when a task that the library has not started begins to wait in it, or to sleep by the walk's clock.
    func meetUnknownWork() {
        activity.hasUnknownWork = true
        explorer.known.hasMetUnknownWork = true
        // It may come a little later each time that the move is made.
        last.history.isRestless = true
        lookForRest()
    }

    /// Goes on as soon as no more happens, without waiting in real time.
    func lookForRest() {
        guard activity.hasUnknownWork, !activity.isLookingForRest, mayBeAtRest else { return }
        activity.isLookingForRest = true
        Task {
            var before = self.activity.progress - 1
            while self.activity.progress != before, self.mayBeAtRest {
                before = self.activity.progress
                await self.passTurns(Self.turnsOfRest)
            }
            self.activity.isLookingForRest = false
            if self.mayBeAtRest { self.goOnRegardless(afterWaiting: false) }
        }
    }

    /// How many turns of the thread pool and the main actor pass until what runs is at rest.
    ///
    /// A flow takes about ten from the value of one screen to the push of the next, and nobody sees where it is meanwhile.
    static var turnsOfRest: Int { 30 }

    func passTurns(_ count: Int) async {
        for _ in 1...count { await passThroughExecutors() }
    }

    private var mayBeAtRest: Bool {
        phase == .walking && !isCancelled && counter.running > 0 && (counter.unknownWaiting > 0 || walk.clock.isInUse)
    }

    /// Continues although work is running that the library does not know, because that work has had no effect for long
    /// enough.
    ///
    /// - Parameter hasWaited: Whether the walk has waited for that work in real time.
    func goOnRegardless(afterWaiting hasWaited: Bool) {
        guard !activity.isDriving, !activity.isPaused, phase != .over else { return }
        guard phase == .walking else { return finish() }
        if isCancelled, ending == nil {
            fail(.deaf())
            return finish()
        }
        activity.isDriving = true
        facts.view = nil
        defer {
            activity.isDriving = false
            facts.view = nil
            lookForRest()
        }
        guard !findMoves().isEmpty || !walk.filters.isEmpty && walk.clock.isInUse else {
            return fail(.stuckOutside)
        }
        if hasWaited { explorer.waits.giveUp(at: placeOfWaiting) }
        activity.progress += 1
        _ = step()
    }

    private func findMoves() -> [ExploredMove] {
        var finder = MoveFinder(walk)
        finder.find()
        return finder.found.moves
    }

    /// Whether the user can do something at the place in view.
    var canUserAct: Bool { phase == .walking && findMoves().contains(where: \.isOfPlace) }

    /// The place in view, with its line, or else with the line at which the last move was made.
    var placeOfWaiting: String {
        var place = placeInView
        place.source = place.source ?? route.steps.last.flatMap { graph.states[$0.state].source }
        return place.description
    }
}
