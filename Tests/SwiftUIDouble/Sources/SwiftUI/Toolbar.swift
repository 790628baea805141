/// An item in a bar.
@MainActor @preconcurrency
package protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder var body: Body { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
    /// A toolbar item that draws itself has no body.
    package var body: Never { fatalError("\(Self.self) draws itself.") }
}

@MainActor
protocol ToolbarPrimitive {
    func items(in context: Context) -> [Element]
}

extension Context {
    func draw<Content: ToolbarContent>(toolbar content: Content) -> [Element] {
        if let primitive = content as? any ToolbarPrimitive { return primitive.items(in: self) }
        connect(content)
        return at(.part("body")).draw(toolbar: content.body)
    }
}

/// Several toolbar items, one after the other.
@resultBuilder
@MainActor
package struct ToolbarContentBuilder {
    package static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    package static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> SeveralItems {
        var several = SeveralItems()
        repeat several.append(each content)
        return several
    }
    package static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
}

/// Several toolbar items.
package struct SeveralItems: ToolbarContent, ToolbarPrimitive {
    private var draw: [@MainActor (Context) -> [Element]] = []

    mutating func append<Content: ToolbarContent>(_ content: Content) {
        draw.append { $0.draw(toolbar: content) }
    }

    func items(in context: Context) -> [Element] {
        draw.enumerated().flatMap { place, draw in draw(context.at(.place(place))) }
    }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    package typealias Body = Never
}

extension Optional: ToolbarPrimitive where Wrapped: ToolbarContent {
    func items(in context: Context) -> [Element] {
        map { context.at(.branch(1)).draw(toolbar: $0) } ?? []
    }
}

/// The place of an item in a bar.
package enum ToolbarItemPlacement: Sendable {
    case cancellationAction
    case confirmationAction
    /// In a bar at the lower edge.
    case bottomBar
}

/// One place in a bar; as reported, one without anything in it is drawn as an empty one on iOS 26.
package struct ToolbarItem<Content: View>: ToolbarContent, ToolbarPrimitive {
    private let placement: ToolbarItemPlacement
    private let content: Content

    package init(placement: ToolbarItemPlacement = .confirmationAction, @ViewBuilder content: () -> Content) {
        (self.placement, self.content) = (placement, content())
    }

    func items(in context: Context) -> [Element] {
        if placement == .bottomBar { _ = context.stand(.tools) }
        return [Element(kind: .toolbarItem, children: context.at(.part("item")).draw(content))]
    }
}

package typealias ToolbarItemGroup = ToolbarItem
