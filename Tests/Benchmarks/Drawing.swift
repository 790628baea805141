import Aside
import AsideText

/// A presenter that shows nothing, so that questions stay open.
@MainActor
private final class Silent: Presenter {}

/// A screen with more content than a terminal shows at once.
@MainActor
private final class LongScreen: Screen {
    let outlet = Outlet<Int>()
    var name = "Łucja 漢字"

    var content: Content {
        Heading("Groceries")
        Paragraph("Everything that is to be bought this week, by everyone who lives here, at the usual shops.")
        for number in 1...20 {
            Row("Thing number \(number)", detail: "$\(number).00") { Action("Remove", role: .destructive) {} }
        }
        Field("Name", \.name)
        Action("Continue", shortcut: .enter) {}
    }
}

@MainActor
func compareDrawing() async {
    let stage = Stage()
    let presenter = Silent()
    stage.attach(presenter)
    let screen = LongScreen()
    screen.publish(1)
    let flow = Task {
        try await stage.show(screen).then { _ in
            _ = try await stage.choose(
                "Where from?", from: (1...12).map { "Shop \($0)" }, initial: "Shop 3", message: "The list goes there.")
        }
    }
    while stage.modals.isEmpty { await Task {}.value }

    let size = Size(columns: 80, rows: 24)
    let list = stage.modals[0].outline.items[0]
    let viewState = ViewState(Target(list.id, option: 4))
    let frame = Frame(StageSnapshot(stage), size: size, theme: .colors16, viewState: viewState)
    let moved = ViewState(Target(list.id, option: 5))
    let key = Frame(StageSnapshot(stage), size: size, theme: .colors16, viewState: moved).changes(from: frame)
    print("  the first frame: \(frame.changes(from: nil).utf8.count) bytes")
    print("  a key that moves the focus: \(key.utf8.count) bytes")
    var question = stage.modals[0].content
    let options = (0..<10_000).map { number in
        ListOption(list.options[number % 12].label + " in town \(number)", isSelected: number % 12 == 2)
    }
    question.body = [Outline.Item(.list(options: options, count: nil), question.title)]
    let long = StageSnapshot(question)
    let subjects = [
        Subject(name: "a full 80×24 frame with a modal, drawn") { times in
            for _ in 0..<times { _ = Frame(StageSnapshot(stage), size: size, theme: .colors16, viewState: viewState) }
        },
        Subject(name: "the first frame, drawn and written as text") { times in
            for _ in 0..<times {
                _ = Frame(StageSnapshot(stage), size: size, theme: .colors16, viewState: viewState).changes(from: nil)
            }
        },
        Subject(name: "a key that moves the focus") { times in
            for _ in 0..<times {
                _ = Frame(StageSnapshot(stage), size: size, theme: .colors16, viewState: moved).changes(from: frame)
            }
        },
        Subject(name: "a list of 10,000 rows, drawn") { times in
            for _ in 0..<times { _ = Frame(long, size: size, theme: .colors16, viewState: viewState) }
        },
        Subject(name: "a list of 10,000 rows, filtered") { times in
            for _ in 0..<times { _ = Frame(long, size: size, theme: .colors16, viewState: ViewState(filter: "99")) }
        },
    ]
    let results = await measure(subjects, times: 50)
    print("  The frame takes at most 300000 ns: \(results[0] <= 300_000 ? "yes" : "NO")")
    flow.cancel()
    stage.detach(presenter)
}
