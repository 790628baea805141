import Aside
import Foundation
import Testing

@MainActor
@Suite("A recording is data")
struct RecordingTests {
    @Test("A recording is encoded as small JSON with its version, and decoded again")
    func json() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let written = String(decoding: try encoder.encode(Recording.everyMove), as: UTF8.self)
        #expect(written.hasSuffix(#""version":2}"#))
        let press =
            #"{"line":"Shop/OrderFlow.swift:12","moves":[{"group":"Apples","label":"Remove","move":"press"}],"#
            + #""screen":"CartScreen"}"#
        let pick =
            #"{"modal":"choose","moves":[{"move":"pick","options":["Tests","README"]},{"move":"submit"}],"#
            + #""title":"Extras"}"#
        #expect(written.contains(press))
        #expect(written.contains(pick))
        #expect(try JSONDecoder().decode(Recording.self, from: Data(written.utf8)) == .everyMove)
    }

    @Test("A recording of another version and an unknown move are refused, and the error says why")
    func unreadable() {
        let cases = [
            (#"{"version":1,"turns":[]}"#, "This recording has version 1; this library reads 2."),
            (#"{"version":3,"turns":[]}"#, "This recording has version 3; this library reads 2."),
            (#"{"version":2,"turns":[{"moves":[{"move":"jump"}]}]}"#, "jump"),
        ]
        for (json, reason) in cases {
            let error = #expect(throws: DecodingError.self) {
                try JSONDecoder().decode(Recording.self, from: Data(json.utf8))
            }
            guard case .dataCorrupted(let context) = error else {
                Issue.record("\(json): \(String(describing: error))")
                continue
            }
            #expect(context.debugDescription.contains(reason))
        }
    }

    @Test("A recording is readable as text")
    func text() {
        #expect(
            "\(Recording.everyMove)" == """
                CartScreen: press “Remove” in “Apples”
                CartScreen: pick “Blue”
                CartScreen: turn “Gift wrap” on
                CartScreen: fill in Name: “Ada \\ "Lovelace"”, Note: no text in “More”
                CartScreen: leave “Note” in “More”
                CartScreen: publish {"home":{}}
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
}

extension Recording {
    fileprivate static let everyMove = Recording([
        Turn(
            [.press("Remove", in: "Apples")], .screen("CartScreen"),
            source: SourceLine(fileID: "Shop/OrderFlow.swift", line: 12)),
        Turn([.pick(["Blue"], from: "Colour")], .screen("CartScreen")),
        Turn([.toggle("Gift wrap", to: true)], .screen("CartScreen")),
        Turn([.fill("Name", "Ada \\ \"Lovelace\""), .fill("Note", "", in: "More")], .screen("CartScreen")),
        Turn([.leave("Note", in: "More")], .screen("CartScreen")),
        Turn([.publish(#"{"home":{}}"#)], .screen("CartScreen")),
        Turn([.back], .screen("CartScreen")),
        Turn([.press("Yes")], .modal(.alert, "Sure?")),
        Turn([.pick(["Name"])], .modal(.choose, "Sort by")),
        Turn([.pick(["Tests", "README"]), .submit], .modal(.choose, "Extras")),
        Turn([.fill(nil, "SAVE10"), .submit], .modal(.prompt, "Code")),
        Turn([.fill("Name", "Ada"), .submit], .modal(.prompt, "Sign in")),
        Turn([.fill(nil, "x")], .modal(.prompt, "Code")),
        Turn([.back], .modal(.sheet, "Coupon")),
        Turn([.wait(seconds: 1.5)], .flow),
        Turn([.cancel], .flow),
    ])
}
