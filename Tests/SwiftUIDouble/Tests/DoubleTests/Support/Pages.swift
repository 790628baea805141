import Aside
import SwiftUI
import TestSupport

@testable import AsideUI

/// A screen with a button that yields its title.
class ButtonPage: Page, ViewProviding {
    @ViewBuilder var view: some View {
        Button("Publish") { self.publish(self.title) }
        Text("Anchor").questionAnchor("publish")
    }
}

/// A screen that asks before the user leaves it.
final class GuardedPage: ButtonPage, CloseGuarding {
    private let stage: Stage
    private var asked = 0

    init(_ title: String, _ stage: Stage) {
        self.stage = stage
        super.init(title)
    }

    func mayClose() async -> Bool {
        asked += 1
        return (try? await stage.ask(.confirm("guard \(asked)", action: "yes").cancel("no"))) == true
    }
}
