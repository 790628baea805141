import Aside
import AsideTesting
import Foundation
import Testing

@MainActor
@Suite("A replayed recording fails at the first difference")
struct ReplayTests {
    @Test("What was recorded in one run is replayed in another")
    func recorded() async throws {
        let first = TestPresenter()
        let recorder = first.stage.record {
            (try? JSONEncoder().encode($0)).map { String(decoding: $0, as: UTF8.self) }
        }
        try await first.run {
            try await shop(first.stage)
        } steps: {
            try await first.screen(CartScreen.self).fill("Note", "Hello")
            try await first.screen(CartScreen.self).press("Continue")
            try await first.confirm("Gift?").press("Cancel")
            try await first.goBack(from: CouponScreen.self)
            try await first.screen(CartScreen.self).publish(2)
            try await first.confirm("Gift?").dismiss()
            try await first.screen(CouponScreen.self).publish("HALF")
            try await first.choose("Extras").pick("Card")
            try await first.prompt("Code").submit("12")
        }
        #expect(
            "\(recorder.recording)" == """
                CartScreen: fill in Note: “Hello”
                CartScreen: press “Continue”
                alert “Gift?”: press “Cancel”
                CouponScreen: go back
                CartScreen: publish 2
                alert “Gift?”: press “Cancel”
                CouponScreen: publish "HALF"
                list “Extras”: pick “Card”
                prompt “Code”: submit “12”
                """)

        let second = TestPresenter()
        let result = try await second.replay(recorder.recording) { try await shop(second.stage) }
        #expect(result == "2 false HALF [\"Card\"] 12")
        #expect(second.transcript.description == first.transcript.description)
    }

    @Test(
        "A recording that ends early, goes on too long or meets another question fails there, with the number of the turn",
        arguments: [
            (
                ["One", "Two"], ["One", "Three"],
                "Turn 2 of 2, alert “Two”: press “OK”: Expected alert “Two”, but alert “Three” is shown."
            ),
            (["One"], ["One", "Two"], "After all 1 turns of the recording: No step or stub answers alert “Two”."),
            (
                ["One", "One"], ["One"],
                "Turn 2 of 2, alert “One”: press “OK”: Expected alert “One”, but the flow has returned."
            ),
        ])
    func differs(path: [String], questions: [String], headline: String) async {
        let ui = TestPresenter()
        let found = await reports {
            try await ui.replay(Recording(path.map { Recording.Turn([.press("OK")], .modal(.alert, $0)) })) {
                for question in questions { await ui.stage.alert(question) }
            }
        }
        #expect(found.count == 1)
        #expect(found.first?.text.hasPrefix(headline) == true)
    }

    @Test("An unknown value is named in the failure, and the test can give it")
    func values() async throws {
        let path = Recording([Recording.Turn([.publish("{}")], .screen("CouponScreen"))])
        let ui = TestPresenter()
        let found = await reports {
            _ = try await ui.replay(path) { try await ui.stage.show(CouponScreen()).then { $0 } }
        }
        #expect(found.first?.text.contains("give it: `ui.replay(recording, values: [\"{}\": …])`.") == true)
        let other = TestPresenter()
        let value = try await other.replay(path, values: ["{}": "12 St James's Square"]) {
            try await other.stage.show(CouponScreen()).then { $0 }
        }
        #expect(value == "12 St James's Square")
    }

    @Test("Time passes by itself if the recording does not mention it")
    func time() async throws {
        let path = Recording([Recording.Turn([.press("OK")], .modal(.alert, "Late"))])
        let ui = TestPresenter()
        try await ui.replay(path) {
            try await ui.clock.sleep(for: .seconds(3))
            await ui.stage.alert("Late")
            try await ui.clock.sleep(for: .seconds(3))
        }
    }

    @Test("Outside of a test, a replay throws an error that says where the recording differs, and why")
    func outside() async throws {
        let result = try await #require(processExitsWith: .success, observing: [\.standardErrorContent]) {
            // A detached task belongs to no test, as in a tool.
            let error = await Task.detached { await ReplayTests.errorOfReplay() }.value
            FileHandle.standardError.write(Data(error.utf8))
        }
        let error = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(
            error.contains("AsideTestingTests/ReplayTests.swift:\(Self.line): Turn 2 of 2, alert “One”"), "\(error)")
        #expect(error.contains("Expected alert “One”, but alert “Three” is shown."))
        #expect(error.contains("to fix:"))
    }

    private static let line = 451

    private static func errorOfReplay() async -> String {
        let ui = TestPresenter()
        let path = Recording(["Zero", "One"].map { Recording.Turn([.press("OK")], .modal(.alert, $0)) })
        do {
            let location = SourceLocation(
                fileID: "AsideTestingTests/ReplayTests.swift", filePath: #filePath, line: line, column: 1)
            try await ui.replay(path, sourceLocation: location) {
                for question in ["Zero", "Three"] { await ui.stage.alert(question) }
            }
            return "no error"
        } catch {
            return "\(error)"
        }
    }

    @Test("Cancelling the flow ends a test in the middle")
    func cancelling() async {
        let ui = TestPresenter()
        await #expect(throws: CancellationError.self) {
            try await ui.run {
                try await ui.stage.confirm("Log out?")
            } steps: {
                try await ui.confirm("Log out?")
                try await ui.cancelFlow()
            }
        }
        let path = Recording([Recording.Turn([.cancel], .modal(.alert, "Log out?"))])
        let other = TestPresenter()
        await #expect(throws: CancellationError.self) {
            try await other.replay(path) { try await other.stage.confirm("Log out?") }
        }
    }
}

@MainActor
private func shop(_ stage: Stage) async throws -> String {
    try await stage.show(CartScreen()).then { number in
        let isGift = try await stage.confirm("Gift?")
        return try await stage.show(CouponScreen()).then { coupon in
            let extras = try await stage.chooseMany("Extras", from: ["Card", "Bow"])
            let code = try await stage.prompt("Code")
            return "\(number) \(isGift) \(coupon) \(extras) \(code)"
        }
    }
}
