import Aside
import Foundation
import RandomOperations
import TestSupport

@testable import AsideUI

/// One random schedule: questions of several kinds, and what the system, the app and the user do to their presentations.
///
/// Nobody draws: what is tested is what is presented, and what the asker learns.
@MainActor
final class Schedule {
    let stage = Stage()
    let system: ScheduledSystem
    let attached: AttachedWindow<ControllerWindow>
    private let time = ManualTime()
    private var random: Seeded
    private var open = 0
    private var isOver = false
    private var disturbances = 6
    private(set) var steps = 0
    private(set) var events: [String] = []
    private(set) var complaints: [String] = []
    /// What the user has answered, by the title of the question.
    private var answers: [String: String] = [:]
    private var sentAway: Set<String> = []
    private var tasks: [Task<Void, Never>] = []
    private var works: [CheckedContinuation<Void, Never>] = []

    init(seed: UInt64) {
        random = Seeded(seed: seed)
        system = ScheduledSystem()
        attached = AttachedWindow(stage, in: ControllerWindow())
        system.losesCompletion = { [unowned self] in one(in: 12) }
        attached.presenter.use(SystemHooks(time, on: Platform())) { _ in nil }
        system.show(in: attached.window)
        attached.viewAppeared()
    }

    /// Lets questions be asked and answered until none is left.
    func run() async {
        for number in 0...below(3) { ask(number) }
        while open > 0, goesOn() {
            // What the askers do comes between the events.
            for _ in 0..<below(3) { await Task {}.value }
            check()
            if !act() { await Task {}.value }
        }
        isOver = true
        for task in tasks { task.cancel() }
        for work in works { work.resume() }
        works = []
        if !complaints.isEmpty { stage.close() }
        for _ in 0..<1_000 where open > 0 { await Task {}.value }
        if open > 0 { complain("\(open) askers wait for ever.") }
        system.losesCompletion = { false }
        // A transition whose completion was lost ends after two seconds.
        while goesOn(), goOn() || attached.presenter.plan.inFlight != nil && lapse() {}
        guard complaints.isEmpty else { return }
        if !stage.modals.isEmpty { complain("Left on the stage: \(stage.modals).") }
        if !system.shown(by: attached.window).isEmpty { complain("Left in view: \(system.shown).") }
        check()
    }

    /// Counts a step, and complains if there are too many of them.
    private func goesOn() -> Bool {
        steps += 1
        if steps == 3_000 {
            complain("It does not end: \(stage.description), \(system.shown), moving: \(system.isMoving).")
        }
        return steps < 3_000 && complaints.isEmpty
    }

    // MARK: Questions

    private func ask(_ number: Int) {
        open += 1
        tasks.append(
            Task {
                await self.ask("\(number)", on: self.stage, depth: 0)
                self.open -= 1
            })
    }

    private func ask(_ title: String, on stage: Stage, depth: Int) async {
        let kind = below(depth < 2 ? 8 : 4)
        note("asks \(title), kind \(kind)")
        let outcome = try? await stage.outcome(of: {
            switch kind {
            case 0: try await stage.confirm(title, action: "yes") ? "yes" : "no"
            case 1: try await stage.choose(title, from: ["a", "b"])
            case 2: try await prompt(title, on: stage)
            case 3: try await stage.choose(title, from: (0..<9).map { "row \($0)" })
            case 4, 5:
                try await stage.sheet(
                    title, style: pick([.sheet, .fullScreen, .popover(at: "anchor")]), undismissible: one(in: 2)
                ) { stage in
                    if self.one(in: 2) { await self.ask("\(title).1", on: stage, depth: depth + 1) }
                    await self.ask("\(title).2", on: stage, depth: depth + 1)
                    return "done"
                }
            default:
                try await stage.progress(title) { _ in
                    if self.one(in: 2) { await self.work() }
                    if self.one(in: 2) { await self.ask("\(title).1", on: stage, depth: depth + 1) }
                    return "done"
                }
            }
        })
        ended(title, outcome ?? .cancelled, isWork: kind > 3)
    }

    private func prompt(_ title: String, on stage: Stage) async throws -> String {
        var refusals = below(3)
        let isSlow = one(in: 2)
        return try await stage.prompt(
            title,
            .text().checked { _ in
                if isSlow { await self.work() }
                guard refusals > 0 else { return }
                refusals -= 1
                throw InvalidInput("Once more.")
            })
    }

    private func work() async {
        // Nobody ends the work of a schedule that is given up.
        guard !isOver else { return }
        await withCheckedContinuation { works.append($0) }
    }

    private func ended(_ title: String, _ outcome: Outcome<String>, isWork: Bool) {
        note("ended \(title): \(outcome)")
        switch outcome {
        case .answered("no") where sentAway.contains(title): break
        case .answered(let answer) where !isWork && answers[title] != answer:
            complain("“\(title)” got “\(answer)”, but the user took \(answers[title] ?? "nothing").")
        case .dismissed where !sentAway.contains(title): complain("“\(title)” was dismissed, and not by the user.")
        case .dismissed, .answered: break
        case .cancelled, .ownerGone, .replaced, .rejected, .expired:
            // A question ends with its task, and with the work that it was asked in, or directly over.
            let mayEnd = title.contains(".") || withdrawn.contains(title) || outcome == .ownerGone && !isWork
            if !mayEnd { complain("“\(title)” was lost: \(outcome).") }
        }
    }

    private var withdrawn: Set<String> = []

    // MARK: Events

    /// Lets one thing happen; returns `false` if nothing can.
    private func act() -> Bool {
        if one(in: 3), disturb() { return true }
        if one(in: 4), user() { return true }
        if one(in: 30), lapse() { return true }
        return goOn() || user() || endWork() || lapse() || disturb()
    }

    /// Lets a turn come, or a motion end.
    private func goOn() -> Bool {
        if time.hasTurn, !system.isMoving || one(in: 2) {
            time.turn()
        } else if system.isMoving, !system.isHeld {
            note("a motion ends")
            system.finishMotion()
        } else if system.isHeld {
            note("the user lets go")
            system.letGo(isCancelled: one(in: 2))
        } else if time.hasTurn {
            time.turn()
        } else {
            return false
        }
        return true
    }

    private func endWork() -> Bool {
        guard !works.isEmpty else { return false }
        note("work ends")
        works.removeFirst().resume()
        return true
    }

    /// Lets two seconds pass.
    private func lapse() -> Bool {
        guard time.hasTimer else { return false }
        note("two seconds pass")
        time.pass(.seconds(2))
        return true
    }

    /// Lets the app, or the one who asks, do something that nobody expects.
    private func disturb() -> Bool {
        guard disturbances > 0 else { return system.isAppShowing && one(in: 2) ? closeOwn() : false }
        disturbances -= 1
        switch below(3) {
        case 0 where system.appShows():
            note("the app shows a sheet")
        case 1: return closeOwn()
        case 2 where one(in: 3):
            guard let place = tasks.indices.first(where: { !withdrawn.contains("\($0)") }) else { return false }
            note("withdrawn \(place)")
            withdrawn.insert("\(place)")
            tasks[place].cancel()
        default: return false
        }
        return true
    }

    private func closeOwn() -> Bool {
        guard system.isAppShowing else { return false }
        note("the app closes its sheet")
        system.appCloses()
        return true
    }

    /// Lets the user do something to the modal in front.
    private func user() -> Bool {
        guard !system.isMoving, case .modal(let id)? = attached.window.chain?.layers.last,
            let modal = stage.modals.first(where: { $0.id == id })
        else { return system.isMoving ? false : (system.isAppInFront && closeOwn()) }
        let title = modal.content.title
        if one(in: 4), modal.content.kind != .alert, system.sendsAway() {
            note("sent away \(title)")
            sentAway.insert(title)
            return true
        }
        if let button = system.alertButtons.randomElement(using: &random) {
            note("presses \(button) of \(title)")
            take(button, of: modal)
            system.pressAlert(button)
            return true
        }
        let options = modal.content.options
        guard modal.content.kind == .choose, let row = options.indices.randomElement(using: &random), modal.pick(row)
        else { return false }
        let option = options[row]
        note("picks \(option.label) of \(title)")
        answers[title] = option.label
        return true
    }

    private func take(_ button: String, of modal: Modal) {
        let title = modal.content.title
        if button == "Cancel" { sentAway.insert(title) }
        // A prompt's answer is what stands in its field.
        answers[title] = modal.content.kind == .prompt ? "" : button == "Cancel" ? "no" : button
    }

    // MARK: What must hold

    private func check() {
        for fault in system.faults { complain(fault) }
        let shown = system.shown(by: attached.window)
        if Set(shown).count < shown.count { complain("Shown twice at once: \(shown).") }
        guard !system.isMoving, !time.hasTurn, attached.presenter.plan.inFlight == nil else { return }
        for id in shown where !stage.modals.contains(where: { $0.id == id }) {
            complain("\(id) is in view after its end.")
        }
    }

    private func complain(_ complaint: String) {
        note("COMPLAINT: \(complaint)")
        complaints.append(complaint)
    }

    private func note(_ event: String) { events.append(event) }

    private func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
    private func one(in count: Int) -> Bool { below(count) == 0 }
    private func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }
}
