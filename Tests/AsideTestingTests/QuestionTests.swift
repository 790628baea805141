import Aside
import Testing

@testable import AsideTesting

@MainActor
@Suite("Matching questions and close stubs")
struct QuestionTests {
    private let coupon = ModalContent.sample(.prompt, "Coupon")
    private let name = ScreenName(CouponScreen.self)

    @Test("A matcher matches modals by kind, title, identity and screen, and says so")
    func means() {
        typealias Question = TestPresenter.QuestionMatcher
        let cases: [(Question, QuestionPattern.Difference?, String)] = [
            (.any, nil, "any modal"),
            (.prompt(), nil, "any prompt"),
            (.prompt("Coupon"), nil, "prompt “Coupon”"),
            (.prompt("Code"), .title, "prompt “Code”"),
            (.alert(), .kind, "any alert"),
            (.confirm("Coupon"), .kind, "alert “Coupon”"),
            (.choose(), .kind, "any list"),
            (.progress(), .kind, "any progress"),
            (.sheet("Coupon"), .kind, "sheet “Coupon”"),
            (.sheet(CouponScreen.self), .kind, "sheet with CouponScreen"),
            (.once("code"), .identity, "modal asked once as “code”"),
        ]
        for (question, difference, description) in cases {
            #expect(question.pattern.difference(from: coupon, showing: nil) == difference, "\(question)")
            #expect(question.description == description)
        }
        let sheet = ModalContent.sample(.sheet, "Coupon")
        #expect(Question.sheet(CouponScreen.self).pattern.difference(from: sheet, showing: name) == nil)
        #expect(
            Question.sheet(CouponScreen.self).pattern.difference(from: sheet, showing: ScreenName(CartScreen.self))
                == .screen)
        #expect(Question.sheet(CouponScreen.self).pattern.difference(from: sheet, showing: nil) == .screen)
    }

    @Test("The closest stub is one that was used up, then one with nearly the title, then another kind with the title")
    func nearest() {
        var stubs = Stubs()
        func add(_ question: TestPresenter.QuestionMatcher, uses: Int = 0) {
            stubs.add(Stub(.modal(question.pattern) { _ in .labels(["x"]) }, 1, #_sourceLocation))
            for _ in 0..<uses { stubs.use(stubs.all.count - 1) }
        }
        func why() -> String? { stubs.nearest(to: coupon, showing: nil)?.why }
        #expect(why() == nil)
        add(.alert("Something else"))
        #expect(why() == nil)
        add(.prompt("Something that was answered"), uses: 1)
        #expect(why() == nil)
        add(.prompt("Something else"))
        #expect(why() == "its title is “Something else”, not “Coupon”")
        add(.once("code"))
        #expect(why() == "it is for what is asked once as “code”, and this has no such identity")
        add(.alert("Coupon"))
        #expect(why() == "it is for alert “Coupon”, and this is a prompt")
        add(.prompt("Cupon"))
        #expect(why() == "its title is “Cupon”, not “Coupon”")
        add(.prompt("Coupon"), uses: 1)
        #expect(why() == "it answers once, and has")
    }
}

extension ModalContent {
    /// A question with only a title.
    static func sample(_ kind: Kind, _ title: String) -> ModalContent {
        ModalContent(kind: kind, title: title)
    }
}
