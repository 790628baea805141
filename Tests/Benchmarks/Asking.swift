import Aside

/// Knows the answer of every question that has choices, and answers the others when they are shown.
@MainActor
private final class Answering: Presenter {
    private let knows: Bool

    init(knows: Bool) {
        self.knows = knows
    }

    func knownAnswer(to question: ModalContent, source line: SourceLine) -> Int? {
        knows ? 0 : nil
    }

    func present(_ modal: Modal) {
        modal.submit()
    }
}

@MainActor
func compareAsking() async {
    let knowing = Stage()
    let shown = Stage()
    let knower = Answering(knows: true)
    let shower = Answering(knows: false)
    knowing.attach(knower)
    shown.attach(shower)

    let subjects = [
        Subject(name: "a checked continuation, resumed inline") { times in
            for _ in 0..<times {
                await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
                    continuation.resume()
                }
            }
        },
        Subject(name: "alert, its answer known") { times in
            for _ in 0..<times { await knowing.alert("Card declined", message: "Try another card.") }
        },
        Subject(name: "confirm, its answer known") { times in
            for _ in 0..<times { _ = try? await knowing.confirm("Delete 3 files?", action: "Delete") }
        },
        Subject(name: "alert with three choices, its answer known") { times in
            for _ in 0..<times {
                _ = try? await knowing.alert("Delete “Groceries”?") {
                    Choice("Delete", role: .destructive, 1)
                    Choice("Archive", 2)
                    Choice("Keep", role: .cancel, 3)
                }
            }
        },
        Subject(name: "confirm, shown and answered at once") { times in
            for _ in 0..<times { _ = try? await shown.confirm("Delete 3 files?", action: "Delete") }
        },
        Subject(name: "prompt, shown and answered at once") { times in
            for _ in 0..<times { _ = try? await shown.prompt("Name") }
        },
        Subject(name: "a task started and awaited (a main-actor hop)") { times in
            for _ in 0..<times { await Task { @MainActor in }.value }
        },
    ]
    let results = await medians(of: subjects, times: 2_000)
    for (index, subject) in subjects.enumerated() {
        let limit: Double? = (1...3).contains(index) ? 5 : nil
        report(subject.name, results[index], results[index] / results[0], limit: limit)
    }
}
