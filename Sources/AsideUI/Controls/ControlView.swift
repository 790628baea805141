#if canImport(SwiftUI)
    import Aside
    import Foundation
    import SwiftUI

    /// A view that shows one element of a screen or a modal with the system's control.
    struct ControlView: View {
        let surface: any Operable
        let item: Outline.Item
        /// The field of the form that has the focus.
        let focus: FocusState<Outline.Item.ID?>.Binding

        var body: some View {
            Group {
                switch item.kind {
                case .heading, .block:
                    Text(item.label).accessibilityAddTraits(.isHeader)
                case .paragraph:
                    Text(item.label, item.markup)
                case .row(let detail):
                    RowView(surface: surface, item: item, detail: detail, focus: focus)
                case .field(_, let placeholder, _, _):
                    LabeledContent(item.label) {
                        FieldView(surface: surface, item: item, prompt: placeholder)
                            .labelsHidden()
                            .focused(focus, equals: item.id)
                            .onChange(of: focus.wrappedValue == item.id) { wasFocused, isFocused in
                                if wasFocused, !isFocused { surface.leaveField(item.id) }
                            }
                            .onSubmit { focus.wrappedValue = surface.enter(in: item.id) }
                    }
                    CheckView(item: item)
                    ForEach(surface.suggestions(of: item, focused: focus.wrappedValue), id: \.self) { text in
                        Button(text) { surface.setText(text, of: item.id) }
                    }
                case .switch:
                    Toggle(item.label, isOn: isOn)
                    CheckView(item: item)
                case .selection:
                    let options = item.options
                    Picker(item.label, selection: selected) {
                        ForEach(options.indices, id: \.self) { place in
                            Text(options[place].pickerText)
                                .tag(Int?.some(place))
                                .selectionDisabled(options[place].unavailable != nil)
                        }
                    }
                    CheckView(item: item)
                case .list(let options, _):
                    ForEach(OptionGroup.groups(of: options)) { group in
                        let rows = ForEach(group.places, id: \.self) { place in
                            OptionView(surface: surface, list: item.id, place: place, option: options[place])
                        }
                        if let name = group.name {
                            Section {
                                rows
                            } header: {
                                Text(name)
                            }
                        } else {
                            rows
                        }
                    }
                case .meter(let fraction):
                    ProgressView(item.label, value: fraction).accessibilityAddTraits(.updatesFrequently)
                    if let note = item.note { Text(note) }
                case .action:
                    ActionButton(surface: surface, item: item, focused: focus.wrappedValue) { Text(item.label) }
                }
            }
            .disabled(!item.isEnabled)
        }

        private var isOn: Binding<Bool> {
            let (surface, id) = (surface, item.id)
            return Binding({ surface.isOn(id) }, { surface.setOn($0, id) })
        }

        private var selected: Binding<Int?> {
            let (surface, id) = (surface, item.id)
            return Binding({ surface.selected(of: id) }, { surface.select($0, of: id) })
        }
    }

    extension Binding {
        /// Makes a binding to what two functions of the main actor read and write.
        @MainActor
        init(_ read: @escaping @MainActor () -> Value, _ write: @escaping @MainActor (Value) -> Void) {
            self.init(get: read, set: write)
        }
    }

    /// A button.
    ///
    /// While its action is running, the button shows that, and the user cannot press it.
    struct ActionButton<Label: View>: View {
        let surface: any Operable
        let item: Outline.Item
        /// The field of the form that has the focus.
        var focused: Outline.Item.ID?
        @ViewBuilder let label: Label

        var body: some View {
            if let role = item.role {
                Button(role: ButtonRole(role)) {
                    surface.perform(item.id)
                } label: {
                    if item.isBusy {
                        LabeledContent(item.label) { ProgressView() }
                    } else {
                        label
                    }
                }
                .key(surface.key(of: item, focused: focused))
                .disabled(!item.isEnabled || item.isBusy)
            }
        }
    }

    /// The control in which the user fills in a text, as the system has it.
    private struct FieldView: View {
        let surface: any Operable
        let item: Outline.Item
        let prompt: String

        var body: some View {
            if item.isSecure {
                SecureField(item.label, text: text, prompt: Text(prompt))
            } else if item.format == .lines {
                #if os(tvOS) || os(watchOS)
                    TextField(item.label, text: text, prompt: Text(prompt), axis: .vertical)
                #else
                    TextEditor(text: text)
                        .frame(minHeight: 88)
                        .accessibilityLabel(item.label)
                        .accessibilityHint(prompt)
                #endif
            } else {
                #if os(tvOS)
                    TextField(item.label, text: text, prompt: Text(prompt))
                #else
                    if let range = item.dateRange {
                        picker(in: range)
                    } else {
                        TextField(item.label, text: text, prompt: Text(prompt))
                        if item.numberRange != nil {
                            Stepper(
                                item.label, onIncrement: surface.stepping(item.id, by: 1),
                                onDecrement: surface.stepping(item.id, by: -1))
                        }
                    }
                #endif
            }
        }

        private var text: Binding<String> {
            let (surface, id) = (surface, item.id)
            return Binding({ surface.text(of: id) }, { surface.setText($0, of: id) })
        }

        #if !os(tvOS)
            private func picker(in range: Outline.DateRange) -> some View {
                let (surface, id) = (surface, item.id)
                let date = Binding({ surface.date(of: id, in: range) }, { surface.setDate($0, of: id, in: range) })
                return DatePicker(
                    item.label, selection: date, in: range.dates,
                    displayedComponents: range.showsTime ? [.date, .hourAndMinute] : .date
                )
                .environment(\.timeZone, TimeZone.wall)
                // A picker always shows a date, and the user submits what they see.
                .onAppear { surface.enterDate(of: id, in: range) }
            }
        #endif
    }

    /// A view that shows that an input is being checked, or why it was refused.
    private struct CheckView: View {
        let item: Outline.Item

        var body: some View {
            if item.isBusy { ProgressView() }
            if let error = item.error { ErrorLabel(error: error) }
        }
    }

    /// A label that shows why an input was refused, with a sign and words, not with colour alone.
    struct ErrorLabel: View {
        let error: String

        var body: some View {
            Label(error, systemImage: "exclamationmark.triangle")
        }
    }

    private struct RowView: View {
        let surface: any Operable
        let item: Outline.Item
        let detail: String?
        let focus: FocusState<Outline.Item.ID?>.Binding

        var body: some View {
            if let action = item.ownAction {
                ActionButton(surface: surface, item: action, focused: focus.wrappedValue) { content }
            } else {
                content
                ForEach(item.children) { child in
                    ControlView(surface: surface, item: child, focus: focus)
                }
            }
        }

        private var content: some View {
            LabeledContent(item.label) {
                if let detail { Text(detail) }
            }
        }
    }

    private struct OptionView: View {
        let surface: any Operable
        let list: Outline.Item.ID
        let place: Int
        let option: ListOption

        var body: some View {
            Button {
                try? surface.pick(list, place)
            } label: {
                if option.isSelected { Label(option.label, systemImage: "checkmark") } else { Text(option.label) }
                if let detail = option.detail { Text(detail) }
                if let reason = option.unavailable { Text(reason) }
            }
            .disabled(option.unavailable != nil)
            .accessibilityAddTraits(option.isSelected ? .isSelected : [])
        }
    }

    extension ButtonRole {
        /// SwiftUI's name for a role; `nil` for roles that SwiftUI does not have.
        init?(_ role: Role) {
            switch role {
            case .normal, .preferred: return nil
            case .cancel: self = .cancel
            case .destructive: self = .destructive
            }
        }
    }
#endif
