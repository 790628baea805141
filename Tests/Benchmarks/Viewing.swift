import Aside
import AsideTerminal
import AsideText

/// A terminal of 80 by 24 that throws away what it is sent.
@MainActor
private final class Nowhere: Canvas {
    var frames = 0
    private let size = Size(columns: 80, rows: 24)

    func frame(of snapshot: StageSnapshot, _ attention: Attention) -> Frame {
        let hint = snapshot.hint(for: attention, .english, columns: size.columns)
        return Frame(snapshot, size: size, theme: .dark, attention: attention, hint: hint)
    }

    func show(_ frame: Frame, insteadOf old: Frame?) {
        frames += 1
        _ = frame.changes(from: old)
    }
}

@MainActor
private final class Silent: Presenter {}

private typealias Asking = @MainActor (Stage) async throws -> Void

@MainActor
func compareViewing() async {
    for (count, filter) in [(100, ""), (10_000, ""), (100_000, ""), (100_000, "7")] {
        let list: Asking = { stage in
            _ = try await stage.choose("Which?", from: (1...count).map { "Row number \($0)" })
        }
        await withView(list) { view in
            for letter in filter { view.take(.text(String(letter))) }
            let subject = Subject(name: "") { times in
                for time in 0..<times { view.take(.key(Key(time.isMultiple(of: 2) ? .down : .up))) }
            }
            let name = "an arrow key among \(count) rows" + (filter.isEmpty ? "" : ", filtered for \(filter)")
            report(name, await medians(of: [subject], times: 50)[0])
        }
    }
    let city: Asking = { stage in
        _ = try await stage.prompt("City", suggestions: (1...100_000).map { "Place \($0)" })
    }
    await withView(city) { view in
        view.take(.text("9"))
        let letters = Subject(name: "") { times in
            for time in 0..<times { view.take(time.isMultiple(of: 2) ? .text("9") : .key(Key(.backspace))) }
        }
        report("a letter among 100,000 suggestions", await medians(of: [letters], times: 50)[0])
        view.take(.key(Key(.down)))
        let arrows = Subject(name: "") { times in
            for time in 0..<times { view.take(.key(Key(time.isMultiple(of: 2) ? .down : .up))) }
        }
        report("an arrow key among 100,000 suggestions", await medians(of: [arrows], times: 50)[0])
    }
    let canvas = Nowhere()
    let work: Asking = { stage in
        try await stage.progress("Working") { progress in
            for number in 1...100_000 {
                progress(Double(number) / 100_000)
                await Task {}.value
            }
        }
    }
    let duration = await withView(work, on: canvas) { _ in }
    let turns = await ContinuousClock().measure {
        for _ in 1...100_000 { await Task {}.value }
    }
    print("  100,000 turns of the main actor take \(turns)")
    print("  100,000 reports take \(duration), with \(canvas.frames) frames")
}

/// Shows what a flow asks, and ends it.
@MainActor
@discardableResult
private func withView(
    _ flow: @escaping Asking, on canvas: Nowhere = Nowhere(), _ body: @MainActor (StageView) async -> Void
) async -> Duration {
    let stage = Stage()
    let presenter = Silent()
    stage.attach(presenter)
    let start = ContinuousClock.now
    let task = Task { try await flow(stage) }
    while stage.modals.isEmpty { await Task {}.value }
    let view = StageView(stage, on: canvas) { _ in }
    view.draw()
    await body(view)
    if stage.modals.first?.content.kind != .progress { task.cancel() }
    _ = await task.result
    stage.detach(presenter)
    return ContinuousClock.now - start
}
