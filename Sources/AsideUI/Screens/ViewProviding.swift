/// A screen whose view is given a function that takes the answer, and is shown in a sheet without a bar of ours.
@MainActor
protocol AnsweredByView {
    /// Whether the view has kept the function, so that it can be called.
    var isAnswerable: Bool { get }
}

#if canImport(SwiftUI)
    public import Aside
    public import SwiftUI

    /// A screen that provides its view itself, so that nobody has to register one.
    ///
    /// If a view is registered for its type, that view takes precedence.
    @MainActor
    public protocol ViewProviding: Screen {
        /// The type of the view.
        associatedtype ScreenView: View

        /// The view that shows the screen.
        @ViewBuilder var view: ScreenView { get }
    }

    extension ViewProviding {
        var anyView: AnyView { AnyView(view) }
    }

    extension View {
        /// Registers the view of screens of a type, for the stage views within this view.
        ///
        /// A module can export a modifier that registers its own screens. A modifier further inside takes precedence.
        ///
        /// - Parameters:
        ///   - type: The type of the screens. Subclasses without a view of their own use it, too.
        ///   - view: Makes the view for a screen.
        /// - Returns: This view, within which such screens have a view.
        public func screen<Shown: Screen, Drawing: View>(
            _ type: Shown.Type, @ViewBuilder view: @escaping @MainActor (Shown) -> Drawing
        ) -> some View {
            transformEnvironment(\.aside.screenViews) { $0.register(type) { AnyView(view($0)) } }
        }

        /// Styles the screens that are drawn from their content, in the stage views within this view.
        ///
        /// Add items to the toolbar, or set how the title looks:
        ///
        /// <!-- sample: not compiled, needs SwiftUI -->
        /// ```swift
        /// StageView(stage).drawnScreens { form, screen in
        ///     form.navigationBarTitleDisplayMode(.inline).toolbar { HelpButton(topic: screen.title) }
        /// }
        /// ```
        ///
        /// - Parameter style: Makes the view from the form of a screen.
        /// - Returns: This view, within which such screens have the style.
        public func drawnScreens<Styled: View>(
            @ViewBuilder _ style: @escaping @MainActor (_ form: AnyView, _ screen: any Screen) -> Styled
        ) -> some View {
            transformEnvironment(\.aside.screenViews) { $0.style = { AnyView(style($0, $1)) } }
        }
    }

    /// The views that are registered for screens.
    struct ScreenViews {
        private var makers: [(type: ObjectIdentifier, make: @MainActor (any Screen) -> AnyView?)] = []
        /// How screens look that are drawn from their content.
        var style: @MainActor (AnyView, any Screen) -> AnyView = { form, _ in form }

        /// Registers the view of screens of a type.
        ///
        /// A later registration for the same type takes precedence.
        mutating func register<Shown: Screen>(
            _ type: Shown.Type, make: @escaping @MainActor (Shown) -> AnyView
        ) {
            let type = ObjectIdentifier(type)
            makers.removeAll { $0.type == type }
            makers.append((type, { screen in (screen as? Shown).map(make) }))
        }

        /// Returns the view of a screen: that of its own type, or that of a superclass if there is none.
        @MainActor
        func drawing(of screen: any Screen) -> AnyView? {
            let type = ObjectIdentifier(type(of: screen))
            if let maker = makers.first(where: { $0.type == type }) { return maker.make(screen) }
            return makers.reversed().lazy.compactMap { $0.make(screen) }.first
        }
    }
#endif
