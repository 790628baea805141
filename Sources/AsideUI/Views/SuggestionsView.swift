#if canImport(SwiftUI)
    import Aside
    import SwiftUI

    /// The suggestions below a field: a button for each text, which fills it in.
    struct SuggestionsView: View {
        let surface: any Operable
        let field: Outline.Item
        /// The field of the form that has the focus, if the form tracks it.
        var focus: FocusState<Outline.Item.ID?>.Binding?

        var body: some View {
            let texts = surface.suggestions(of: field, focused: focus?.wrappedValue)
            ForEach(texts, id: \.self) { text in
                Button(text) { surface.setText(text, of: field.id) }
            }
        }
    }
#endif
