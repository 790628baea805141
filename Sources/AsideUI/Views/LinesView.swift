#if canImport(SwiftUI)
    import SwiftUI

    /// An editor for a text of several lines.
    ///
    /// If the system has no editor, this is a field that grows.
    struct LinesView: View {
        let label: String
        let text: Binding<String>
        let prompt: String

        var body: some View {
            #if os(tvOS) || os(watchOS)
                TextField(label, text: text, prompt: Text(prompt), axis: .vertical)
            #else
                TextEditor(text: text)
                    .frame(minHeight: 88)
                    .accessibilityLabel(label)
                    .accessibilityHint(prompt)
            #endif
        }
    }
#endif
