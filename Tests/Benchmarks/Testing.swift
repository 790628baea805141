import Aside
import AsideTesting
import Testing

/// A question that a test answers by resuming its continuation.
@MainActor
private final class ByHand {
    private var question: CheckedContinuation<Bool, Never>?
    private var test: CheckedContinuation<Void, Never>?

    func ask() async -> Bool {
        await withCheckedContinuation { continuation in
            question = continuation
            test?.resume()
            test = nil
        }
    }

    func isAsked() async {
        if question == nil { await withCheckedContinuation { test = $0 } }
    }

    func answer() {
        question?.resume(returning: true)
        question = nil
    }
}

@MainActor
func compareTesting() async {
    let subjects = [
        Subject(name: "10 questions, by continuations that a test resumes") { times in
            for _ in 0..<times {
                let hand = ByHand()
                let flow = Task {
                    for _ in 1...10 { _ = await hand.ask() }
                }
                for _ in 1...10 {
                    await hand.isAsked()
                    hand.answer()
                }
                await flow.value
            }
        },
        Subject(name: "the same, stubbed") { times in
            for _ in 0..<times {
                let ui = TestPresenter()
                ui.answer(.confirm("Delete 3 files?"), with: "Delete", times: .exactly(10))
                try? await ui.run {
                    for _ in 1...10 { _ = try await ui.stage.confirm("Delete 3 files?", action: "Delete") }
                }
            }
        },
    ]
    let stubbed = await medians(of: subjects, times: 500)
    report(subjects[0].name, stubbed[0], 1)
    report(subjects[1].name, stubbed[1], stubbed[1] / stubbed[0], limit: 1.5)

    let steps = [
        Subject(name: "a main-actor hop") { times in
            for _ in 0..<times { await Task { @MainActor in }.value }
        },
        Subject(name: "a question, awaited and answered in a step") { times in
            let ui = TestPresenter()
            try? await ui.run {
                for _ in 0..<times { _ = try await ui.stage.confirm("Delete 3 files?", action: "Delete") }
            } steps: {
                for _ in 0..<times { try await ui.confirm("Delete 3 files?").press("Delete") }
            }
        },
    ]
    let stepped = await medians(of: steps, times: 500)
    report(steps[0].name, stepped[0], 1)
    report(steps[1].name, stepped[1], stepped[1] / stepped[0], limit: 3)
}
