import Aside
import Foundation
import Testing

@MainActor
@Suite("A path is data")
struct PathTests {
    @Test("A path is encoded as small JSON with its version, and decoded again")
    func json() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let written = String(decoding: try encoder.encode(Recording.everyMove), as: UTF8.self)
        #expect(written.hasSuffix(#""version":1}"#))
        #expect(
            written.contains(
                #"{"group":"Apples","label":"Remove","line":"Shop/OrderFlow.swift:12","move":"press","screen":"CartScreen"}"#
            ))
        #expect(written.contains(#"{"modal":"choose","move":"pick","options":["Tests","README"],"title":"Extras"}"#))
        #expect(try JSONDecoder().decode(Recording.self, from: Data(written.utf8)) == .everyMove)
    }

    @Test("Decoding fails for a path of a later version and for a move without its parts, and the error says why")
    func unreadable() {
        let cases = [
            (#"{"version":2,"moves":[]}"#, "This path has version 2; this library reads up to 1."),
            (#"{"version":1,"moves":[{"move":"press","screen":"A"}]}"#, "“press” is not a complete move."),
            (#"{"version":1,"moves":[{"move":"jump"}]}"#, "“jump” is not a complete move."),
        ]
        for (json, reason) in cases {
            let error = #expect(throws: DecodingError.self) {
                try JSONDecoder().decode(Recording.self, from: Data(json.utf8))
            }
            guard case .dataCorrupted(let context) = error else {
                Issue.record("\(json): \(String(describing: error))")
                continue
            }
            #expect(context.debugDescription == reason)
        }
    }

    @Test("A path is readable as text")
    func text() {
        #expect(
            "\(Recording.everyMove)" == """
                CartScreen: press “Remove” in “Apples”
                CartScreen: pick “Blue”
                CartScreen: turn “Gift wrap” on
                CartScreen: fill in Name: “Ada \\ "Lovelace"”, Note: no text in “More”
                CartScreen: leave “Note” in “More”
                CartScreen: publish .home
                CartScreen: go back
                alert “Sure?”: press “Yes”
                list “Sort by”: pick “Name”
                list “Extras”: pick “Tests”, “README”
                prompt “Code”: submit “SAVE10”
                prompt “Sign in”: submit Name: “Ada”
                prompt “Code”: fill in “x”
                sheet “Coupon”: dismiss
                wait 1.5 seconds
                cancel the flow
                """)
        #expect("\(Recording())" == "nothing")
    }

    @Test("A path is printed as the steps of a test")
    func steps() {
        #expect(
            Recording.everyMove.steps == #"""
                try await ui.screen(CartScreen.self).press("Remove", in: "Apples")
                try await ui.screen(CartScreen.self).pick("Blue", from: "Colour")
                try await ui.screen(CartScreen.self).toggle("Gift wrap", to: true)
                try await ui.screen(CartScreen.self).fill("Name", "Ada \\ \"Lovelace\"")
                try await ui.screen(CartScreen.self).fill("Note", "", in: "More")
                try await ui.screen(CartScreen.self).leave("Note", in: "More")
                try await ui.screen(CartScreen.self).publish(.home)
                try await ui.goBack(from: CartScreen.self)
                try await ui.alert("Sure?").press("Yes")
                try await ui.choose("Sort by").pick("Name")
                try await ui.choose("Extras").pick("Tests", "README")
                try await ui.prompt("Code").submit("SAVE10")
                try await ui.prompt("Sign in").fill("Name", "Ada")
                try await ui.prompt("Sign in").submit()
                try await ui.prompt("Code").fill("x")
                try await ui.sheet("Coupon").dismiss()
                try await ui.advance(upTo: .milliseconds(1500))
                try await ui.cancelFlow()
                """#)
        #expect(
            Recording([Recording.Move(.publish(nil), .screen("A"))]).test(of: "try await run()") == """
                let ui = TestPresenter()
                try await ui.run {
                    try await run()
                } steps: {
                    try await ui.screen(A.self).publish(…)
                }
                """)
    }
}

extension Recording {
    fileprivate static let everyMove = Recording([
        Move(
            .press("Remove", in: "Apples"), .screen("CartScreen"),
            source: SourceLine(fileID: "Shop/OrderFlow.swift", line: 12)),
        Move(.pick("Colour", option: "Blue"), .screen("CartScreen")),
        Move(.toggle("Gift wrap", to: true), .screen("CartScreen")),
        Move(
            .fill([FieldText("Name", "Ada \\ \"Lovelace\""), FieldText("Note", "", in: "More")]),
            .screen("CartScreen")),
        Move(.leave("Note", in: "More"), .screen("CartScreen")),
        Move(.publish(".home"), .screen("CartScreen")),
        Move(.back, .screen("CartScreen")),
        Move(.press("Yes"), .modal(.alert, "Sure?")),
        Move(.pick("", option: "Name"), .modal(.choose, "Sort by")),
        Move(.pickMany(["Tests", "README"]), .modal(.choose, "Extras")),
        Move(.submit([FieldText("", "SAVE10")]), .modal(.prompt, "Code")),
        Move(.submit([FieldText("Name", "Ada")]), .modal(.prompt, "Sign in")),
        Move(.fill([FieldText("", "x")]), .modal(.prompt, "Code")),
        Move(.dismiss, .modal(.sheet, "Coupon")),
        Move(.wait(.milliseconds(1500)), .flow),
        Move(.cancel, .flow),
    ])
}
