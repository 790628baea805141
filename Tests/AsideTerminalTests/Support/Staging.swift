import Aside
import Observation

@testable import AsideTerminal

/// A renderer for a stage that the tests observe themselves.
@MainActor
final class EmptyPresenter: Presenter {}

/// Runs a flow until a condition holds or it asks, then runs a test, and finally cancels what still runs.
@MainActor
func withStage(
    _ flow: @escaping @MainActor (Stage) async throws -> Void,
    until isReady: @escaping @MainActor (Stage) -> Bool = { !$0.modals.isEmpty },
    _ body: @MainActor (Stage) async throws -> Void
) async throws {
    let stage = Stage()
    let presenter = EmptyPresenter()
    stage.attach(presenter)
    let task = Task { try await flow(stage) }
    defer {
        task.cancel()
        stage.detach(presenter)
    }
    try await untilSo { isReady(stage) }
    try await body(stage)
}

/// Shows a screen to a test.
@MainActor
func with(_ screen: some Screen, _ body: @MainActor (Stage) async throws -> Void) async throws {
    try await withStage {
        try await $0.show(screen).then { _ in }
    } until: {
        $0.acceptsInput
    } _: { stage in
        try await body(stage)
    }
}

/// Shows a scene to a test.
@MainActor
func with(_ scene: Scene, _ body: @MainActor (Stage) async throws -> Void) async throws {
    try await withStage(scene.ask, until: scene.stands) { stage in
        if scene == .busyForm {
            stage.modals.last?.submit()
            try await untilSo { stage.modals.last?.content.isBusy == true }
        }
        try await body(stage)
    }
}

/// Shows a screen to a test, in a view.
@MainActor
func withView(
    of screen: some Screen, _ body: @MainActor (Stage, TerminalView, Recorder) async throws -> Void
) async throws {
    try await with(screen) { stage in
        let canvas = Recorder()
        try await body(stage, TerminalView(stage, on: canvas) { _ in }, canvas)
    }
}

/// Waits until an observed condition holds; if the code is broken, the test fails and does not wait for ever.
@MainActor
func untilSo(_ isSo: @escaping @MainActor () -> Bool) async throws {
    let alarm = Alarm()
    let ringing = Task {
        // Beside a thousand other tests on a busy machine, minutes can pass between two turns of the main actor.
        try await Task.sleep(for: .seconds(600))
        alarm.rings = true
    }
    defer { ringing.cancel() }
    while !isSo() {
        if alarm.rings { throw WaitedInVain() }
        await withCheckedContinuation { continuation in
            withObservationTracking {
                _ = isSo() || alarm.rings
            } onChange: {
                Task { @MainActor in continuation.resume() }
            }
        }
    }
}

@MainActor
@Observable
private final class Alarm {
    var rings = false
}

struct WaitedInVain: Error {}
