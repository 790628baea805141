/// Where things stand beside one another.
package enum HorizontalAlignment: Sendable {
    case center
    case leading
}

/// Where things stand in one another.
package enum Alignment: Sendable {
    case center
    case bottom
}

/// Views one beside the other.
package struct HStack<Content: View>: View {
    private let content: Content

    package init(spacing: Double? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    package var body: some View { content }
}

/// Views one below the other.
package struct VStack<Content: View>: View {
    private let content: Content

    package init(
        alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }

    package var body: some View { content }
}

/// Views one over the other.
package struct ZStack<Content: View>: View {
    private let content: Content

    package init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) { self.content = content() }
    package var body: some View { content }
}

/// Controls one below the other.
package struct Form<Content: View>: View {
    private let content: Content

    package init(@ViewBuilder content: () -> Content) { self.content = content() }
    package var body: some View { content }
}

/// Rows one below the other.
package struct List<Content: View>: View {
    private let content: Content

    package init(@ViewBuilder content: () -> Content) { self.content = content() }
    package var body: some View { content }
}

/// Views with a title.
package struct Section<Header: View, Content: View>: View, Primitive {
    private let header: Header
    private let content: Content

    package init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
        (self.header, self.content) = (header(), content())
    }

    func elements(in context: Context) -> [Element] {
        let title = context.at(.part("header")).draw(header)
        return [Element(kind: .group, children: title + context.at(.part("content")).draw(content))]
    }
}

extension Section where Header == Text {
    package init<Words: StringProtocol>(_ title: Words, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

/// A view with a name.
package struct LabeledContent<Content: View>: View, Primitive {
    private let title: String
    private let content: Content

    package init<Words: StringProtocol>(_ title: Words, @ViewBuilder content: () -> Content) {
        (self.title, self.content) = (String(title), content())
    }

    func elements(in context: Context) -> [Element] {
        let children = context.at(.part("content")).draw(content)
        return [Element(kind: .group, label: title, children: [Element(kind: .text, label: title)] + children)]
    }
}
