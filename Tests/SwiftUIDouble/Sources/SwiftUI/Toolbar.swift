/// Something in a bar.
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// What it is made of.
    associatedtype Body: ToolbarContent
    /// What it is made of.
    @ToolbarContentBuilder var body: Body { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
    /// What draws itself is not made of anything.
    public var body: Never { fatalError("\(Self.self) draws itself.") }
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

/// Toolbar items as they are written one after the other.
@resultBuilder
@MainActor
public struct ToolbarContentBuilder {
    /// One.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    /// Several.
    public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> SeveralItems {
        var several = SeveralItems()
        repeat several.append(each content)
        return several
    }
    /// One or none.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
}

/// Several toolbar items.
public struct SeveralItems: ToolbarContent, ToolbarPrimitive {
    private var draw: [@MainActor (Context) -> [Element]] = []

    mutating func append<Content: ToolbarContent>(_ content: Content) {
        draw.append { $0.draw(toolbar: content) }
    }

    func items(in context: Context) -> [Element] {
        draw.enumerated().flatMap { place, draw in draw(context.at(.place(place))) }
    }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    /// It draws itself.
    public typealias Body = Never
}

extension Optional: ToolbarPrimitive where Wrapped: ToolbarContent {
    func items(in context: Context) -> [Element] {
        map { context.at(.branch(1)).draw(toolbar: $0) } ?? []
    }
}

/// Where something stands in a bar.
public enum ToolbarItemPlacement: Sendable {
    /// Where one leaves things as they are.
    case cancellationAction
    /// Where one does it.
    case confirmationAction
}

/// One place in a bar; as reported, one without anything in it is drawn as an empty one on iOS 26.
public struct ToolbarItem<Content: View>: ToolbarContent, ToolbarPrimitive {
    private let content: Content

    /// One place in a bar.
    public init(placement: ToolbarItemPlacement = .confirmationAction, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    func items(in context: Context) -> [Element] {
        [Element(kind: .toolbarItem, children: context.at(.part("item")).draw(content))]
    }
}

/// Places in a bar for several views.
public struct ToolbarItemGroup<Content: View>: ToolbarContent, ToolbarPrimitive {
    private let content: Content

    /// Places in a bar for several views.
    public init(placement: ToolbarItemPlacement = .confirmationAction, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    func items(in context: Context) -> [Element] {
        [Element(kind: .toolbarItem, children: context.at(.part("item")).draw(content))]
    }
}
