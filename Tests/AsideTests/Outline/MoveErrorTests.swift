import AsideTesting
import Testing

@testable import Aside

@MainActor
@Suite("MoveError")
struct MoveErrorTests {
    let screen = CartScreen()

    @Test("The error for a missing label names the nearest label, or gives advice, and lists the existing labels")
    func missing() {
        let actions = """
            Actions here: Remove (in Apples), Remove (in Pears), Apply, Same as billing (in Shipping), Continue.
            """
        expect("There is no action “Aply” on CartScreen. Did you mean “Apply”? \(actions)") { try screen.press("Aply") }
        expect(
            """
            There is no action “Pay” on CartScreen. Correct the label, or first do what makes the screen \
            show it. \(actions)
            """
        ) { try screen.press("Pay") }
        expect(
            """
            There is no field “Cupon” on CartScreen. Did you mean “Coupon”? Fields here: Coupon, Street (in \
            Billing), Street (in Shipping).
            """
        ) { try screen.fill("Cupon", "") }
        expect(
            """
            There is no action “Apply” on PlainScreen. Correct the label, or first do what makes the screen \
            show it. There are no actions here.
            """
        ) { try PlainScreen {}.press("Apply") }
    }

    @Test("The error distinguishes a missing row or block from a missing control inside it")
    func groups() {
        expect(
            """
            There is no row or block “Aples” on CartScreen. Did you mean “Apples”? Rows and blocks here: Apples, \
            Pears, Billing, Shipping.
            """
        ) { try screen.press("Remove", in: "Aples") }
        expect(
            """
            There is no action “Remov” in “Apples” on CartScreen. Did you mean “Remove”? Actions there: Remove.
            """
        ) { try screen.press("Remov", in: "Apples") }
        expect(
            """
            There is no action “Apply” in “Apples” on CartScreen. There is one on the screen itself. Actions there: \
            Remove.
            """
        ) { try screen.press("Apply", in: "Apples") }
        expect(
            """
            There is no action “Same as billing” in “Billing” on CartScreen. There is one in “Shipping”. There are \
            no actions there.
            """
        ) { try screen.press("Same as billing", in: "Billing") }
    }

    @Test("The error for a label of several controls names their places, and how to choose one")
    func ambiguous() {
        expect(
            """
            There are 2 actions “Remove” on CartScreen: in “Apples”, in “Pears”. Say which, as in \
            press("Remove", in: "Apples").
            """, .ambiguous
        ) { try screen.press("Remove") }
        let twice = PlainScreen {
            Row("Apples") { Action("Remove") {} }
            Row("Apples") { Action("Remove") {} }
        }
        expect(
            """
            There are 2 actions “Remove” on PlainScreen: in “Apples”, in “Apples”. Give them different labels, or use \
            the identity of one from `outline`.
            """, .ambiguous
        ) { try twice.press("Remove", in: "Apples") }
        let blocks = PlainScreen {
            for name in ["Old", "New"] {
                Block(name) { Row("Apples") { Action("Remove") {} } }
            }
        }
        expect(
            """
            There are 2 actions “Remove” on PlainScreen: in “Old” / “Apples”, in “New” / “Apples”. Say which, as in \
            press("Remove", in: "Old").
            """, .ambiguous
        ) { try blocks.press("Remove", in: "Apples") }
    }

    @Test("A disabled control is reported as disabled")
    func disabled() {
        expect(
            "The action “Apply” on CartScreen is disabled. First do what enables it.",
            .disabled
        ) { try screen.press("Apply") }
        let locked = PlainScreen { Field("Name", \.text, isEnabled: false) }
        expect(
            "The field “Name” on PlainScreen is disabled. First do what enables it.",
            .disabled
        ) { try locked.fill("Name", "Ada") }
        #expect(locked.text.isEmpty)
    }

    @Test("An action of a screen that is not shown fails with that reason")
    func notOnStage() {
        expect(
            """
            The action “Continue” cannot run, because CartScreen is not on a stage. Show or present the \
            screen first.
            """, .notInFront
        ) { try screen.press("Continue") }
    }

    @Test("The error for a missing option names the nearest option, and lists the existing options")
    func options() {
        expect(
            "The selection “Size” has no option “Lrage”. Did you mean “large”? Options: small, large."
        ) { try screen.pick("Size", "Lrage") }
        expect(
            "The selection “Size” has no option “XXL”. Correct the option. Options: small, large."
        ) { try screen.pick("Size", "XXL") }
        let odd = PlainScreen {
            Field("Empty", \.number, .choice(from: []))
            Field("Twins", \.number, .choice(from: [1, 2]) { _ in "Same" })
        }
        expect(
            "The selection “Empty” has no option “1”. Correct the option. There are no options."
        ) { try odd.pick("Empty", "1") }
        expect(
            "The selection “Twins” has several options “Same”. Give them different names, or pick one by its index.",
            .ambiguous
        ) { try odd.pick("Twins", "Same") }
    }

    @Test("A long list in a message is shortened")
    func longList() {
        let long = PlainScreen {
            for number in 1...15 { Field("#\(number)", \.isOn) }
        }
        expect(
            """
            There is no switch “Lamp” on PlainScreen. Correct the label, or first do what makes the screen \
            show it. Switches here: #1, #2, #3, #4, #5, #6, #7, #8, #9, #10, #11, #12 and 3 more.
            """
        ) { try long.toggle("Lamp") }
    }
}
