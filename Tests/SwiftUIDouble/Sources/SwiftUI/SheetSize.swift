extension View {
    /// Says at which heights the sheet in which this view is may rest.
    package func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        modified { context, draw in
            context.surface.detents = detents
            return draw(context)
        }
    }

    /// Says how large the sheet in which this view is should be on a larger screen.
    package func presentationSizing(_ sizing: PresentationSizing) -> some View {
        modified { context, draw in
            context.surface.sizing = sizing
            return draw(context)
        }
    }
}

/// A height that a sheet may rest at.
package enum PresentationDetent: Hashable, Sendable {
    case medium
    case large
    case fraction(Double)
}

/// A size of a sheet on a larger screen.
package enum PresentationSizing: Hashable, Sendable {
    case form
    case page
    case fitted
}
