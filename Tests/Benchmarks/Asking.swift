import Aside

/// A presenter that knows the first answer of every question with choices.
@MainActor
private final class Knowing: AnswerSource {
    func knownAnswer(to question: ModalContent, source: SourceLine) -> Int? { 0 }
}

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
func compareAsking() async {
    let stage = Stage()
    let presenter = Knowing()
    stage.attach(presenter)
    let inline = Subject(name: "a checked continuation, resumed inline") { times in
        for _ in 0..<times {
            await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in continuation.resume() }
        }
    }
    let colors = ["red", "green", "blue"]
    let known = [
        Subject(name: "alert, its answer known") { times in
            for _ in 0..<times { await stage.alert("Card declined", message: "Try another card.") }
        },
        Subject(name: "confirm, its answer known") { times in
            for _ in 0..<times { _ = try? await stage.confirm("Delete 3 files?", action: "Delete") }
        },
        Subject(name: "alert with three choices, its answer known") { times in
            for _ in 0..<times {
                _ = try? await stage.alert("Delete “Groceries”?") {
                    Choice("Delete", role: .destructive, 1)
                    Choice("Archive", 2)
                    Choice("Keep", role: .cancel, 3)
                }
            }
        },
        Subject(name: "choose of three, its answer known") { times in
            for _ in 0..<times { _ = try? await stage.choose("Color", from: colors, option: { $0 }) }
        },
        Subject(name: "alert with a `for` of three, its answer known") { times in
            for _ in 0..<times {
                _ = try? await stage.alert("Color") { for color in colors { Choice(color, color) } }
            }
        },
    ]
    report(await costs(of: known, against: inline, times: 2_000), limits: [2.1, 2.3, 2.3, 7, 7])
}

@MainActor
func compareLive() async {
    let stage = Stage()
    let presenter = Later()
    stage.attach(presenter)
    let byHand = Subject(name: "a question by hand: a continuation, resumed a turn later") { times in
        for _ in 0..<times {
            await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
                Task { continuation.resume() }
            }
        }
    }
    let live = [
        Subject(name: "confirm") { times in
            for _ in 0..<times { _ = try? await stage.confirm("Delete 3 files?", action: "Delete") }
        },
        Subject(name: "prompt without a check") { times in
            for _ in 0..<times { _ = try? await stage.prompt("Name") }
        },
        Subject(name: "sheet with a screen") { times in
            for _ in 0..<times {
                let page = Page()
                presenter.page = page
                _ = try? await stage.sheet(page)
            }
        },
        Subject(name: "sheet with a flow") { times in
            for _ in 0..<times {
                let page = Page()
                presenter.page = page
                _ = try? await stage.sheet { try await $0.show(page).value() }
            }
        },
        Subject(name: "value()") { times in
            for _ in 0..<times {
                let page = Page()
                Task { page.publish(1) }
                _ = try? await stage.show(page).value()
            }
        },
    ]
    report(await costs(of: live, against: byHand, times: 500), limits: [1.2, 1.4, 1.5, 2.2, 1.3])
}
