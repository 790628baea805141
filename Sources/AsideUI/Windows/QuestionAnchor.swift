#if canImport(SwiftUI)
    public import SwiftUI

    extension View {
        /// Gives this view a name, so that questions can be shown beside it.
        ///
        /// A confirmation dialog points at something on an iPad and on iOS 26, a popover on an iPad and a Mac. A question
        /// names the view with `ask(.delete("Groceries").anchored(to: "trash"))`, a sheet with `style: .popover(at:
        /// "trash")`. If no view with that name is in sight, a popover becomes a sheet, and a dialog that has to point
        /// at something becomes an alert.
        ///
        /// - Parameter name: The name. No other view of the same stage may have it at the same time.
        /// - Returns: This view with a name.
        public func questionAnchor(_ name: String) -> some View {
            modifier(QuestionAnchorModifier(name: name))
        }
    }

    private struct QuestionAnchorModifier: ViewModifier {
        let name: String
        @Environment(\.aside.window) private var window

        func body(content: Content) -> some View {
            #if os(watchOS) || os(Linux)
                content
            #else
                content.background {
                    if let window {
                        SourceView { view, _ in window.anchors.set(view, named: name) }.accessibilityHidden(true)
                    }
                }
            #endif
        }
    }
#endif
