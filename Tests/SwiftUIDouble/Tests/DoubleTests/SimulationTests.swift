import Aside
import RandomOperations
import SwiftUI
import Testing

@testable import AsideUI

/// A stage in a window of the double, with a random user, and with calls that come late, twice, in any order, or never.
///
/// `ASIDE_OPERATIONS` is the number of schedules, and `ASIDE_SEED` the first seed.
@Suite("Any schedule in the double")
@MainActor
struct SimulationTests {
    @Test("4.3: no answer is lost or delivered twice, no await is left hanging, and no old report closes a new modal")
    func anySchedule() async {
        let first = Wanted.seed
        let count = Wanted.operations(150)
        var questions = 0
        for index in 0..<count {
            let randomUser = RandomUser(seed: first &+ UInt64(index))
            await randomUser.run { randomUser in
                try? await RandomFlow(stage: randomUser.stage, dice: randomUser.dice, answers: randomUser.answers).run(
                    depth: 2)
            }
            questions += randomUser.answers.count
            if !randomUser.answers.complaints.isEmpty {
                for event in randomUser.answers.events { print(event) }
                let complaints = randomUser.answers.complaints.joined(separator: " ")
                Issue.record("ASIDE_OPERATIONS=1 ASIDE_SEED=\(randomUser.seed): \(complaints)")
            }
            randomUser.answers.forget()
        }
        print("\(count) schedules from seed \(first): \(questions) questions")
    }
}
