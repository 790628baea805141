/// Something that can be drawn.
@MainActor @preconcurrency
public protocol View {
    /// What it is made of.
    associatedtype Body: View
    /// What it is made of.
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    /// There is none.
    public var body: Never { fatalError("Never has no body.") }
}

extension View where Body == Never {
    /// What draws itself is not made of anything.
    public var body: Never { fatalError("\(Self.self) draws itself.") }
}

/// Views as they are written one after the other.
@resultBuilder
@MainActor
public struct ViewBuilder {
    /// One view.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    /// None.
    public static func buildBlock() -> EmptyView { EmptyView() }
    /// One.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    /// Several.
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> Several {
        var several = Several()
        repeat several.append(each content)
        return several
    }
    /// One or none.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    /// One of two.
    public static func buildEither<First: View, Second: View>(first: First) -> OneOfTwo<First, Second> {
        .first(first)
    }
    /// The other one of two.
    public static func buildEither<First: View, Second: View>(second: Second) -> OneOfTwo<First, Second> {
        .second(second)
    }
    /// One, whatever it is.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
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

/// One of two views; when the other one comes, what lived with the first one ends.
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
    /// It draws itself.
    public typealias Body = Never
}

extension Optional: Primitive where Wrapped: View {
    func elements(in context: Context) -> [Element] {
        map { context.at(.branch(1)).draw($0) } ?? []
    }
}

/// A view whose type is not known; with another type, it is another view.
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

/// Views that are treated alike.
public struct Group<Content: View>: View, Primitive {
    private let content: Content

    /// Views that are treated alike.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    func elements(in context: Context) -> [Element] { context.at(.part("group")).draw(content) }
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
    /// A view for each, known by its own identity.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        (self.data, id, self.content) = (data, { $0.id }, content)
    }
}

/// A view that something was done to.
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

    /// The same view: this changes nothing that a user of the double could tell.
    func unchanged() -> Modified<Self> {
        modified { context, draw in draw(context) }
    }
}
