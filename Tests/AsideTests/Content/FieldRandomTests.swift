import AsideTesting
import Observation
import TestSupport
import Testing

@testable import Aside

/// What must be true of fields with checks whatever the user, the program and slow checks do, in any order.
@MainActor
@Suite("Fields with checks, under random operations")
struct FieldRandomTests {
    @Test("A place holds only what has passed, and the default action is done only if everything shown has passed")
    func random() async throws {
        try await walk(RandomRun(seed: RandomRun.seed), min(RandomRun.operations, 2_000))
    }

    @Test("The same is true for fixed seeds", arguments: [1, 2, 3] as [UInt64])
    func seeds(_ seed: UInt64) async throws {
        try await walk(RandomRun(seed: seed), 300)
    }

    private func walk(_ run: RandomRun, _ count: Int) async throws {
        let ui = TestPresenter(.lenient)
        let walker = Walker(run, ui)
        try await ui.run {
            try await ui.stage.show(walker.screen).value()
        } steps: {
            try await ui.screen(SlowScreen.self)
            for _ in 0..<count { try await walker.step() }
            try await walker.end()
            walker.screen.publish()
        }
        #expect(walker.screen.done > 0)
    }
}

// MARK: - Fixtures

@MainActor
private final class Walker {
    let screen = SlowScreen()
    private var run: RandomRun
    private let ui: TestPresenter
    private var press: Task<Void, Never>?

    init(_ run: RandomRun, _ ui: TestPresenter) {
        (self.run, self.ui) = (run, ui)
    }

    func step() async throws {
        let what = run.number(below: 20)
        switch what {
        case 0..<6:
            let text = run.one(of: ["", "a", "bc", "x", "xy", "7", "3", "9", "05"]) ?? ""
            try screen.fill(run.one(of: ["Name", "Code", "Guests"]) ?? "Name", text)
        case 6..<9: try screen.leave(run.one(of: ["Name", "Code", "Guests"]) ?? "Name")
        case 9: try screen.fill("Note", "n")
        case 10: write()
        case 11..<13: if ui.clock.isInUse { try await ui.advance(by: .milliseconds(300)) }
        case 13..<16: pressDefault()
        default: await finish()
        }
        check("after step \(what)")
    }

    /// Lets everything end that has begun, and what that begins.
    func end() async throws {
        try await settle()
        check("in the end")
        #expect(screen.outline.controls.filter(\.isBusy) == [])
        (screen.name, screen.code, screen.guests) = ("end", 1, 1)
        pressDefault()
        try await settle()
    }

    private func settle() async throws {
        let end = PressEnd()
        Task { [press] in
            await press?.value
            end.hasCome = true
        }
        let tasks = ui.stage.host.tasks
        while true {
            // On systems without immediate tasks, a check begins a turn later.
            await until { !tasks.isAnswerUntaken }
            if ui.clock.isInUse {
                try await ui.advance(by: .milliseconds(300))
            } else if screen.hasPending {
                await finish()
            } else if end.hasCome {
                return
            } else {
                await until { [screen] in end.hasCome || screen.hasPending || tasks.isAnswerUntaken }
            }
        }
    }

    private func pressDefault() {
        guard let go = screen.outline["Go"], go.isEnabled, !go.isBusy else { return }
        press = try? screen.press(go.id)
    }

    private func write() {
        switch run.number(below: 4) {
        case 0: screen.name = "program"
        case 1: screen.code = nil
        case 2: screen.guests = 4
        default: screen.guests = 9
        }
    }

    private func finish() async {
        guard screen.hasPending else { return }
        let ended = screen.ended
        screen.finish(run.number(below: 100))
        await until { [screen] in screen.ended > ended }
    }

    private func check(_ moment: Comment) {
        let outline = screen.outline
        #expect(screen.isSound, moment)
        let isWrong = ["Name", "Code", "Guests"].contains { outline[$0]?.error != nil }
        #expect(outline["Go"]?.isEnabled == !isWrong, moment)
        for label in ["Name", "Code"] {
            if let item = outline[label], item.error != nil { #expect(SlowScreen.refuses(item.text ?? ""), moment) }
        }
        if !screen.hasUnfinishedInput {
            #expect(outline["Name"]?.text == screen.name, moment)
            #expect(outline["Guests"]?.text.flatMap(Outline.NumberRange.whole) == screen.guests, moment)
            if let code = screen.code, code != 1 { #expect(outline["Code"]?.text?.count == code, moment) }
        }
    }
}

@MainActor
@Observable
private final class PressEnd {
    var hasCome = false
}

/// A screen whose checks end when the test says so, cancelled or not.
@MainActor
@Observable
private final class SlowScreen: Screen {
    let outlet = Outlet<Void>()
    let title = "Slow"
    var name = ""
    var code: Int?
    var guests = 2
    var note = ""
    private(set) var ended = 0
    @ObservationIgnored private(set) var done = 0
    @ObservationIgnored private var passed: Set<String> = []
    private var pending: [CheckedContinuation<Void, Never>] = []
    @ObservationIgnored private(set) var isSound = true

    var content: Content {
        Field("Name", \.name, .text().checked { try await self.check($0) })
        Field(
            "Code", \.code,
            .text().parsed(whileTyping: true) {
                try await self.check($0)
                return $0.count
            })
        Field("Guests", \.guests, .number(in: 1...8).checked { try await self.check("\($0)") })
        Field("Note", \.note)
        Action("Go", shortcut: .enter) { self.go() }
    }

    var hasPending: Bool { !pending.isEmpty }

    func finish(_ place: Int) {
        pending.remove(at: place % pending.count).resume()
    }

    static func refuses(_ text: String) -> Bool { text.hasPrefix("x") || text == "7" }

    private func check(_ text: String) async throws {
        await withCheckedContinuation { pending.append($0) }
        ended += 1
        if Self.refuses(text) { throw InvalidInput("No.") }
        passed.insert(text)
    }

    private func go() {
        done += 1
        let isPassed = passed.contains(name) && passed.contains("\(guests)")
        if !isPassed || hasUnfinishedInput || guests == 7 || name.hasPrefix("x") { isSound = false }
    }
}
