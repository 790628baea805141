import Aside
import AsideTesting
import Foundation
import Observation
import TestSupport
import Testing

@MainActor
@Suite("What is in front of a stage, as data")
struct FrontTests {
    private let ui = RecordingPresenter()
    private var stage: Stage { ui.stage }

    @Test("A front holds what is in front with its identity and survives JSON; neither it nor a move tells a secret")
    func secrets() async throws {
        let screen = OfferScreen()
        let flow = Task { try await stage.show(screen).value() }
        await until { stage.acceptsInput }
        #expect(stage.front.items.first { $0.label == "Password" }?.text == "")
        try screen.fill("Password", "geheim")
        let front = stage.front
        let json = try JSONEncoder().encode(front)
        let read = try JSONDecoder().decode(Front.self, from: json)
        #expect(read.items.first { $0.label == "Password" }?.text == "•••")
        #expect(read.items.map(\.id) == front.items.map(\.id))
        var dumped = ""
        dump([front], to: &dumped)
        let move = Move.fill("Password", nil)
        #expect("\(move)" == "fill in Password: a secret")
        #expect(!String(decoding: try JSONEncoder().encode(move), as: UTF8.self).contains("text"))
        let masked = Data(#"{"move":"fill","label":"Password","text":null}"#.utf8)
        #expect(try JSONDecoder().decode(Move.self, from: masked) == move)
        #expect(!"\(front) \(dumped)\(String(decoding: json, as: UTF8.self))".contains("geheim"))
        #expect(front.id == stage.frontID)
        #expect(front.state == .asks)
        await flow.end()
        #expect(stage.front.id == .nothing)
    }

    @Test("Equal fronts of two showings differ by their identity and have the same hash")
    func showings() async throws {
        let flow = Task { for _ in 1...2 { await stage.alert("Saved") } }
        await until { !stage.modals.isEmpty }
        let first = stage.front
        try stage.make(.submit, at: first.id)
        await until { stage.modals.last.map { FrontID(rawValue: $0.id.description) != first.id } ?? false }
        let second = stage.front
        #expect(first.id != second.id && first != second)
        #expect(Front.seen(first) == Front.seen(second))
        #expect(throws: MoveError(.notInFront, "“\(first.id)” is not in front: in front is “\(second.id)”.")) {
            try stage.make(.submit, at: first.id)
        }
        await flow.end()
    }

    @Test("A modal shows the same data as the front, but for the screens below it, and also when another is in front")
    func ofModal() async throws {
        let flow = Task {
            try await stage.show(OfferScreen()).then { _ in
                try await stage.progress("Working") { _ in try await stage.choose("Size", from: ["S", "M"]) }
            }
        }
        await until { stage.acceptsInput }
        try #require(stage.stack.top as? OfferScreen).publish("")
        await until { stage.modals.count == 2 }
        let (own, front) = (stage.modals[1].front, stage.front)
        #expect(front.options.map(\.label) == ["S", "M"] && front.path.count == 1 && own.path.isEmpty)
        #expect(own.id == front.id && own.outline == front.outline && own.source == front.source)
        #expect(own.state == .asks && own.leaving == .dismiss)
        #expect(stage.modals[0].front.title == "Working" && stage.modals[0].front.state == .works)
        await flow.end()
    }

    @Test("A sheet's screen is in front of it, a move for the sheet only leaves it, and a progress works")
    func sheets() async throws {
        let flow = Task {
            for _ in 1...2 { _ = try? await stage.sheet(OfferScreen()) }
            try await stage.progress("Working") { _ in try await Task.sleep(for: .seconds(3_600)) }
        }
        await until { !stage.modals.isEmpty }
        let front = stage.front
        let sheet = try #require(front.sheet)
        #expect(front.kind == .screen && front.leaving == .dismiss)
        #expect(throws: MoveError.self) { try stage.make(.press("Order"), at: sheet) }
        #expect(throws: MoveError.self) { try stage.make(.press("Order"), at: FrontID(rawValue: "modal 99")) }
        try stage.make(.back, at: front.id)
        await until { stage.modals.last.map { $0.id.description != sheet.rawValue } ?? false }
        try stage.make(.back, at: try #require(stage.front.sheet))
        await until { stage.modals.last?.content.kind == .progress }
        #expect(stage.front.state == .works)
        await flow.end()
    }

    @Test(
        "Moves of which one is not possible change nothing, and the error says what is missing",
        arguments: [
            ([Move.press("Delete")], "There is no action “Delete” on OfferScreen."),
            ([.fill("Name", "x"), .fill("Nome", "y")], "There is no field “Nome” on OfferScreen."),
            ([.fill("Name", "x"), .back], "It is not possible to leave OfferScreen now."),
            ([.fill("Name", "x"), .fill("Gift", "maybe")], "The switch “Gift” is true or false, not “maybe”."),
            ([.fill("Name", "x"), .fill("Password", nil)], "The text of “Password” is a secret that is not given."),
            ([.fill("Name", "x"), .submit], "There is no action of Enter on OfferScreen."),
            ([.fill("Name", "x"), .cancel], "It is not possible to cancel the flow on OfferScreen."),
            ([.fill("Name", "x"), .pick(["a"])], "There is no list on OfferScreen."),
        ])
    func allOrNothing(moves: [Move], reason: String) async throws {
        let screen = OfferScreen()
        let flow = Task { try await stage.show(screen).value() }
        await until { stage.acceptsInput }
        #expect { try stage.make(moves, at: stage.frontID) } throws: { "\($0)".hasPrefix(reason) }
        #expect(screen.name.isEmpty)
        await flow.end()
    }

    @Test("A list that is full is changed to other options, and a blocked or surplus option changes nothing")
    func picks() async throws {
        let flow = Task {
            try await stage.chooseMany("Extras", from: ["A", "B", "C"], initial: ["A", "B"], count: 1...2)
        }
        await until { !stage.modals.isEmpty }
        #expect(throws: MoveError(.unsuitable, "The list “Extras” takes 1 to 2 options, not 3.")) {
            try stage.make(.pick(["A", "B", "C"]), at: stage.frontID)
        }
        try stage.make([.pick(["B", "C"]), .submit], at: stage.frontID)
        #expect(try await flow.value == ["B", "C"])
    }

    @Test("A screen whose action waits for the button of a notice is ready, so that a program presses it")
    func notice() async throws {
        let screen = ArchiveScreen(stage)
        let flow = Task { try await stage.show(screen).value() }
        await until { stage.acceptsInput }
        try screen.press("Archive")
        await until { stage.notice != nil }
        #expect(stage.front.state == .asks)
        try stage.make(.press("Undo"), at: .notice)
        await until { screen.isUndone }
        await flow.end()
    }

    // MARK: While something is checked

    @Test("What was typed is not ready before its check has ended, also while the check waits for more letters")
    func screen() async throws {
        let screen = CodeScreen()
        let flow = Task { try await stage.show(screen).value() }
        await until { stage.acceptsInput }
        #expect(stage.front.state == .asks)
        try screen.fill("Code", "SAVE10")
        await expectChecks()
        #expect(stage.front.items.last?.isEnabled == true)
        await flow.end()
    }

    @Test("What was typed into a prompt is not ready before its check or its search has ended")
    func prompts() async throws {
        let flow = Task {
            _ = try await stage.prompt("Code", .text().parsed(whileTyping: true) { $0 })
            _ = try await stage.prompt("City", .text().suggesting { ["\($0)!"] })
        }
        for title in ["Code", "City"] {
            await until { stage.modals.last?.content.title == title }
            await untilReady()
            let modal = try #require(stage.modals.last)
            try modal.fill(title, "Bern")
            await expectChecks()
            #expect(title == "Code" || stage.front.items.first?.suggestions?.texts == ["Bern!"])
            modal.submit()
        }
        try await flow.value
    }

    /// Expects that the stage is not ready now, but will be.
    private func expectChecks() async {
        let front = stage.front
        #expect(front.state == .checks)
        #expect(front.items.first?.isBusy == true)
        await untilReady()
    }

    private func untilReady() async {
        let (fronts, tell) = AsyncStream<Front>.makeStream()
        let watcher = FrontWatch(stage) { tell.yield($0) }
        for await front in fronts where front.state == .asks { break }
        watcher.stop()
    }

    // MARK: The watch

    @Test("A stage is told once for each place where it waits, and once more if that is wanted")
    func settled() async throws {
        var told: [String] = []
        let (tells, tell) = AsyncStream<Void>.makeStream()
        let watcher = FrontWatch(stage) { front in
            told.append(front.kind == .nothing ? "nothing" : front.title)
            tell.yield()
        }
        var turns = tells.makeAsyncIterator()
        let flow = Task {
            for title in ["One", "Two"] { _ = try await stage.confirm(title, action: "Yes") }
        }
        await turns.next()
        while told.last != "One" { await turns.next() }
        stage.modals.last?.submit()
        while told.last != "Two" { await turns.next() }
        watcher.tellOnceMore()
        await turns.next()
        watcher.stop()
        #expect(told.drop { $0 == "nothing" } == ["One", "Two", "Two"])
        await flow.end()
    }
}

@Observable
private final class ArchiveScreen: Screen {
    let outlet = Outlet<Void>()
    private(set) var isUndone = false
    private let stage: Stage

    init(_ stage: Stage) {
        self.stage = stage
    }

    var content: Content {
        Action("Archive") { self.isUndone = await self.stage.notice("Archived", action: "Undo", for: nil) }
    }
}

private final class CodeScreen: Screen {
    let outlet = Outlet<String>()
    var code: String?

    var content: Content {
        Field("Code", \.code, .text().parsed(whileTyping: true) { $0 })
        Action("Apply", isEnabled: code != nil) { self.publish("applied") }
    }
}

extension Front {
    fileprivate static func seen(_ front: Front) -> Int {
        var hasher = Hasher()
        front.hash(into: &hasher)
        return hasher.finalize()
    }
}
