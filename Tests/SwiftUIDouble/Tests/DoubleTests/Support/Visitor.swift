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
    let time = ManualTime()

    /// - Parameters:
    ///   - platform: What the system can present.
    ///   - content: The content of the window.
    init<Content: View>(platform: Platform = .watch, @ViewBuilder content: @escaping @MainActor () -> Content) {
        window = Window(content: content)
        time.changed = { [weak window] in window?.wake() }
        window.prepare = { [hooks = SystemHooks(time, on: platform)] in $0.aside.hooks = hooks }
        window.draw()
    }

    /// A user of the screens of a stage, in which pages have buttons that count and publish.
    convenience init(of stage: Stage) {
        self.init { StageView(stage).screen(Page.self) { CountedPage(page: $0) } }
    }

    /// Lets all events happen that need no user and no time.
    func settle() {
        var steps = 0
        window.draw()
        while time.hasTurn, steps < 1_000 {
            time.turn()
            window.draw()
            steps += 1
        }
        if steps == 1_000 { Issue.record("It never comes to rest.") }
    }

    /// Lets time pass.
    func pass(_ duration: Duration) {
        settle()
        time.pass(duration)
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

extension SystemHooks {
    /// What a test decides.
    @MainActor
    init(_ time: ManualTime, on platform: Platform) {
        self.init(
            platform: { platform }, after: { [weak time] in time?.after($0, $1) },
            warn: { [weak time] in time?.warnings.append($0) },
            announce: { [weak time] in time?.announcements.append($0) })
    }
}

extension Platform {
    /// A system where there is neither UIKit nor AppKit.
    static let watch = Platform(hasFullScreenCovers: false, hasFieldsInAlerts: false)
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
