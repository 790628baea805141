import Aside
import Observation

/// A screen with one field, for a sheet.
@Observable
final class WishScreen: Screen {
    let outlet = Outlet<String>()
    let title = "Wish"
    var wish = ""

    var content: Content {
        Paragraph("The same screen can be pushed.")
        Field("Wish", \.wish, .text().suggesting(["A window seat", "A high chair", "No nuts"]))
        Action("Send", shortcut: .enter, isEnabled: !wish.isEmpty) { self.publish(self.wish) }
    }
}
