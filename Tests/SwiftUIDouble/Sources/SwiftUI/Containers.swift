/// The place of a view that is drawn over another one.
package enum Alignment: Sendable {
    case center
    case bottom
}

/// Views that are treated alike, or stand beside, below or over each other; a user of the double reads them in the same order.
package struct Arrangement<Content: View>: View {
    private let content: Content

    package init(@ViewBuilder content: () -> Content) { self.content = content() }

    package var body: some View { content }
}

package typealias Group = Arrangement
package typealias HStack = Arrangement
package typealias VStack = Arrangement
package typealias ZStack = Arrangement
package typealias Form = Arrangement
package typealias List = Arrangement

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
