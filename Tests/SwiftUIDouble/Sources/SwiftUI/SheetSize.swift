extension View {
    /// Sets the heights at which the sheet around this view can rest.
    package func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        inside { $0.surface.detents = detents }
    }

    /// Sets the size that the sheet around this view should have on a larger screen.
    package func presentationSizing(_ sizing: PresentationSizing) -> some View {
        inside { $0.surface.sizing = sizing }
    }
}

/// A height at which a sheet can rest.
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
