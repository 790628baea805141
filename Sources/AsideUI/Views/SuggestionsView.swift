#if canImport(SwiftUI)
    import Aside
    import SwiftUI

    /// What a field offers, below it: a button for each text, which fills it in.
    struct SuggestionsView: View {
        let surface: any Operable
        let field: Outline.Item
        /// Which field of the form has the focus, where the form says.
        var focus: FocusState<Outline.Item.ID?>.Binding?

        var body: some View {
            let texts = surface.suggestions(of: field, focused: focus?.wrappedValue)
            ForEach(texts, id: \.self) { text in
                Button(text) { surface.setText(text, of: field.id) }
            }
        }
    }
#endif
