import Aside
import SwiftUI
import TestSupport
import Testing

@testable import AsideUI

/// The recipe for an inspector in the article about apps with SwiftUI.
@Suite("An inspector in the double", .timeLimit(.minutes(1)))
@MainActor
struct InspectorTests {
    @Test("An inspector with its own stage asks while the screen beside it stays usable and asks, too")
    func beside() async {
        let stage = Stage()
        let user = Visitor { StageView(stage).screen(Page.self) { InspectedView(page: $0, stage: stage) } }
        let flow = Task { try? await stage.show(Page("List")).value() }
        await user.press("Details")
        await user.press("Remove all")
        await user.sees("Remove all?")
        await user.press("OK")
        await user.sees("Removed")
        await user.press("Ask")
        await user.sees("Sure?")
        await user.press("OK")
        await user.press("Publish List")
        #expect(await flow.value == "List")
    }
}

private struct InspectedView: View {
    let page: Page
    let stage: Stage
    @State private var isInspecting = false
    @State private var details = Stage()

    var body: some View {
        Group {
            Button("Ask") { Task { try await stage.confirm("Sure?") } }
            Button("Publish \(page.title)") { page.publish(page.title) }
            Button("Details") { isInspecting.toggle() }
        }
        .inspector(isPresented: $isInspecting) {
            DetailsView().questions(on: details)
        }
    }
}

private struct DetailsView: View {
    @CurrentStage private var stage
    @State private var isRemoved = false

    var body: some View {
        if isRemoved { Text("Removed") }
        Button("Remove all") {
            Task { isRemoved = try await stage.confirm("Remove all?") }
        }
    }
}
