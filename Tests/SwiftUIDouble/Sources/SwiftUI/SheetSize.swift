extension View {
    /// Says at which heights the sheet in which this view is may rest.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        modified { context, draw in
            context.surface.detents = detents
            return draw(context)
        }
    }

    /// Says how large the sheet in which this view is should be on a larger screen.
    public func presentationSizing(_ sizing: PresentationSizing) -> some View {
        modified { context, draw in
            context.surface.sizing = sizing
            return draw(context)
        }
    }
}

/// A height that a sheet may rest at.
public enum PresentationDetent: Hashable, Sendable {
    /// Half.
    case medium
    /// All.
    case large
    /// A part.
    case fraction(Double)
}

/// A size of a sheet on a larger screen.
public enum PresentationSizing: Hashable, Sendable {
    /// For a form.
    case form
    /// Like a page of paper.
    case page
    /// As its content wants.
    case fitted
}
