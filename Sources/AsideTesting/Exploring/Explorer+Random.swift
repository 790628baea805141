import AsidePaths

/// Random walks.
extension Explorer {
    /// Makes random walks until one of them fails, and then shortens that walk.
    func exploreAtRandom(seed: UInt64) async {
        defer { close() }
        await wander(seed: seed)
        guard let found = failures.first else { return }
        failures = [await shrunk(found)]
        failures[0].seed = seed
        await compareFailures()
    }

    /// Leaves out the moves that the failure does not need.
    private func shrunk(_ found: ExplorationFailure) async -> ExplorationFailure {
        var shortest = found
        var shrinker = Shrinker(found.path.moves)
        var tries = 0
        while let candidate = shrinker.candidate, tries < Self.mostTries {
            tries += 1
            let again = await run([], .retracing(candidate))
            if let again, again.rule == found.rule, again.path.moves.count < shortest.path.moves.count {
                shortest = again
                shrinker.note(failing: again.path.moves)
            } else {
                shrinker.note(failing: nil)
            }
        }
        return shortest
    }

    private static let mostTries = 500
}
