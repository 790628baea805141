#if canImport(SwiftUI)
    public import SwiftUI

    extension View {
        /// Gives this view a name, so that questions can be shown beside it.
        ///
        /// A confirmation dialog points at something on an iPad and on iOS 26, a popover on an iPad and a Mac. A question
        /// names the view with `ask(.delete("Groceries").anchored(to: "trash"))`, a sheet with `style: .popover(at:
        /// "trash")`. If no view with that name is in sight, the question is shown from the whole stage, and a dialog
        /// that has to point at something becomes an alert.
        ///
        /// - Parameter name: The name. No other view of the same stage may have it at the same time.
        /// - Returns: This view with a name.
        public func questionAnchor(_ name: String) -> some View {
            modifier(QuestionAnchorModifier(name: name))
        }
    }

    private struct QuestionAnchorModifier: ViewModifier {
        let name: String
        @Environment(\.presentingSurface) private var surface

        func body(content: Content) -> some View {
            if let surface {
                content.modifier(AnchoredModifier(name: name, surface: surface))
            } else {
                content
            }
        }
    }

    /// A modifier that presents, from a named part of a view, the modals that belong to that part.
    private struct AnchoredModifier: ViewModifier {
        let name: String
        let surface: PresentingSurface

        func body(content: Content) -> some View {
            let presentations = PresentationBindings(
                presenter: surface.presenter, presenting: surface.presenting, anchor: name)
            content
                .modifier(AskingModifier(presentations))
                .modifier(PopoverModifier(item: presentations.item { $0 == .popover }) { presentations.view(of: $0) })
                .onAppear { surface.presenter.anchor(name, in: surface.presenting, isInView: true) }
                .onDisappear { surface.presenter.anchor(name, in: surface.presenting, isInView: false) }
        }
    }
#endif
