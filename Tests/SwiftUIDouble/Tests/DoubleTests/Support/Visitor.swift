import Aside
import Observation
import SwiftUI
import TestSupport
import Testing

@testable import AsideUI

/// A user in front of a window, who lets time pass until nothing moves, looks at the screen, and presses buttons.
@MainActor
final class Visitor {
    let window: Window
    /// The presenter of the stage, after it has presented something.
    private(set) weak var presenter: StagePresenter?
    /// What is done after a second.
    private(set) var seconds: [@MainActor () -> Void] = []
    /// The warnings to the programmer.
    private(set) var warnings: [String] = []
    /// The texts that VoiceOver has read by itself.
    private(set) var announcements: [String] = []
    private(set) var pauses: [(wait: Placement.Wait, presenter: StagePresenter, end: Duration)] = []
    /// The time, as far as a test lets it pass.
    var time = Duration.zero

    /// - Parameters:
    ///   - scenario: How the double behaves.
    ///   - isObservable: Whether the system tells what is in view.
    ///   - platform: What the system can present.
    ///   - content: The content of the window.
    convenience init<Content: View>(
        _ scenario: Scenario = Scenario(), isObservable: Bool = true, platform: Platform = Platform(),
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.init(in: Window(scenario, content: content), isObservable: isObservable, platform: platform)
    }

    /// A user of the screens of a stage, in which pages have buttons that count and publish.
    convenience init(of stage: Stage, _ scenario: Scenario = Scenario(), isObservable: Bool = true) {
        self.init(scenario, isObservable: isObservable) {
            StageView(stage).screen(Page.self) { CountedPage(page: $0) }
        }
    }

    init(in window: Window, isObservable: Bool = true, platform: Platform = Platform()) {
        self.window = window
        let hooks = SystemHooks(
            platform: { platform },
            wait: { [weak self] wait, presenter in
                guard let self else { return }
                self.presenter = presenter
                let duration = PauseTiming().duration(of: wait, canLook: presenter.canLook(wait))
                pauses.append((wait, presenter, time + duration))
                window.wake()
            },
            afterSecond: { [weak self] action in
                self?.seconds.append(action)
                self?.window.wake()
            },
            warn: { [weak self] in self?.warnings.append($0) },
            announce: { [weak self] in self?.announcements.append($0) },
            find: { appearance, presenting, presenter in
                isObservable ? SystemHooks.real.find(appearance, presenting, presenter) : .unknown
            },
            isGone: { isObservable && SystemHooks.real.isGone($0) })
        window.prepare = { $0.hooks = hooks }
        window.draw()
    }

    // MARK: Time

    /// Lets all events happen that need no user.
    func settle() {
        window.draw()
        var steps = 0
        while step(), steps < 1_000 {
            window.draw()
            steps += 1
        }
        if steps == 1_000 { Issue.record("It never comes to rest: \(pauses.map(\.wait)), \(window.presented).") }
    }

    /// Lets one event happen: an animation ends, or the oldest pause is over.
    @discardableResult
    func step() -> Bool {
        window.draw()
        if window.isMoving {
            window.finishAnimations()
        } else if let next = pauses.firstIndex(where: { $0.wait.purpose != .watching }) {
            endPause(next)
        } else if !seconds.isEmpty {
            endSecond(0)
        } else {
            return false
        }
        return true
    }

    /// Looks once more at each alert that is in view.
    func look() {
        for place in pauses.indices.reversed() where pauses[place].wait.purpose == .watching { endPause(place) }
    }

    /// Ends every animation, but no pause.
    func settleButPauses() {
        window.draw()
        while window.isMoving {
            window.finishAnimations()
            window.draw()
        }
    }

    func endSecond(_ place: Int) {
        seconds.remove(at: place)()
    }

    func endPause(_ place: Int) {
        let pause = pauses.remove(at: place)
        pause.presenter.isOver(pause.wait)
    }

    /// Waits until a condition holds on the settled screen; when the test is out of time, it names the content instead.
    func until(_ condition: @MainActor (Window) -> Bool, sourceLocation: SourceLocation = #_sourceLocation) async {
        let window = window
        settle()
        while !holds(condition) {
            if Task.isCancelled {
                Issue.record("On the screen: \(window.screen.map(\.label)).", sourceLocation: sourceLocation)
                return
            }
            await withTaskCancellationHandler {
                await window.change()
            } onCancel: {
                Task { @MainActor in window.wake() }
            }
            settle()
        }
    }

    /// Waits until something on the screen changes, work has begun, or a flow has ended.
    func until(_ answers: AnswerRecord) async {
        guard !holds({ _ in answers.isFinished || !answers.running.isEmpty }) else { return }
        await window.change()
    }

    /// Waits until no question is left, and then for the end of a flow.
    func result<Value>(
        of flow: Task<Value, Never>, on stage: Stage, sourceLocation: SourceLocation = #_sourceLocation
    ) async -> Value {
        await until({ _ in stage.modals.isEmpty }, sourceLocation: sourceLocation)
        return await flow.value
    }

    /// Returns whether a condition holds, and draws the window again when a value changes that the condition reads.
    private func holds(_ condition: @MainActor (Window) -> Bool) -> Bool {
        withObservationTracking {
            condition(window)
        } onChange: { [weak window] in
            MainActor.assumeIsolated { window?.wake() }
        }
    }

    /// Waits until something is being presented.
    func untilPresented() async {
        while window.presented.isEmpty {
            await window.change()
            window.draw()
        }
    }

    // MARK: The user

    /// Waits until a text is on the screen.
    func sees(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async {
        await until({ $0.texts.contains(text) }, sourceLocation: sourceLocation)
    }

    /// Waits until a button is enabled, and presses it.
    func press(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) async {
        await until({ $0.buttons.contains { $0.hasPrefix(label) } }, sourceLocation: sourceLocation)
        window.press(label)
        settle()
    }

    /// Waits until a field is on the screen, and fills it in.
    func fill(_ label: String, _ text: String, sourceLocation: SourceLocation = #_sourceLocation) async {
        await until({ $0.fields.contains(label) }, sourceLocation: sourceLocation)
        window.fill(label, text)
        settle()
    }
}

/// A page with a value of its own, whose buttons count and publish.
struct CountedPage: View {
    let page: Page
    @State private var count = 0

    var body: some View {
        Text("\(page.title) \(count)")
        Button("Count \(page.title)") { count += 1 }
        Button("Publish \(page.title)") { page.publish(page.title) }
    }
}
