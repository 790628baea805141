import Aside
import AsideTesting
import TestSupport
import Testing

@MainActor
@Suite("What a user does under any presenter is recorded")
struct RecorderTests {
    private let ui = RecordingPresenter()
    private var stage: Stage { ui.stage }

    @Test(
        "The recorder records an operation on a screen's control once it is accepted, and joins letters into one text")
    func screens() async throws {
        let recorder = stage.record(encoding: json)
        let form = FormScreen()
        let flow = Task { try await stage.show(form).then { _ in try await stage.show(FormScreen()).value() } }
        await until { stage.acceptsInput }
        for text in ["A", "Ad", "Ada"] { try form.fill("Name", text) }
        try form.fill("Name", "Lovelace", in: "More")
        try form.toggle("Gift wrap")
        try form.pick("Colour", "Blue")
        try form.fill("Name", "", in: "More")
        #expect(throws: MoveError.self) { try form.press("Later") }
        try form.press("Continue")
        await until { stage.stack.count == 2 && stage.acceptsInput }
        stage.stack.pop()
        await until { stage.stack.count == 1 && stage.acceptsInput }
        form.publish("code of its own view")
        await flow.end()
        #expect(
            "\(recorder.recording)" == """
                FormScreen: fill in Name: “Ada”, Name: “Lovelace” in “More”
                FormScreen: turn “Gift wrap” on
                FormScreen: pick “Blue”
                FormScreen: fill in Name: no text in “More”
                FormScreen: press “Continue”
                FormScreen: go back
                FormScreen: publish "code of its own view"
                """)
        #expect(recorder.recording.turns.allSatisfy { $0.source?.fileID.hasSuffix("RecorderTests.swift") == true })
    }

    @Test("A button that is pressed once more while its question leaves is not recorded")
    func leavingQuestion() async throws {
        ui.animates = true
        let recorder = stage.record(encoding: json)
        let flow = Task { try await stage.confirm("Sure?", action: "Yes") }
        let question = await ui.modal("Sure?")
        #expect(question.press(0))
        #expect(!question.press(0) && !question.dismiss())
        question.reportGone()
        #expect(try await flow.value)
        #expect(recorder.recording.turns.count == 1, "\(recorder.recording)")
    }

    @Test("The recorder records Back when a close guard is asked, and what leaves with it afterwards")
    func guarded() async throws {
        let recorder = stage.record(encoding: json)
        let (form, note) = (FormScreen(), NoteScreen(on: stage))
        let flow = Task {
            try await stage.show(ObjectScreen()).starting(with: Thing()).then { _ in
                try await stage.show(form).then { _ in try await stage.show(note).value() }
            }
        }
        for (index, answer) in ["Cancel", "Discard", "Discard"].enumerated() {
            await until { stage.stack.top === form && stage.acceptsInput || stage.stack.top === note }
            if stage.stack.top === form { form.publish("on") }
            await until { stage.stack.count == 3 && stage.acceptsInput }
            #expect(stage.goBack(to: stage.entries[index == 2 ? 0 : 1].id))
            try await ui.modal("Discard?").press(answer)
            await until { stage.acceptsInput }
        }
        #expect(stage.stack.count == 1)
        await flow.end()
        #expect(
            "\(recorder.recording)" == """
                FormScreen: publish "on"
                NoteScreen: go back
                alert “Discard?”: press “Cancel”
                NoteScreen: go back
                alert “Discard?”: press “Discard”
                FormScreen: publish "on"
                NoteScreen: go back
                alert “Discard?”: press “Discard”
                FormScreen: go back
                """)
    }

    @Test("The recorder records that a field is left only if this runs a check")
    func leaving() async throws {
        let recorder = stage.record(encoding: json)
        let form = FormScreen()
        let flow = Task { try await stage.show(form).value() }
        await until { stage.acceptsInput }
        for label in ["Name", "Coupon"] { try form.leave(label) }
        try form.fill("Name", "Ada")
        try form.leave("Name")
        try form.fill("Coupon", "SAVE10")
        for _ in 1...2 { try form.leave("Coupon") }
        await flow.end()
        #expect(form.coupon == 6)
        #expect(
            "\(recorder.recording)" == """
                FormScreen: fill in Name: “Ada”, Coupon: “SAVE10”
                FormScreen: leave “Coupon”
                """)
    }

    @Test("The recorder records the answers of every kind of question, however the user gives them")
    func modals() async throws {
        let recorder = stage.record(encoding: json)
        let flow = Task {
            _ = try await stage.confirm("Sure?")
            _ = try await stage.choose("Sort by", from: ["Name", "Date"])
            _ = try await stage.chooseMany("Extras", from: ["Tests", "README"], initial: ["README"])
            _ = try await stage.prompt("Code")
            _ = try? await stage.sheet(FormScreen())
            await stage.alert("Thank you")
        }
        await ui.modal("Sure?").submit()
        await ui.modal("Sort by").pick(1)
        let extras = await ui.modal("Extras")
        extras.pick(0)
        try extras.press("Done")
        let code = await ui.modal("Code")
        try code.fill("Code", "SAVE10")
        code.submit()
        await ui.modal("Form").dismiss()
        await ui.modal("Thank you").dismiss()
        try await flow.value
        #expect(
            "\(recorder.recording)" == """
                alert “Sure?”: press “OK”
                list “Sort by”: pick “Date”
                list “Extras”: pick “Tests”, “README”
                prompt “Code”: submit “SAVE10”
                sheet “Form”: dismiss
                alert “Thank you”: press “OK”
                """)
    }

    @Test("A recorder that was stopped or replaced records nothing more")
    func stopping() async throws {
        let first = stage.record(encoding: json)
        let second = stage.record(encoding: json)
        let flow = Task {
            await stage.alert("One")
            await stage.alert("Two")
        }
        await ui.modal("One").submit()
        second.stop()
        await ui.modal("Two").submit()
        await flow.value
        #expect(first.recording == Recording())
        #expect("\(second.recording)" == "alert “One”: press “OK”")
    }

    @Test("The recorder reports at once a value that is not encoded, and says what to do about it")
    func gaps() async throws {
        let recorder = stage.record(encoding: json)
        let screen = ObjectScreen()
        let flow = Task { _ = try await stage.show(screen).value() }
        await until { stage.acceptsInput }
        screen.publish(Thing())
        try await flow.value
        #expect(recorder.recording.turns.first?.moves == [.publish(nil)])
        #expect(
            recorder.gaps == [
                "ObjectScreen published a value of type Thing, which is not encoded: make it `Codable`, and give "
                    + "`stage.record` a coder."
            ])
    }
}

// MARK: - Fixtures

/// A coder that writes texts alone.
@MainActor
private func json(_ value: any Encodable) -> String? { (value as? String)?.debugDescription }

final class Thing {}

private final class FormScreen: Screen {
    let outlet = Outlet<String>()
    var name = ""
    var note = ""
    var isGift = false
    var colour: String? = "Red"
    var coupon: Int?

    var content: Content {
        Heading("Form")
        Field("Name", \.name)
        Block("More") { Field("Name", \.note) }
        Field("Coupon", \.coupon, .text().parsed { $0.count })
        Field("Gift wrap", \.isGift)
        Field("Colour", \.colour, .choice(from: ["Red", "Blue"]))
        Action("Later", isEnabled: false) {}
        Action("Continue") { self.publish(self.name) }
    }
}

private final class ObjectScreen: Screen {
    let outlet = Outlet<Thing>()
}
