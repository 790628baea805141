import Observation

@testable import Aside

/// A screen with one element of every kind.
@MainActor
@Observable
final class CartScreen: Screen {
    struct Item {
        var name: String
        var price: String
    }

    enum Size: Equatable, CaseIterable {
        case small, large
    }

    let outlet = Outlet<Int>()
    var items = [Item(name: "Apples", price: "$2"), Item(name: "Pears", price: "$3")]
    var code = ""
    var feedback: String?
    var giftWrap = false
    var size = Size.small
    var day: Int?
    var billing = "1 Main St"
    var shipping = "2 Side St"
    var progress: Double?
    var canContinue = true
    private(set) var log: [String] = []

    var content: Content {
        Heading("Your cart")
        for item in items {
            Row(item.name, detail: item.price) {
                Action("Remove", role: .destructive) { self.remove(item) }
            }
        }
        Field("Coupon", \.code, .text(placeholder: "SAVE10"), error: feedback)
        Action("Apply", isEnabled: !code.isEmpty) { self.log.append("apply \(self.code)") }
        Field("Gift wrap", \.giftWrap)
        Field("Size", \.size, .choice(from: Size.allCases))
        Field("Day", \.day, .choice(from: [1, 2, 3]) { "Day \($0)" })
        Block("Billing") {
            Field("Street", \.billing)
        }
        Block("Shipping") {
            Field("Street", \.shipping)
            Action("Same as billing") { self.shipping = self.billing }
        }
        Meter(progress)
        Paragraph("Prices include tax.")
        Action("Continue", shortcut: .enter, isEnabled: canContinue) { self.publish(self.items.count) }
    }

    private func remove(_ item: Item) {
        log.append("remove \(item.name)")
        items.removeAll { $0.name == item.name }
    }
}

/// A screen with the content that a test gives it.
@MainActor
final class PlainScreen: Screen {
    let outlet = Outlet<Never>()
    var text = ""
    var isOn = false
    var number = 0
    private let describe: @MainActor () -> Content

    init(@ScreenBuilder<PlainScreen> _ describe: @escaping @MainActor () -> Content) {
        self.describe = describe
    }

    var content: Content {
        describe()
    }
}

extension Outline {
    /// The labels of all items, from top to bottom.
    var labels: [String] {
        located.map(\.item.label)
    }

    /// The first item with a label, at any depth.
    func first(_ label: String) -> Item? {
        located.map(\.item).first { $0.label == label }
    }
}
