import Aside
import Observation
import TestSupport
import Testing

@testable import AsideUI

@Suite("FormSection")
@MainActor
struct FormSectionTests {
    @Test("Headings and blocks begin sections, and the title is not repeated")
    func sections() {
        let screen = Described()
        let sections = FormSection.sections(of: screen.outline, titled: screen.title)
        let text = sections.map { "\($0.title ?? "-"): \($0.items.map(\.label).joined(separator: ", "))" }
        #expect(
            text.joined(separator: "\n") == """
                -: Intro, Name
                Delivery: Express, Street
                Billing: Same
                Card: Number
                -: Continue
                """)
        #expect(Set(sections.map(\.id)).count == sections.count)
    }

    @Test("A heading that is not the title is shown; a screen without content has no sections")
    func otherTitle() {
        #expect(FormSection.sections(of: Described().outline, titled: "Something else").first?.title == "Order")
        #expect(FormSection.sections(of: Page("Page").outline, titled: "Page").isEmpty)
    }

    @Test("A write for a control that is disabled or gone is dropped")
    func late() throws {
        let screen = Described()
        let name = try #require(screen.outline["Name"]).id
        screen.isLocked = true
        screen.setText("Ada", of: name)
        screen.setOn(true, name)
        screen.select(0, of: name)
        screen.perform(name)
        #expect(screen.name == "")
    }
}

@Observable
private final class Described: Screen {
    let outlet = Outlet<Void>()
    var name = ""
    var isExpress = false
    var street = ""
    var isSame = true
    var number = ""
    var isLocked = false

    var content: Content {
        Heading("Order")
        Paragraph("Intro")
        Field("Name", \.name, isEnabled: !isLocked)
        Heading("Delivery")
        Field("Express", \.isExpress)
        Field("Street", \.street)
        Block("Billing") {
            Field("Same", \.isSame)
            Block("Card") { Field("Number", \.number) }
        }
        Action("Continue") { self.publish() }
    }
}
