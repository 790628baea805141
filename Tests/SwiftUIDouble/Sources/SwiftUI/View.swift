/// A view, which can be drawn.
@MainActor @preconcurrency
public protocol View {
    /// The type of the body.
    associatedtype Body: View
    /// The view's body.
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    /// The body of a view that draws itself, which never exists.
    public var body: Never { fatalError("Never has no body.") }
}

extension View where Body == Never {
    /// A view that draws itself has no body.
    public var body: Never { fatalError("\(Self.self) draws itself.") }
}

/// Builds several views, one after the other.
@resultBuilder
@MainActor
public struct ViewBuilder {
    /// Builds one view.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    /// Builds no view.
    public static func buildBlock() -> EmptyView { EmptyView() }
    /// Builds a block of one view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    /// Builds a block of several views.
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> Several {
        var several = Several()
        repeat several.append(each content)
        return several
    }
    /// Builds one view or none.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    /// Builds the first of two views.
    public static func buildEither<First: View, Second: View>(first: First) -> OneOfTwo<First, Second> {
        .first(first)
    }
    /// Builds the second of two views.
    public static func buildEither<First: View, Second: View>(second: Second) -> OneOfTwo<First, Second> {
        .second(second)
    }
}

/// No view.
public struct EmptyView: View, Primitive {
    /// No view.
    public init() {}
    func elements(in context: Context) -> [Element] { [] }
}

/// Several views, one after the other.
public struct Several: View, Primitive {
    private var draw: [@MainActor (Context) -> [Element]] = []

    mutating func append<Content: View>(_ view: Content) {
        draw.append { $0.draw(view) }
    }

    func elements(in context: Context) -> [Element] {
        draw.enumerated().flatMap { place, draw in draw(context.at(.place(place))) }
    }
}

/// One of two views; when the other view comes, the state of this one ends.
public enum OneOfTwo<First: View, Second: View>: View, Primitive {
    /// The first.
    case first(First)
    /// The second.
    case second(Second)

    func elements(in context: Context) -> [Element] {
        switch self {
        case .first(let view): context.at(.branch(0)).draw(view)
        case .second(let view): context.at(.branch(1)).draw(view)
        }
    }
}

extension Optional: View where Wrapped: View {
    /// The view draws itself.
    public typealias Body = Never
}

extension Optional: Primitive where Wrapped: View {
    func elements(in context: Context) -> [Element] {
        map { context.at(.branch(1)).draw($0) } ?? []
    }
}

/// A view of unknown type; with another type, it is another view.
public struct AnyView: View, Primitive {
    private let type: ObjectIdentifier
    private let draw: @MainActor (Context) -> [Element]

    /// Forgets the type of a view.
    public init<Content: View>(_ view: Content) {
        type = ObjectIdentifier(Content.self)
        draw = { $0.draw(view) }
    }

    func elements(in context: Context) -> [Element] { draw(context.at(.named(type))) }
}

/// A view for each of some data.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View, Primitive {
    private let data: Data
    private let id: (Data.Element) -> ID
    private let content: (Data.Element) -> Content

    /// A view for each, known by a part of it.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        (self.data, self.id, self.content) = (data, { $0[keyPath: id] }, content)
    }

    func elements(in context: Context) -> [Element] {
        data.flatMap { element in context.at(.named(id(element))).draw(content(element)) }
    }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
    /// Makes a view for each, known by its own identity.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        (self.data, id, self.content) = (data, { $0.id }, content)
    }
}

/// A view with a modifier.
struct Modified<Content: View>: View, Primitive {
    let content: Content
    let change: @MainActor (Context, @escaping @MainActor (Context) -> [Element]) -> [Element]

    func elements(in context: Context) -> [Element] {
        change(context) { $0.draw(content) }
    }
}

extension View {
    func modified(
        _ change: @escaping @MainActor (Context, @escaping @MainActor (Context) -> [Element]) -> [Element]
    ) -> Modified<Self> {
        Modified(content: self, change: change)
    }

    /// Changes what this view inherits or leaves for others.
    func inside(_ change: @escaping @MainActor (inout Context) -> Void) -> Modified<Self> {
        modified { context, draw in
            var context = context
            change(&context)
            return draw(context)
        }
    }

    /// Changes the elements of this view.
    func changing(_ change: @escaping @MainActor (inout Element) -> Void) -> Modified<Self> {
        modified { context, draw in
            draw(context).map { element in
                var element = element
                change(&element)
                return element
            }
        }
    }

    /// Returns the same view, because a user of the double could see no difference.
    func unchanged() -> Modified<Self> {
        modified { context, draw in draw(context) }
    }
}
