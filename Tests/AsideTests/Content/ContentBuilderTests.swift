import AsideTesting
import TestSupport
import Testing

@testable import Aside

@MainActor
@Suite("ScreenBuilder")
struct ContentBuilderTests {
    @Test(
        "Branches and loops show the elements that they reach",
        arguments: [
            (0, ["none", "end"]),
            (1, ["one", "#1", "odd", "end"]),
            (2, ["many", "#1", "#2", "end"]),
            (3, ["many", "#1", "#2", "#3", "odd", "end"]),
        ]
    )
    func controlFlow(count: Int, labels: [String]) {
        let screen = PlainScreen {
            switch count {
            case 0: Paragraph("none")
            case 1: Paragraph("one")
            default: Paragraph("many")
            }
            if count > 0 {
                for number in 1...count { Paragraph("#\(number)") }
            }
            if !count.isMultiple(of: 2) { Paragraph("odd") }
            if #available(macOS 14, *) { Paragraph("end") } else { Paragraph("old") }
        }
        #expect(screen.outline.labels == labels)
    }

    @Test(
        "A row's actions have branches and loops too",
        arguments: [(false, ["b", "0", "1"]), (true, ["a", "x", "0", "1"])]
    )
    func rowActions(flag: Bool, labels: [String]) {
        let screen = PlainScreen {
            Row("Row") {
                if flag { Action("a") {} } else { Action("b") {} }
                if flag { Action("x") {} }
                for number in 0..<2 { Action("\(number)") {} }
            }
        }
        #expect(screen.outline.items.first?.children.map(\.label) == labels)
    }

    @Test("A shared description is shown in its place")
    func composition() {
        let footer = PlainScreen.footer
        let screen = PlainScreen {
            Heading("Top")
            footer
            Block("Again") { footer }
        }
        #expect(screen.outline.labels == ["Top", "Footer", "Again", "Footer"])
    }

    @Test("A custom element shows the elements that it is made of")
    func ownElements() throws {
        let screen = PlainScreen {
            Banner(text: "Closed today")
            Pair(first: \.text, second: \.isOn)
        }
        #expect(screen.outline.labels == ["Please note", "Closed today", "First", "Second"])
        try screen.fill("First", "hello")
        #expect(screen.text == "hello")
    }

    @Test("Content described for another type of screen stops the program with a message that names both types")
    func foreignContent() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let footer = PlainScreen.footer
                _ = BoundContent(footer, of: CartScreen())
            }
        }
        expect(
            result,
            says: """
                Content that was described for PlainScreen is shown by CartScreen: its key paths lead nowhere. \
                Describe it with @ScreenBuilder<CartScreen>.
                """
        )
    }
}

private struct Banner: ContentElement {
    let text: String

    var content: Content {
        Heading("Please note")
        Paragraph(text)
    }
}

private struct Pair<Root>: ContentElement {
    let first: ReferenceWritableKeyPath<Root, String>
    let second: ReferenceWritableKeyPath<Root, Bool>

    var content: Content {
        Field("First", first)
        Field("Second", second)
    }
}

extension PlainScreen {
    @ScreenBuilder<PlainScreen> fileprivate static var footer: Content {
        Field("Footer", \.isOn)
    }
}
