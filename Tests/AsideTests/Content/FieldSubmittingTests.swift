import AsideTesting
import TestSupport
import Testing

@testable import Aside

@MainActor
@Suite("Fields before the default action")
struct FieldSubmittingTests: SigningUp {
    let ui = TestPresenter(.lenient)
    let screen = SignUpScreen()

    @Test("The default action checks all fields first, also those that nobody entered, and is done if all pass")
    func defaultAction() async throws {
        try await shown {
            try screen.fill("Name", "ada")
            try await screen.press("Book").value
            #expect(screen.checked == ["ada"])
            #expect(screen.booked == ["ada"])
            // All have passed already.
            try await screen.press("Book").value
            #expect(screen.checked == ["ada"])
            screen.name = "eve"
            try await screen.press("Book").value
            #expect(screen.checked == ["ada", "eve"])
            #expect(screen.booked == ["ada", "ada", "eve"])
        }
    }

    @Test("The default action is not done if a check fails, and each field shows its own reason")
    func defaultActionRefused() async throws {
        try await shown {
            screen.name = "x"
            try screen.fill("City", "Paris")
            #expect(isReady == true)
            try await screen.press("Book").value
            #expect(screen.booked == [])
            #expect(item("Name")?.error == "x is taken.")
            #expect(item("City")?.error == "Paris is unknown.")
            #expect(isReady == false)
            #expect(throws: MoveError.self) { try screen.press("Book") }
        }
    }

    @Test(
        "While the default action waits for a check, it is busy, and the field says so; typing on anywhere withdraws it",
        arguments: ["Name", "Note"])
    func waiting(_ field: String) async throws {
        try await shown {
            try screen.fill("Name", "slow")
            let press = try screen.press("Book")
            await until { screen.gate.isReached }
            #expect(item("Name")?.isBusy == true)
            #expect(item("Book")?.isBusy == true)
            try screen.leave("Name")
            #expect(screen.checked == ["slow"])
            try screen.fill(field, field == "Name" ? "fast" : "note")
            await press.value
            #expect(screen.booked == [])
            #expect(item("Name")?.isBusy == (field == "Note"))
            screen.gate.open()
            try await screen.press("Book").value
            let name = field == "Name" ? "fast" : "slow"
            #expect((screen.booked, screen.name) == ([name], name))
        }
    }

    @Test("The default action waits for a check that is running already")
    func joins() async throws {
        try await shown {
            try screen.fill("Name", "slow")
            try screen.leave("Name")
            await until { screen.gate.isReached }
            let press = try screen.press("Book")
            screen.gate.open()
            await press.value
            #expect(screen.checked == ["slow"])
            #expect(screen.booked == ["slow"])
        }
    }

    @Test("The default action is done as it is after the checks")
    func disabledMeanwhile() async throws {
        try await shown {
            try screen.fill("Name", "slow")
            let press = try screen.press("Book")
            await until { screen.gate.isReached }
            screen.isClosed = true
            screen.gate.open()
            await press.value
            #expect(screen.booked == [])
            #expect(screen.name == "slow")
        }
    }

    @Test("Cancelling the task of the default action ends its waiting, and leaves the check running")
    func cancelled() async throws {
        try await shown {
            try screen.fill("Name", "slow")
            let press = try screen.press("Book")
            await until { screen.gate.isReached }
            await press.end()
            #expect(screen.booked == [])
            screen.gate.open()
            await until { [screen] in screen.name == "slow" }
        }
    }

    @Test("What the program wrote is checked before the default action, and not written again")
    func writtenByProgram() async throws {
        try await shown {
            screen.city = City("oslo")
            try await screen.press("Book").value
            #expect((screen.booked, screen.checked, screen.city) == (["Bob"], ["Bob", "oslo"], City("oslo")))
        }
    }

    @Test("A disabled field is not checked, because nobody could correct it")
    func disabled() async throws {
        try await shown {
            (screen.note, screen.isNoteLocked) = ("x", true)
            try await screen.press("Book").value
            #expect(screen.booked == ["Bob"])
            screen.isNoteLocked = false
            try await screen.press("Book").value
            #expect(item("Note")?.error == "That is unreadable.")
        }
    }

    @Test("A check that is cancelled by the user's own answer leaves the text unchecked, and shows nothing")
    func changedMind() async throws {
        try await shown {
            try screen.fill("Name", "ask")
            let press = try screen.press("Book")
            try await ui.alert("Sure?").dismiss()
            await press.value
            #expect(item("Name")?.error == nil)
            #expect(screen.booked == [])
            #expect(screen.hasUnfinishedInput)
            #expect(isReady == true)
        }
    }

    @Test("Leaving the screen cancels its checks and the default action that waits for them")
    func screenLeft() async throws {
        let effect = Effect()
        let screen = OneField(Input.text().checked { _ in try await effect.run() })
        var press: Task<Void, Never>?
        try await shown(screen) {
            try screen.fill("Text", "a")
            press = try screen.press("Done")
            await until { effect.isRunning }
            screen.publish()
            await until { effect.wasCancelled }
        }
        await press?.value
        #expect(screen.text == "")
        #expect(screen.isDone == false)
    }

    @Test("A screen that is not shown keeps the draft, and checks it when it is")
    func notShown() async throws {
        try screen.fill("Name", "ada")
        try screen.leave("Name")
        #expect((screen.checked, item("Name")?.text) == ([], "ada"))
        try await shown {
            try await screen.press("Book").value
            #expect(screen.booked == ["ada"])
        }
    }
}
