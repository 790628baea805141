import Aside
import RandomOperations
import SwiftUI
import Testing

@testable import AsideUI

/// A stage in a window of the double, with a random user, and with calls that come late, twice, in any order, or never.
///
/// `ASIDE_OPERATIONS` is the number of schedules, and `ASIDE_SEED` the first seed. Without them, the schedules are always
/// the same, so that a fault that shows once in thousands of them is not blamed on the change that happens to be checked.
@Suite("Any schedule in the double")
@MainActor
struct SimulationTests {
    @Test("4.3: no answer is lost or delivered twice, no await is left hanging, and no old report closes a new modal")
    func anySchedule() async {
        let first = Wanted.seed(usually: 1)
        let count = Wanted.operations(150)
        var kinds: [String: Int] = [:]
        for index in 0..<count {
            let randomUser = RandomUser(seed: first &+ UInt64(index))
            await randomUser.run { randomUser in
                let flow = RandomFlow(
                    stage: randomUser.stage, dice: randomUser.dice, answers: randomUser.answers,
                    showsScreens: randomUser.place != .controller, hasAnchors: randomUser.isObservable)
                try? await flow.run(depth: 2)
            }
            kinds.merge(randomUser.answers.kinds, uniquingKeysWith: +)
            kinds["in a \(randomUser.place)", default: 0] += 1
            if !randomUser.answers.complaints.isEmpty {
                for event in randomUser.answers.events { print(event) }
                let complaints = randomUser.answers.complaints.joined(separator: " ")
                Issue.record("ASIDE_OPERATIONS=1 ASIDE_SEED=\(randomUser.seed): \(complaints)")
            }
            randomUser.answers.forget()
        }
        let summary = kinds.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
        print("\(count) schedules from seed \(first): \(summary)")
    }
}
