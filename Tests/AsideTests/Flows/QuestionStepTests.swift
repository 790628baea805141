import AsideTesting
import TestSupport
import Testing

@testable import Aside

@MainActor
@Suite("A question as a step")
struct QuestionStepTests {
    let ui = RecordingPresenter()
    var stage: Stage { ui.stage }

    private struct Guest: Equatable {
        var name = "Ada"
        var guests = 1
    }

    private var top: any Screen {
        get throws { try #require(stage.entries.last).screen }
    }

    /// Operates the screen on top once it has a title.
    private func at(_ title: String, _ operate: (any Screen) throws -> Void) async throws {
        await until { stage.acceptsInput && stage.entries.last?.screen.title == title }
        try operate(try top)
    }

    @Test(
        "A form that is kept for later is as at first after its entries, checked or not, were discarded",
        arguments: ["Grace", ""])
    func discardedAndKept(_ name: String) async throws {
        let page = Page("Cart")
        let kept = stage.show(
            .form("Guest", Guest()) {
                Field("Name", \.name, .text().checked { if $0.isEmpty { throw InvalidInput("?") } })
            })
        let flow = Task { try await stage.show(page).then { _ in try await kept.value() } }
        await ui.at(page, publishes: "cart")
        try await at("Guest") { guest in
            try guest.fill("Name", name)
            #expect(guest.dismiss())
        }
        try await ui.modal("Discard what you entered?").press("Discard")
        await ui.at(page, publishes: "again")
        try await at("Guest") { guest in
            #expect(guest.outline.controls.first?.text == "Ada")
            #expect(guest.dismiss())
        }
        await ui.at(page, publishes: "once more")
        try await at("Guest") { try $0.press("OK") }
        #expect(try await flow.value == Guest())
    }

    @Test(
        "Back from a form that was submitted asks nothing; what is entered later and discarded gives way to what was submitted"
    )
    func submittedAndKept() async throws {
        let page = Page("Cart")
        let kept = stage.show(.form("Guest", Guest()) { Field("Name", \.name) })
        let flow = Task {
            try await stage.show(page).then { _ in
                try await kept.then { guest in
                    guard try await stage.confirm("Save?") else { throw CancellationError() }
                    return guest
                }
            }
        }
        await ui.at(page, publishes: "cart")
        try await at("Guest") { guest in
            try guest.fill("Name", "Grace")
            try guest.press("OK")
        }
        await ui.modal("Save?").dismiss()
        try await at("Guest") { #expect($0.dismiss()) }
        await ui.at(page, publishes: "again")
        try await at("Guest") { guest in
            #expect(guest.outline.controls.first?.text == "Grace")
            try guest.fill("Name", "Linus")
            #expect(guest.dismiss())
        }
        try await ui.modal("Discard what you entered?").press("Discard")
        await ui.at(page, publishes: "once more")
        try await at("Guest") { guest in
            #expect(guest.outline.controls.first?.text == "Grace")
            try guest.press("OK")
        }
        await ui.modal("Save?").submit()
        #expect(try await flow.value == Guest(name: "Grace"))
    }

    @Test("A form is submitted although a field before the last one was just left, and shows what its check refused")
    func submittingAtOnce() async throws {
        let checked = Input<String>.text().checked { if $0 == "bad" { throw InvalidInput("No.") } }
        let form = Question.form("Guest", Guest()) {
            Field("Name", \.name, checked)
            Field("Guests", \.guests)
        }
        let step = Task { try await stage.show(form).value() }
        for _ in 1...2 {
            await until { stage.acceptsInput }
            let screen = try #require(top as? any ShownQuestion)
            try top.fill("Name", "bad")
            try top.fill("Guests", "2")
            #expect(screen.submit())
            await until { screen.question.fields.first?.error == "No." && !screen.question.isBusy }
        }
        await step.end()
    }

    @Test("An answer that starts a step and that no entry stands for is asked anew after Back")
    func unwrittenStart() async throws {
        struct City { var name: String }
        let page = Page("Cart")
        var checked: [String] = []
        let flow = Task {
            let city = Input<String>.text().parsed { text in
                checked.append(text)
                if text.isEmpty { throw InvalidInput("Which?") }
                return City(name: text)
            }
            return try await stage.show(.prompt("City", city)).starting(with: City(name: "Oslo")).then { city in
                try await stage.show(page).then { city.name + $0 }
            }
        }
        await ui.top(page)
        #expect(stage.stack.pop())
        try await at("City") { try $0.press("OK") }
        await until { (stage.entries.last?.screen.outline.controls.first?.error) == "Which?" }
        try await at("City") { city in
            try city.fill("City", "Bern")
            try city.press("OK")
        }
        await ui.at(page, publishes: "!")
        #expect(try await flow.value == "Bern!")
        #expect(checked == ["", "Bern"])
    }

    @Test("A step starts with a value, and shows its question when the user goes back")
    func starting() async throws {
        let page = Page("Cart")
        let flow = Task {
            try await stage.show(.prompt("Name")).starting(with: "Ada").then { name in
                try await stage.show(page).then { name + $0 }
            }
        }
        await ui.top(page)
        #expect(stage.titles == ["Name", "Cart"])
        #expect(stage.stack.pop())
        try await at("Name") { try $0.press("OK") }
        await ui.at(page, publishes: "!")
        #expect(try await flow.value == "Ada!")
    }

    @Test("Modifiers that mean nothing for a step are named in a debug build")
    func idleModifiers() async throws {
        _ = stage.show(.confirm("Sure?").once("sure").rejecting().expiring(after: .seconds(1)))
        #expect(
            ui.warnings.map(\.message)
                == [
                    "once(_:) has no meaning for the alert “Sure?” as a step.",
                    "rejecting() has no meaning for the alert “Sure?” as a step.",
                    "expiring(after:) has no meaning for the alert “Sure?” as a step.",
                ])
    }
}
