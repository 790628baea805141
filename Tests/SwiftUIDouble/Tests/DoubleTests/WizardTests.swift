import Aside
import SwiftUI
import Testing

@testable import AsideUI

@Suite("A wizard in the double")
@MainActor
struct WizardTests {
    private let stage = Stage()

    @Test("A question is a screen of the stack; the system's Back shows it again with its answer")
    func wizard() async throws {
        let user = Visitor(of: stage)
        let order = Task {
            try await stage.show(.prompt("Name"), step: 1, of: 3).then { name in
                try await stage.show(.choose("Size", from: ["Small", "Large"]), step: 2, of: 3).then { size in
                    let extras = Question.chooseMany("Extras", from: ["Milk", "Sugar"], count: 1...)
                    return try await stage.show(extras, step: 3, of: 3).then { "\(name), \(size), \($0)" }
                }
            }
        }
        await user.sees("1 of 3")
        await user.fill("Name", "Ada")
        await user.press("OK")
        await user.sees("2 of 3")
        await user.press("Large")
        await user.sees("3 of 3")
        await user.press("Sugar")
        await user.press("Back")
        await user.sees("2 of 3")
        #expect(stage.entries.last?.screen.outline.controls.first?.options.map(\.isSelected) == [false, true])
        await user.press("Small")
        await user.sees("3 of 3")
        await user.press("Milk")
        await user.press("Done")
        #expect(try await order.value == "Ada, Small, [\"Milk\"]")
        await user.until { _ in stage.entries.isEmpty }
    }
}
