#if canImport(SwiftUI)
    import Aside
    import SwiftUI

    /// A modifier that sets the heights at which a sheet can rest, and its size on a larger screen.
    struct SheetSizeModifier: ViewModifier {
        let style: SheetStyle?

        func body(content: Content) -> some View {
            if case .sheet(let detents, let sizing)? = style, !detents.isEmpty {
                content.presentationDetents(Set(detents.map(PresentationDetent.init))).sized(sizing)
            } else if case .sheet(_, let sizing)? = style {
                content.sized(sizing)
            } else {
                content
            }
        }
    }

    extension View {
        /// Sets a size in a sheet.
        ///
        /// On macOS, a stack of lists has no size of its own. It would collapse to its title.
        @ViewBuilder
        func sizedAsSheet() -> some View {
            #if os(macOS)
                frame(minWidth: 400, idealWidth: 480, minHeight: 280, idealHeight: 400)
            #else
                self
            #endif
        }

        /// Sets the size of a sheet, on the systems that have sizes for sheets.
        @ViewBuilder
        fileprivate func sized(_ sizing: SheetStyle.Sizing?) -> some View {
            if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
                switch sizing {
                case nil: self
                case .form?: presentationSizing(.form)
                case .page?: presentationSizing(.page)
                case .fitted?: presentationSizing(.fitted)
                }
            } else {
                self
            }
        }
    }

    extension PresentationDetent {
        fileprivate init(_ detent: SheetStyle.Detent) {
            switch detent {
            case .medium: self = .medium
            case .large: self = .large
            case .fraction(let fraction): self = .fraction(fraction)
            }
        }
    }
#endif
