import Foundation

#if canImport(UIKit)
    import UIKit
#else
    import AppKit
#endif

/// Views of which the user sees one, and picks another by a bar at the lower edge.
///
/// The views keep their state (documented: "TabView"); those that are not in sight are told so, and UIKit takes them out of
/// the window.
package struct TabView<Content: View>: View, Primitive {
    private let content: Content

    package init(@ViewBuilder content: () -> Content) { self.content = content() }

    func elements(in context: Context) -> [Element] {
        let canvas = context.canvas
        let tabs = context.stored("tabs") { Tabs() }
        tabs.titles = []
        context.stand(.tabs)
        var inner = context.at(.part("tabs"))
        inner.tabs = tabs
        let shown = inner.draw(content)
        // What disables the views does not disable the system's bar.
        let bar = tabs.titles.enumerated().map { place, title in
            Element(
                kind: .button, label: title, value: "tab",
                press: {
                    tabs.selected = place
                    canvas.somethingChanged()
                })
        }
        return shown + bar
    }
}

/// The tabs of a tab view.
@MainActor
final class Tabs {
    var titles: [String] = []
    var selected = 0
}

extension View {
    /// Makes this view a tab, whose item has the text of a label.
    package func tabItem<Words: View>(@ViewBuilder _ label: () -> Words) -> some View {
        let label = label()
        return modified { context, draw in
            guard let tabs = context.tabs else { return draw(context) }
            let place = tabs.titles.count
            tabs.titles.append(context.at(.part("item")).draw(label).map(\.text).joined())
            var inner = context.at(.place(place))
            inner.tabs = nil
            inner.isVisible = context.isVisible && tabs.selected == place
            inner.isInWindow = context.isInWindow && tabs.selected == place
            let elements = draw(inner)
            return tabs.selected == place ? elements : []
        }
    }
}

/// A bar of the system at the lower edge, over the views that fill the window.
enum SystemBar: String {
    case tabs, tools
}

extension Context {
    /// Stands a bar at the lower edge while this is drawn in sight.
    func stand(_ bar: SystemBar) {
        guard isVisible, let view = bar.view else { return }
        let held = stored("bar \(bar)") { HeldView(view) }
        held.view.frame = CGRect(x: 0, y: 761, width: Window.size.width, height: 83)
        stand(held)
    }
}
