/// Where things stand beside one another.
public enum HorizontalAlignment: Sendable {
    /// In the middle.
    case center
    /// Where lines begin.
    case leading
}

/// Where things stand in one another.
public enum Alignment: Sendable {
    /// In the middle.
    case center
    /// At the lower edge.
    case bottom
}

/// Views one beside the other.
public struct HStack<Content: View>: View {
    private let content: Content

    /// Views one beside the other.
    public init(spacing: Double? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The views.
    public var body: some View { content }
}

/// Views one below the other.
public struct VStack<Content: View>: View {
    private let content: Content

    /// Views one below the other.
    public init(
        alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }

    /// The views.
    public var body: some View { content }
}

/// Views one over the other.
public struct ZStack<Content: View>: View {
    private let content: Content

    /// Views one over the other.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) { self.content = content() }
    /// The views.
    public var body: some View { content }
}

/// Controls one below the other.
public struct Form<Content: View>: View {
    private let content: Content

    /// Controls one below the other.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    /// The controls.
    public var body: some View { content }
}

/// Rows one below the other.
public struct List<Content: View>: View {
    private let content: Content

    /// Rows one below the other.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    /// The rows.
    public var body: some View { content }
}

/// Views with a title.
public struct Section<Header: View, Content: View>: View, Primitive {
    private let header: Header
    private let content: Content

    /// Views with a title.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
        (self.header, self.content) = (header(), content())
    }

    func elements(in context: Context) -> [Element] {
        let title = context.at(.part("header")).draw(header)
        return [Element(kind: .group, children: title + context.at(.part("content")).draw(content))]
    }
}

extension Section where Header == Text {
    /// Views with a title.
    public init<Words: StringProtocol>(_ title: Words, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

/// A view with a name.
public struct LabeledContent<Content: View>: View, Primitive {
    private let title: String
    private let content: Content

    /// A view with a name.
    public init<Words: StringProtocol>(_ title: Words, @ViewBuilder content: () -> Content) {
        (self.title, self.content) = (String(title), content())
    }

    func elements(in context: Context) -> [Element] {
        let children = context.at(.part("content")).draw(content)
        return [Element(kind: .group, label: title, children: [Element(kind: .text, label: title)] + children)]
    }
}
