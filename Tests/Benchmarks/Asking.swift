import Aside

/// A presenter that answers each question a turn after it is shown, as a user would.
@MainActor
private final class Later: Presenter {
    var page: Page?

    func present(_ modal: Modal) {
        Task {
            if modal.content.kind == .sheet { self.page?.publish(1) } else { modal.submit() }
        }
    }
}

private final class Page: Screen {
    let outlet = Outlet<Int>()
    let title = "Page"
}

@MainActor
func compareLive() async {
    let stage = Stage()
    let presenter = Later()
    stage.attach(presenter)
    let subjects = [
        Subject(name: "by hand: a continuation, resumed a turn later") { times in
            for _ in 0..<times {
                await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
                    Task { continuation.resume() }
                }
            }
        },
        Subject(name: "confirm", limit: 1.2) { times in
            for _ in 0..<times { _ = try? await stage.confirm("Delete 3 files?", action: "Delete") }
        },
        Subject(name: "sheet with a flow", limit: 2.2) { times in
            for _ in 0..<times {
                let page = Page()
                presenter.page = page
                _ = try? await stage.sheet { try await $0.show(page).value() }
            }
        },
        Subject(name: "value()", limit: 1.3) { times in
            for _ in 0..<times {
                let page = Page()
                Task { page.publish(1) }
                _ = try? await stage.show(page).value()
            }
        },
    ]
    await measure(subjects, times: 500)
}
