/// Someone who decides an answer without a person: an answer given beforehand, a default, a preview.
@MainActor
package protocol Answerer: AnyObject {
    /// How long to wait before the next answer, so that a loop of answered questions costs little.
    var pause: Duration? { get }

    /// Looks at what is in front each time that it has changed, before anybody is asked.
    func look(at front: Front)

    /// Returns the steps to take together at a front that asks; `nil` if another one decides.
    func steps(at front: Front) -> [FrontStep]?

    /// Reports that the steps were refused.
    func refused(_ error: MoveError, at front: Front)
}

extension Answerer {
    package var pause: Duration? { nil }
    package func look(at front: Front) {}
    package func refused(_ error: MoveError, at front: Front) {}
}

/// The one loop of all who answer without a person: at each front that asks, they are asked in turn.
///
/// It does not hold them, as it is mostly held by one of them.
@MainActor
package final class AnswerLoop {
    private let stage: Stage
    private let answerers: () -> [any Answerer]
    private var watch: FrontWatch?

    /// Begins the loop.
    ///
    /// - Parameters:
    ///   - stage: The stage.
    ///   - answerers: Those who are asked; the first who has an answer counts.
    package init(_ stage: Stage, _ answerers: @escaping () -> [any Answerer]) {
        self.stage = stage
        self.answerers = answerers
        watch = FrontWatch(stage, rests: false) { [weak self] in self?.look(at: $0) }
    }

    private func look(at front: Front) {
        let answerers = answerers()
        for answerer in answerers { answerer.look(at: front) }
        guard front.state == .asks else { return }
        guard let pause = answerers.compactMap(\.pause).max() else { return ask(answerers, front) }
        Task {
            try? await Task.sleep(for: pause)
            // Meanwhile, somebody else may have moved.
            if stage.front == front { ask(answerers, front) }
        }
    }

    private func ask(_ answerers: [any Answerer], _ front: Front) {
        for answerer in answerers {
            guard let steps = answerer.steps(at: front) else { continue }
            do {
                try stage.take(steps, at: front.id)
            } catch {
                answerer.refused(error, at: front)
            }
            // Also if the steps have changed nothing, the next one may decide.
            watch?.tellOnceMore()
            return
        }
    }
}
