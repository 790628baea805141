import TestSupport
import Testing

@testable import Aside

@MainActor
@Suite("Nothing freezes")
struct FreezeTests {
    /// A natural loop that continues although its question can never be shown again.
    enum Loop {
        case asking(EveryKind)
        case show, then

        static let all = EveryKind.allCases.map { Loop.asking($0) } + [.show, .then]

        @MainActor
        func askOnce(on stage: Stage) async {
            switch self {
            case .asking(let kind): try? await kind.ask(on: stage)
            case .show: _ = try? await stage.show(Page("page")).value()
            case .then: try? await stage.show(Page("page")).then { _ in }
            }
        }
    }

    enum Ending: CaseIterable {
        case cancelled, back, poppedToRoot, endOfInput, sheetEnded, windowClosed
    }

    @Test(
        "A loop of questions that cannot be shown does not block the main actor, and is paused longer each time",
        arguments: Loop.all, Ending.allCases)
    func loops(_ loop: Loop, _ ending: Ending) async throws {
        let counter = RefusalCounter()
        let stage = Stage()
        stage.attach(counter)
        let root = Page("root")
        let ready = Gate()
        let begun = Gate()
        let run: @MainActor (Stage) async -> Void = { stage in
            begun.open()
            while !ready.isOpen { await loop.askOnce(on: stage) }
        }
        let flow = Task {
            try await stage.show(root).then { _ in
                try await stage.show(Page("middle")).starting(with: "").then { _ in
                    if ending == .sheetEnded { return try await stage.sheet { await run($0) } }
                    await run(stage)
                }
            }
        }
        await until { stage.stack.top === root }
        root.publish("")
        await begun.pass()
        switch ending {
        case .cancelled: flow.cancel()
        case .back, .poppedToRoot: stage.stack.popToRoot()
        case .endOfInput: stage.abandon()
        case .sheetEnded:
            await until { stage.modals.first?.content.kind == .sheet }
            stage.modals.first?.dismiss()
        case .windowClosed: stage.close()
        }
        // The test itself runs on the main actor. If this returns, other tasks get their turns.
        await counter.refuses(12)
        ready.open()
        await flow.end()
        #expect(stage.modals.isEmpty)
        // After the end of the input, the last frame stays.
        #expect(stage.entries.isEmpty || ending == .endOfInput)
    }

    @Test("A question of a cancelled task is never shown, and gives the main actor a turn", arguments: Loop.all)
    func turn(_ loop: Loop) async {
        let ui = RecordingPresenter()
        var notes: [String] = []
        let asking = Task {
            Task { notes.append("somebody else") }
            await loop.askOnce(on: ui.stage)
            notes.append("the asker")
        }
        await asking.end()
        #expect(notes == ["somebody else", "the asker"])
        #expect(ui.presented.isEmpty && ui.stacks.isEmpty)
    }

    @Test("A question that is rejected again and again is slowed down, too")
    func rejected() async throws {
        let counter = RefusalCounter()
        let stage = Stage()
        stage.attach(counter)
        let standing = Task { await stage.alert("Standing") }
        await until { !stage.modals.isEmpty }
        let ready = Gate()
        let loop = Task {
            while !ready.isOpen { _ = try? await stage.ask(.confirm("Another?").rejecting()) }
        }
        await counter.refuses(12)
        ready.open()
        stage.modals.first?.submit()
        await standing.value
        await loop.value
        #expect(counter.last?.name == "alert “Another?”")
        #expect(counter.last?.isLost == false)
    }
}

/// A presenter that counts refused questions, and shows nothing.
@MainActor
final class RefusalCounter: Presenter {
    private(set) var last: RefusedQuestion?
    /// Whether notices go as soon as they are shown, as where nobody could press them.
    var dismissesNotices = false
    private var waiting: (times: Int, continuation: CheckedContinuation<Void, Never>)?

    func announce(_ notice: Notice) {
        if dismissesNotices { notice.dismiss() }
    }

    func refused(_ question: RefusedQuestion) {
        last = question
        guard let waiting, question.times >= waiting.times else { return }
        self.waiting = nil
        waiting.continuation.resume()
    }

    /// Waits until a question was refused this often in a row.
    func refuses(_ times: Int) async {
        if let last, last.times >= times { return }
        await withCheckedContinuation { waiting = (times, $0) }
    }
}
