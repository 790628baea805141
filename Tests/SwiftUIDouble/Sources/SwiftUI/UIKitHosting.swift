public import UIKit

/// A UIKit view among views.
@MainActor @preconcurrency
package protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ view: UIViewType, context: Context)
    typealias Context = UIViewRepresentableContext<Self>
}

/// What a UIKit view learns about its place.
package struct UIViewRepresentableContext<Representable: UIViewRepresentable> {}

/// Draws a UIKit view: it is made once, and stands in the controller of the surface that contains it.
struct Represented<Representable: UIViewRepresentable> {
    let representable: Representable

    @MainActor
    func update(in context: SwiftUI.Context) {
        let held = context.stored("platform") { Held(representable.makeUIView(context: .init())) }
        if held.view.superview == nil { context.surface.controller.view.addSubview(held.view) }
        representable.updateUIView(held.view, context: .init())
    }

    /// A UIKit view, which leaves its superview together with the view that shows it.
    @MainActor
    private final class Held: Leaving {
        let view: Representable.UIViewType

        init(_ view: Representable.UIViewType) { self.view = view }

        func leave() { view.removeFromSuperview() }
    }
}

/// A controller that shows views, in a window of the double.
@MainActor
open class UIHostingController<Content: View>: UIViewController {
    /// The double's window, which draws the views.
    package var content: Window {
        if let window { return window }
        let rootView = rootView
        let window = Window(.hosted, controller: self) { rootView }
        self.window = window
        return window
    }

    private let rootView: Content
    private var window: Window?

    /// Makes a controller of a view.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init()
    }
}

extension Scenario {
    /// A view in UIKit's own hierarchy, where nobody sets a scene phase.
    fileprivate static var hosted: Scenario {
        var scenario = Scenario()
        scenario.hasNoScenePhase = true
        return scenario
    }
}
