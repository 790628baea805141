import Aside
import AsideFoundation
import Foundation
import Observation

/// A screen that has every control.
@Observable
final class ControlsScreen: Screen {
    enum Next {
        case questions
        case close
    }

    let outlet = Outlet<Next>()
    let title = "Gallery"
    var name = ""
    var password = ""
    var guests = 2
    var delivery = ControlsScreen.christmas
    var note = ""
    var isGift = false
    var size = "small"
    private(set) var fruit = ["Apples", "Pears"]

    var content: Content {
        Heading("Every control")
        Paragraph("The screen describes them once. Each presenter shows them in its own way.")
        for name in fruit {
            Row(name, detail: "in the cart") {
                Action("Remove \(name)", role: .destructive) { self.fruit.removeAll { $0 == name } }
            }
        }
        Field("Name", \.name, .text(placeholder: "Ada"), error: name.count > 20 ? "At most 20 letters." : nil)
        Field("Password", \.password, .text().secure())
        Meter(strength, label: "Strength")
        Field("Guests", \.guests, .number(in: 1...8))
        Field(
            "Delivery", \.delivery,
            .date(
                in: Self.christmas.addingTimeInterval(-5 * 86_400)..., locale: Self.locale, timeZone: .gmt,
                today: Self.christmas))
        Field("Note", \.note, .lines(placeholder: "As many lines as you like"))
        Block("Shipping") {
            Field("Gift wrap", \.isGift)
            Field("Size", \.size, .choice(from: ["small", "medium", "large"]))
            Action("Courier", isEnabled: false) {}
        }
        Paragraph(
            markdown: "Text is **bold**, *italic*, `code` or [a link](https://commonmark.org) where it is wanted.")
        Action("Questions", shortcut: .enter) { self.publish(.questions) }
        Action("Close", role: .cancel) { self.publish(.close) }
    }

    /// Fixed values, so that the gallery is the same on every day and in every country.
    private static let christmas = Date(timeIntervalSince1970: 1_798_070_400)
    private static let locale = Locale(identifier: "en_GB")

    /// The strength of the password, from 0 to 1, which ten letters reach.
    private var strength: Double { Double(password.count) / 10 }
}
