import Aside
import AsideMessages
import Foundation
import Observation
import TestSupport
import Testing

@MainActor
@Suite("The picture of a stage")
struct StagePictureTests {
    private let ui = RecordingPresenter()
    private var stage: Stage { ui.stage }

    @Test("A picture holds what is in front with its identity, survives JSON, and never holds a secret")
    func secrets() async throws {
        let screen = OfferScreen()
        let flow = Task { try await stage.show(screen).value() }
        await until { stage.acceptsInput }
        #expect(StagePicture(stage).screen?.items.first { $0.label == "Password" }?.text == "")
        try screen.fill("Password", "geheim")
        let picture = StagePicture(stage)
        let json = try JSONEncoder().encode(picture)
        let text = String(decoding: json, as: UTF8.self)
        #expect(!text.contains("geheim"))
        #expect(text.contains("•••"))
        #expect(try JSONDecoder().decode(StagePicture.self, from: json) == picture)
        #expect(picture.front == picture.screen?.id)
        #expect(picture.isReady)
        await flow.end()
        #expect(StagePicture(stage).front == nil)
    }

    @Test("A sheet's screen is in front of it, and a modal that is busy or at work is not ready")
    func fronts() async throws {
        let flow = Task {
            for _ in 1...2 { _ = try? await stage.sheet(OfferScreen()) }
            try await stage.progress("Working") { _ in try await Task.sleep(for: .seconds(3_600)) }
        }
        await until { !stage.modals.isEmpty }
        let sheet = StagePicture(stage)
        #expect(sheet.front == sheet.modal?.screen?.id)
        #expect(throws: MoveError.self) { try stage.make(.press("Order"), at: sheet.modal?.id ?? "") }
        #expect(throws: MoveError.self) { try stage.make(.press("Order"), at: "modal 99") }
        try stage.make(.dismiss, at: sheet.front ?? "")
        await until { stage.modals.last.map { $0.id.description != sheet.modal?.id } ?? false }
        try stage.make(.dismiss, at: StagePicture(stage).modal?.id ?? "")
        await until { stage.modals.last?.content.kind == .progress }
        #expect(!StagePicture(stage).isReady)
        await flow.end()
    }

    @Test("A screen whose action waits for the button of a notice is ready, so that a program presses it")
    func notice() async throws {
        let screen = ArchiveScreen(stage)
        let flow = Task { try await stage.show(screen).value() }
        await until { stage.acceptsInput }
        try screen.press("Archive")
        await until { stage.notice != nil }
        #expect(StagePicture(stage).isReady)
        try stage.make(.press("Undo"), at: "notice")
        await until { screen.isUndone }
        await flow.end()
    }

    // MARK: While something is checked

    @Test("What was typed is not ready before its check has ended, also while the check waits for more letters")
    func screen() async throws {
        let screen = CodeScreen()
        let flow = Task { try await stage.show(screen).value() }
        await until { stage.acceptsInput }
        #expect(StagePicture(stage).isReady)
        try screen.fill("Code", "SAVE10")
        await expectChecks()
        #expect(StagePicture(stage).screen?.items.last?.isEnabled == true)
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
            #expect(title == "Code" || StagePicture(stage).modal?.items.first?.suggestions == ["Bern!"])
            modal.submit()
        }
        try await flow.value
    }

    @Test("A field says why its entry was refused")
    func refused() async throws {
        let flow = Task {
            _ = try? await stage.prompt("Code") { text -> String in throw InvalidInput("No “\(text)” here.") }
        }
        await until { !stage.modals.isEmpty }
        let modal = try #require(stage.modals.first)
        try modal.fill("Code", "SAVE")
        modal.submit()
        await untilReady()
        #expect(StagePicture(stage).modal?.items.first?.error == "No “SAVE” here.")
        await flow.end()
    }

    /// Expects that the stage is not ready now, but will be.
    private func expectChecks() async {
        let picture = StagePicture(stage)
        #expect(!picture.isReady)
        #expect((picture.modal?.items ?? picture.screen?.items)?.first?.isBusy == true)
        await untilReady()
    }

    private func untilReady() async {
        let (pictures, tell) = AsyncStream<StagePicture>.makeStream()
        let watcher = StageWatcher(stage) { tell.yield($0) }
        for await picture in pictures where picture.isReady { break }
        watcher.stop()
    }

    // MARK: The watcher

    @Test("A stage is told once for each place where it waits, and once more if that is wanted")
    func settled() async throws {
        var told: [String] = []
        let (pictures, tell) = AsyncStream<Void>.makeStream()
        let watcher = StageWatcher(stage) { picture in
            told.append(picture.modal?.title ?? "nothing")
            tell.yield()
        }
        var turns = pictures.makeAsyncIterator()
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
