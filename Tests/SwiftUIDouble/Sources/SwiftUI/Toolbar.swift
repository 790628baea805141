/// An item in a bar, or several items.
@MainActor @preconcurrency
package protocol ToolbarContent: View {}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
extension Several: ToolbarContent {}

package typealias ToolbarContentBuilder = ViewBuilder

/// The place of an item in a bar.
package enum ToolbarItemPlacement: Sendable {
    case cancellationAction
    case confirmationAction
}

/// One place in a bar; as reported, one without anything in it is drawn as an empty one on iOS 26.
package struct ToolbarItem<Content: View>: ToolbarContent, Primitive {
    private let content: Content

    package init(placement: ToolbarItemPlacement, @ViewBuilder content: () -> Content) { self.content = content() }

    func elements(in context: Context) -> [Element] {
        [Element(kind: .toolbarItem, children: context.at(.part("item")).draw(content))]
    }
}

package typealias ToolbarItemGroup = ToolbarItem
