import Testing

@testable import Aside

@Suite("TypeName")
struct TypeNameTests {
    @Test(
        "A type's name becomes words, without a last “Screen”",
        arguments: [
            ("CreditCardScreen", "Credit Card"),
            ("CouponEntry", "Coupon Entry"),
            ("Screen", "Screen"),
            ("ScreenSaver", "Screen Saver"),
            ("HTMLEditorScreen", "HTML Editor"),
            ("OpenURLScreen", "Open URL"),
            ("URLScreen", "URL"),
            ("Step2Screen", "Step2"),
            ("PickScreen<Array<Int>>", "Pick"),
            ("editor", "editor"),
            ("ÉtatScreen", "État"),
            ("", ""),
        ]
    )
    func title(name: String, title: String) {
        #expect(TypeName(name).title == title)
    }

    @Test("Messages leave out the arguments of generic types")
    func description() {
        #expect(TypeName(of: Generic<Int>()).description == "Generic")
    }

    @Test("A type declared in a function is named without its context")
    func local() {
        final class LocalScreen {}
        #expect(TypeName(of: LocalScreen()).description == "LocalScreen")
    }
}

private final class Generic<Value> {}
