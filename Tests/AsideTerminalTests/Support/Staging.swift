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

@MainActor
func withView(
    of screen: some Screen, _ body: @MainActor (Stage, TerminalView, Recorder) async throws -> Void
) async throws {
    try await with(screen) { stage in
        let canvas = Recorder()
        try await body(stage, TerminalView(stage, on: canvas) { _ in }, canvas)
    }
}

@MainActor
func withView(
    of scene: Scene, _ body: @MainActor (Stage, TerminalView, Recorder) async throws -> Void
) async throws {
    try await with(scene) { stage in
        let canvas = Recorder()
        try await body(stage, TerminalView(stage, on: canvas) { _ in }, canvas)
    }
}
