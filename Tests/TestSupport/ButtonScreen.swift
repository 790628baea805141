package import Aside

/// A screen with buttons, each of which publishes its label.
package final class ButtonScreen: Screen {
    package let outlet = Outlet<String>()
    package var title: String
    package var whenPressed: (@MainActor (String) -> Void)?
    package var labels: [String]
    private let last: String?
    private let isEnabled: Bool

    package init(_ title: String, _ labels: [String], _ last: String? = nil, isEnabled: Bool = true) {
        self.title = title
        self.labels = labels
        self.last = last
        self.isEnabled = isEnabled
    }

    package var content: Content {
        Heading(title)
        for label in labels {
            Action(label, isEnabled: isEnabled) {
                if let whenPressed = self.whenPressed { whenPressed(label) } else { self.publish(label) }
            }
        }
        if let last { Action(last) { self.publish(last) } }
    }
}

/// A screen with two rows that look the same.
package final class TwinsScreen: Screen {
    package let outlet = Outlet<String>()
    private let first: String

    package init(_ first: String = "first") { self.first = first }

    package var content: Content {
        Heading("Twins")
        for item in [first, "second"] {
            Row("Apple", id: item) { Action("Take", id: "take") { self.publish(item) } }
        }
    }
}
