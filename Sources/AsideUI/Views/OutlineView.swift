#if canImport(SwiftUI)
    import Aside
    import SwiftUI

    /// A screen drawn from its description, with the system's controls.
    struct OutlineView: View {
        let screen: any Screen

        var body: some View {
            Form {
                ForEach(FormSection.sections(of: screen.outline, titled: screen.title)) { section in
                    Section {
                        ForEach(section.items) { OutlineItemView(screen: screen, item: $0) }
                    } header: {
                        if let title = section.title { Text(title) }
                    }
                }
            }
        }
    }

    /// One element of a description.
    private struct OutlineItemView: View {
        let screen: any Screen
        let item: Outline.Item

        var body: some View {
            Group {
                switch item.kind {
                case .heading, .block:
                    Text(item.label).accessibilityAddTraits(.isHeader)
                case .paragraph:
                    Text(item.label)
                case .row(let detail):
                    OutlineRowView(screen: screen, item: item, detail: detail)
                case .field(_, let placeholder, let error, let isSecure):
                    OutlineFieldView(
                        screen: screen, item: item, placeholder: placeholder, error: error, isSecure: isSecure)
                case .switch:
                    Toggle(item.label, isOn: isOn)
                case .selection(let options, _):
                    Picker(item.label, selection: selected) {
                        ForEach(options.indices, id: \.self) { Text(options[$0]).tag(Int?.some($0)) }
                    }
                case .meter(let fraction):
                    ProgressView(item.label, value: fraction)
                case .action:
                    OutlineButton(screen: screen, item: item) { Text(item.label) }
                }
            }
            .disabled(!item.isEnabled)
        }

        private var isOn: Binding<Bool> {
            let (screen, id) = (screen, item.id)
            return Binding { @MainActor in
                screen.isOn(id)
            } set: { @MainActor in
                screen.setOn($0, id)
            }
        }

        private var selected: Binding<Int?> {
            let (screen, id) = (screen, item.id)
            return Binding { @MainActor in
                screen.selected(of: id)
            } set: { @MainActor in
                screen.select($0, of: id)
            }
        }
    }

    private struct OutlineButton<Label: View>: View {
        let screen: any Screen
        let item: Outline.Item
        @ViewBuilder let label: Label

        var body: some View {
            if case .action(let role, let shortcut) = item.kind {
                Button(role: ButtonRole(role)) {
                    screen.perform(item.id)
                } label: {
                    label
                }
                .shortcut(shortcut)
                .disabled(!item.isEnabled)
            }
        }
    }

    private struct OutlineRowView: View {
        let screen: any Screen
        let item: Outline.Item
        let detail: String?

        var body: some View {
            if let action = item.ownAction {
                OutlineButton(screen: screen, item: action) { content }
            } else {
                content
                ForEach(item.children) { child in
                    OutlineItemView(screen: screen, item: child)
                }
            }
        }

        private var content: some View {
            LabeledContent(item.label) {
                if let detail { Text(detail) }
            }
        }
    }

    private struct OutlineFieldView: View {
        let screen: any Screen
        let item: Outline.Item
        let placeholder: String
        let error: String?
        let isSecure: Bool

        var body: some View {
            LabeledContent(item.label) {
                if isSecure {
                    SecureField(item.label, text: text, prompt: Text(placeholder)).labelsHidden()
                } else {
                    TextField(item.label, text: text, prompt: Text(placeholder)).labelsHidden()
                }
            }
            if let error { ErrorLabel(error: error) }
        }

        private var text: Binding<String> {
            let (screen, id) = (screen, item.id)
            return Binding { @MainActor in
                screen.text(of: id)
            } set: { @MainActor in
                screen.setText($0, of: id)
            }
        }
    }
#endif
