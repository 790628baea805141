import TestSupport
import Testing

@testable import Aside

@MainActor
@Suite("Input")
struct InputTests {
    enum Meal: Equatable, CaseIterable { case fish, rice }

    @Test("Each input shows its control")
    func controls() {
        let plain = Outline.Kind.field(text: "", placeholder: "Ada", error: nil, isSecure: false)
        #expect(shown(.text(placeholder: "Ada"))?.kind == plain)
        #expect(shown(.text(placeholder: "Ada"))?.format == nil)
        #expect(shown(.lines())?.format == .lines)
        #expect(shown(.text().secure())?.isSecure == true)
        #expect(shown(.number(in: 1...8, step: 2))?.format == .number(.whole(in: 1...8, step: 2)))
        #expect(shown(.number(0.5, in: 0...1, step: 0.25))?.format == .number(.decimal(in: 0...1, step: 0.25)))
        #expect(shown(.toggle())?.kind == .switch(isOn: false))
        #expect(shown(.choice(from: Meal.allCases))?.kind == .selection(options: ["fish", "rice"], selected: nil))
        let values: [Meal?] = [nil, .fish]
        #expect(shown(.choice(from: values))?.kind == .selection(options: ["None", "fish"], selected: nil))
    }

    @Test("A number is in a closed range, or in one with a single end")
    func ranges() {
        let ranges: [(Input<Int>, ClosedRange<Int>)] = [
            (.number(), .min ... .max), (.number(in: 1...8), 1...8), (.number(in: 1...), 1 ... .max),
            (.number(in: ...8), .min...8), (.number(in: ..<8), .min...7), (.number(in: 1..<8), 1...7),
        ]
        for (input, range) in ranges { #expect(shown(input)?.format == .number(.whole(in: range, step: 1))) }
        #expect(shown(.number(in: 0.0...))?.numberRange?.least == "0")
        #expect(shown(.number(in: 0.0...))?.numberRange?.most == nil)
    }

    @Test("An option can have a detail and the reason why it cannot be picked")
    func options() {
        let input = Input.choice(from: Meal.allCases) { meal in
            ListOption("The \(meal)", detail: "$3", unavailable: meal == .fish ? "Sold out" : nil)
        }
        let item = shown(input)
        #expect(item?.kind == .selection(options: ["The fish", "The rice"], selected: nil))
        #expect(
            item?.options == [
                ListOption("The fish", detail: "$3", unavailable: "Sold out"), .init("The rice", detail: "$3"),
            ])
        #expect(shown(.choice(from: ["a"]))?.options == [ListOption("a")])
    }

    @Test("Each modifier of a text keeps the others, in any order")
    func modifiers() {
        let inputs: [Input<String>] = [
            .text(placeholder: "Oslo").suggesting(["Bern"]).history(["Rome"]).checked { _ in },
            .text(placeholder: "Oslo").checked { _ in }.history(["Rome"]).suggesting(["Bern"]),
        ]
        for input in inputs {
            let item = shown(input)
            #expect(item?.kind == .field(text: "", placeholder: "Oslo", error: nil, isSecure: false))
            #expect(item?.suggestions?.texts == ["Bern"])
            #expect(item?.history == ["Rome"])
        }
        let parsed: Input<Int> = inputs[0].pausing(for: .seconds(1)).parsed { $0.count }
        #expect(shown(parsed)?.suggestions?.texts == ["Bern"])
        #expect(parsed.control.pause == .seconds(1))
    }

    @Test("A secure text has no suggestions and no history, in any order of modifiers")
    func secure() {
        let inputs: [Input<String>] = [
            .text().secure().suggesting(["a"]).history(["b"]), .text().history(["b"]).suggesting(["a"]).secure(),
            .text().secure().suggesting { [$0] },
        ]
        for input in inputs {
            #expect(shown(input)?.isSecure == true)
            #expect(shown(input)?.suggestions == nil)
            #expect(shown(input)?.history == nil)
        }
    }

    @Test("A prompt starts from the start of its input")
    func start() {
        #expect(Input.text("Ada").start == .text("Ada"))
        #expect(Input.number(2, in: 1...8).checked { _ in }.start == .text("2"))
        #expect(Input.number(0.5).start == .text("0.5"))
        #expect(Input.toggle(true).start == .state(true))
        #expect(Input.choice(.rice, from: Meal.allCases).start == .option(1))
        #expect(Input.choice(from: Meal.allCases).start == .option(nil))
    }

    @Test("Modifiers of a line of text stop with a message on other controls, as numbers without a range or step do")
    func misuse() async {
        let lines = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Input.lines().secure() }
        }
        expect(lines, says: "Only a line of text can be secure, and not .lines(). Write .text() in its place.")
        let choice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Input.choice(from: ["a"]).suggesting(["b"]) }
        }
        expect(choice, says: "Only a line of text can suggest texts, and not .choice(from:). Write .text()")
        let empty = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Input.number(in: 3..<3) }
        }
        expect(empty, says: "The range of a number is 3..<3, which is empty. Give it at least one number.")
        let step = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Input<Int>.number(step: 0) }
        }
        expect(step, says: "The step of a number is 0. Make it 1 or more.")
    }

    @Test("A parsed value that cannot be written needs an optional place, or a way to write it")
    func unwritable() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Field("Size", \PlainScreen.number, .text().parsed { $0.count }) }
        }
        expect(
            result,
            says: """
                The field “Size” cannot show its Int, because its input does not say how one is written. Write \
                .parsed(showing: { … }) in place of .parsed, or make the place optional.
                """)
    }

    /// Returns what an input shows in a place that holds nothing.
    private func shown<Value>(_ input: Input<Value>) -> Outline.Item? {
        Holder(input).outline.items.first
    }
}

@MainActor
private final class Holder<Value>: Screen {
    let outlet = Outlet<Void>()
    let title = "Holder"
    var value: Value?
    private let input: Input<Value>

    init(_ input: Input<Value>) { self.input = input }

    var content: Content { Field("Field", \.value, input) }
}
