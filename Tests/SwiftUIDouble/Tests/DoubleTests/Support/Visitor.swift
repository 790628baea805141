import Aside
import Observation
import SwiftUI
import TestSupport
import Testing

@testable import AsideUI

/// A user in front of a window, who lets everything come to rest, looks at the screen, and presses buttons.
@MainActor
final class Visitor {
    let window: Window
    /// What the views have in place of the real system.
    private(set) var hooks = SystemHooks.real
    /// The warnings to the programmer.
    private(set) var warnings: [String] = []
    /// The texts that VoiceOver has read by itself.
    private(set) var announcements: [String] = []
    /// What comes in another turn.
    private var turns: [@MainActor () -> Void] = []
    private var timers: [(due: Duration, action: @MainActor () -> Void)] = []
    private var time = Duration.zero

    /// - Parameters:
    ///   - platform: What the system can present.
    ///   - content: The content of the window.
    init<Content: View>(platform: Platform? = nil, @ViewBuilder content: @escaping @MainActor () -> Content) {
        window = Window(content: content)
        hooks.platform = { platform ?? .double }
        hooks.after = { [weak self] duration, action in
            guard let self else { return }
            if duration == .zero { turns.append(action) } else { timers.append((time + duration, action)) }
            self.window.wake()
        }
        hooks.warn = { [weak self] in self?.warnings.append($0) }
        hooks.announce = { [weak self] in self?.announcements.append($0) }
        window.prepare = { [hooks] in $0.hooks = hooks }
        window.draw()
    }

    /// A user of the screens of a stage, in which pages have buttons that count and publish.
    convenience init(of stage: Stage) {
        self.init { StageView(stage).screen(Page.self) { CountedPage(page: $0) } }
    }

    // MARK: Time

    /// Lets all events happen that need no user and no time.
    func settle() {
        var steps = 0
        window.draw()
        while step(), steps < 1_000 {
            window.draw()
            steps += 1
        }
        if steps == 1_000 { Issue.record("It never comes to rest.") }
    }

    /// Lets one event happen: a turn, or the end of a motion.
    @discardableResult
    func step() -> Bool {
        window.draw()
        if !turns.isEmpty {
            turns.removeFirst()()
        } else if window.isMoving {
            window.finishMotion()
        } else {
            return false
        }
        return true
    }

    /// Lets time pass.
    func pass(_ duration: Duration) {
        settle()
        time += duration
        let due = timers.filter { $0.due <= time }
        timers.removeAll { $0.due <= time }
        for timer in due { timer.action() }
        settle()
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

extension Platform {
    /// The system of the double.
    @MainActor static var double: Platform {
        var platform = Platform()
        platform.hasDialogs = Window.isPhone
        platform.hasFullScreenCovers = Window.isPhone
        return platform
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
