import Aside

/// A place at which time passed and nothing changed.
struct WaitInVain {
    let place: String
    let source: SourceLine?
    let times: Int
    let duration: Duration

    static func warning(of waits: [WaitInVain]) -> String {
        let places = waits.map { wait in
            "\(wait.duration) (\(wait.times) times) at \(wait.place)" + (wait.source.map { " (\($0))" } ?? "")
        }
        return
            "Time passed and nothing changed: \(places.joined(separator: ", ")). What comes later was not explored. Let it "
            + "come sooner in this test."
    }
}

extension Explorer {
    /// Returns how often time passes at most in one move while nothing changes.
    ///
    /// It is less often where that was in vain before.
    func mostWaits(at state: StateGraph.State) -> Int {
        waitsInVain.contains { $0.source == state.source } ? 10 : 1_000
    }

    func noteWaitingInVain(at state: StateGraph.State, _ passed: (times: Int, duration: Duration)) {
        guard !waitsInVain.contains(where: { $0.source == state.source }) else { return }
        waitsInVain.append(
            WaitInVain(place: state.name, source: state.source, times: passed.times, duration: passed.duration))
    }
}
