package import Foundation

/// A space with a name, in which places are measured.
package struct NamedCoordinateSpace {
    package static func named(_ name: some Hashable) -> Self { Self() }
}

/// The place of a view; the double has no layout, so each view that is measured is a bar at the lower edge of its room.
@MainActor
package struct GeometryProxy {
    fileprivate let lowerEdge: CGFloat

    package func frame(in space: NamedCoordinateSpace) -> CGRect {
        CGRect(x: 45, y: lowerEdge - 44, width: 300, height: 44)
    }
}

extension View {
    package func coordinateSpace(_ space: NamedCoordinateSpace) -> some View { unchanged() }

    /// Does something with the place of a view, when it is known and whenever it changes.
    package func onGeometryChange<Value: Equatable>(
        for type: Value.Type, of transform: @escaping @MainActor (GeometryProxy) -> Value,
        action: @escaping (Value) -> Void
    ) -> some View {
        modified { context, draw in
            let proxy = GeometryProxy(lowerEdge: context.lowerEdge)
            context.window.measured = proxy.frame(in: .named(""))
            let value = transform(proxy)
            let measured = context.at(.part("measured"))
            return measured.draw(Color.clear.onChange(of: value, initial: true) { _, new in action(new) })
                + draw(context)
        }
    }

    /// Leaves room below a view.
    package func padding(_ edges: Edge.Set, _ length: CGFloat? = nil) -> some View {
        inside { $0.lowerEdge -= length ?? 0 }
    }

    /// Gives a view a size, which what it presents points at.
    package func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> some View {
        inside { $0.place?.size = CGSize(width: width ?? 0, height: height ?? 0) }
    }

    /// Gives a view a place for its middle.
    package func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        inside { $0.place = Place(middle: CGPoint(x: x, y: y)) }
    }
}

/// The place that a view was given: its middle from outside, and its size from inside.
@MainActor
final class Place {
    private let middle: CGPoint
    var size = CGSize.zero

    init(middle: CGPoint) { self.middle = middle }

    var frame: CGRect {
        CGRect(x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
    }
}
