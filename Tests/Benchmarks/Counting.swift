import Aside

/// Measures the cost of the work counter for a push and a question, in pairs with a stage that counts nothing.
@MainActor
func compareCounting() async {
    let plain = Stage()
    let counted = Stage()
    let counter = WorkCounter()
    counted.workCounter = counter
    let presser = Presser()
    plain.attach(presser)
    counted.attach(presser)
    let cases: [(name: String, run: @MainActor (Stage) async throws -> Void)] = [
        ("a question that is shown and answered", { stage in _ = try await stage.confirm("Delete?") }),
        ("a screen that is pushed and yields a value", { stage in _ = try await stage.show(Page()).value() }),
    ]
    for (name, run) in cases {
        let baseline = Subject(name: name) { times in
            for _ in 0..<times { try? await run(plain) }
        }
        let subject = Subject(name: name) { times in
            counter.begin()
            await counter.run {
                for _ in 0..<times { try? await run(counted) }
            }
        }
        report(await costs(of: [subject], against: baseline, times: 500, rounds: 101), limits: [1.03])
    }
}

/// A presenter that answers in the next turn.
@MainActor
private final class Presser: Presenter {
    func present(_ modal: Modal) {
        Task { modal.submit() }
    }

    func dismiss(_ modal: Modal) { modal.reportGone() }

    func stackChanged(on stage: Stage) {
        guard let page = stage.entries.last?.screen as? Page else { return }
        Task { page.publish(1) }
    }
}

private final class Page: Screen {
    let outlet = Outlet<Int>()
}
