import TestSupport
import Testing

@testable import Aside

/// Input to a modal that is leaving, and input with a place that the modal does not have.
@MainActor
@Suite("Input that a modal refuses")
struct LeavingTests {
    let ui = RecordingPresenter()
    var stage: Stage { ui.stage }

    @Test("The content of a prompt stays as it was answered while it leaves")
    func prompt() async throws {
        ui.animates = true
        let flow = Task { [stage] in try await stage.prompt("Coupon") }
        let modal = await ui.modal("Coupon")
        #expect(modal.fill(with: "A"))
        #expect(modal.press(0))
        #expect(!modal.fill(with: "B"))
        #expect(!modal.press(0))
        #expect(modal.content.body[0].text == "A")
        modal.reportGone()
        #expect(try await flow.value == "A")
    }

    @Test("A prompt with a check that was dismissed checks nothing while it leaves")
    func checkedPrompt() async throws {
        ui.animates = true
        let flow = Task { [stage] in try await stage.prompt("Coupon") { $0 } }
        let modal = await ui.modal("Coupon")
        #expect(modal.dismiss())
        #expect(!modal.press(0))
        #expect(!modal.content.isBusy)
        modal.reportGone()
        await #expect(throws: CancellationError.self) { try await flow.value }
    }

    @Test("An operation that continues after its progress has ended reports nothing")
    func progress() async throws {
        ui.animates = true
        let gate = Gate()
        let flow = Task { [stage] in
            try await stage.progress("Searching…") { report in
                report(0.1, "Begun")
                report(0.2)
                await gate.pass()
                report(0.9, "Late")
            }
        }
        let modal = await ui.modal("Searching…")
        await until { gate.isReached }
        #expect(modal.content.body.first?.fraction == 0.2)
        #expect(modal.content.body.first?.note == "Begun")
        flow.cancel()
        await until { modal.isLeaving }
        gate.open()
        modal.reportGone()
        await #expect(throws: CancellationError.self) { try await flow.value }
        #expect(modal.content.body.first?.fraction == 0.2)
        #expect(modal.content.body.first?.note == "Begun")
    }

    @Test("Picking or pressing a missing place is refused, and the modal stays")
    func places() async throws {
        let ask: [(String, @MainActor (Stage) async -> Void)] = [
            ("Alert", { _ = try? await $0.confirm("Alert") }),
            ("List", { _ = try? await $0.choose("List", from: [1, 2]) }),
            ("Many", { _ = try? await $0.chooseMany("Many", from: [1, 2]) }),
            ("Prompt", { _ = try? await $0.prompt("Prompt") }),
            ("Work", { _ = try? await $0.progress("Work") { _ in try await Effect().run() } }),
        ]
        for (title, question) in ask {
            let flow = Task { [stage] in await question(stage) }
            let modal = await ui.modal(title)
            for place in [9, -1] {
                #expect(!modal.press(place), "\(title)")
                #expect(!modal.pick(place), "\(title)")
                #expect(!modal.fill(place, with: "x"), "\(title)")
            }
            #expect(!modal.isLeaving && !modal.content.isBusy, "\(title)")
            await flow.end()
        }
    }

    @Test("A detached presenter cannot take modals away, and observers learn of an attached one")
    func detaching() async throws {
        let other = RecordingPresenter(stage)
        ui.attach()
        let flow = Task { [stage] in try await stage.confirm("Sure?") }
        await ui.modal("Sure?")
        other.detach()
        #expect(stage.questions == ["Sure?"])
        let change = Change { [stage] in _ = stage.modals.count }
        ui.detach()
        #expect(change.isSeen && stage.modals.isEmpty)
        flow.cancel()
        await #expect(throws: CancellationError.self) { try await flow.value }
    }

    @Test("An observer of the modals in view learns when one has gone")
    func gone() async throws {
        ui.animates = true
        let flow = Task { [stage] in try await stage.confirm("Sure?") }
        let modal = await ui.modal("Sure?")
        modal.press(0)
        let change = Change { [stage] in _ = stage.modals.count }
        modal.reportGone()
        #expect(change.isSeen)
        #expect(try await flow.value)
    }
}
