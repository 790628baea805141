import Aside
import Observation
import TestSupport
import Testing

@testable import AsideTerminal

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
            await until { stage.modals.last?.content.isBusy == true }
        }
        try await body(stage)
    }
}

/// Shows what a flow asks to a test, in a view that has drawn it.
@MainActor
func withView(
    of flow: @escaping @MainActor (Stage) async throws -> Void,
    until isReady: @escaping @MainActor (Stage) -> Bool = { !$0.modals.isEmpty },
    _ body: @MainActor (Stage, TerminalView, Recorder) async throws -> Void
) async throws {
    try await withStage(flow, until: isReady) { stage in
        let canvas = Recorder()
        let view = TerminalView(stage, on: canvas) { _ in }
        view.draw()
        try await body(stage, view, canvas)
        withExtendedLifetime(view) {}
    }
}

@MainActor
func withView(
    of screen: some Screen, _ body: @MainActor (Stage, TerminalView, Recorder) async throws -> Void
) async throws {
    try await withView(of: { try await $0.show(screen).then { _ in } }, until: { $0.acceptsInput }, body)
}

@MainActor
func withView(
    of scene: Scene, _ body: @MainActor (Stage, TerminalView, Recorder) async throws -> Void
) async throws {
    try await withView(of: scene.ask, until: scene.stands, body)
}
