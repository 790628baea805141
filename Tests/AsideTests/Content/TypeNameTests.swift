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

    @Test("Arguments of generic types are left out of messages")
    func description() {
        #expect(TypeName(of: Generic<Int>()).description == "Generic")
    }

    @Test("A type that is declared in a function has its name only")
    func local() {
        final class LocalScreen {}
        #expect(TypeName(of: LocalScreen()).description == "LocalScreen")
    }
}

private final class Generic<Value> {}
