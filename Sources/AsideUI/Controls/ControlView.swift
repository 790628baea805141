#if canImport(SwiftUI)
    import Aside
    import Foundation
    import SwiftUI

    /// A view that shows one element of a screen or a modal with the system's control.
    struct ControlView: View {
        let surface: any Operable
        let item: Outline.Item
        /// The field of the form that has the focus, if the form tracks it.
        var focus: FocusState<Outline.Item.ID?>.Binding?

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
                            .modifier(FocusModifier(surface: surface, focus: focus, field: item))
                            .onSubmit { enter() }
                        if item.isBusy { ProgressView() }
                    }
                    if let error = item.error { ErrorLabel(error: error) }
                    if item.suggestions != nil { SuggestionsView(surface: surface, field: item, focus: focus) }
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
                        if let name = group.name {
                            Section {
                                rows(group, of: options)
                            } header: {
                                Text(name)
                            }
                        } else {
                            rows(group, of: options)
                        }
                    }
                case .meter(let fraction):
                    ProgressView(item.label, value: fraction)
                    if let note = item.note { Text(note) }
                case .action:
                    ActionButton(surface: surface, item: item, focused: focus?.wrappedValue) { Text(item.label) }
                }
            }
            .disabled(!item.isEnabled)
        }

        private func rows(_ group: OptionGroup, of options: [ListOption]) -> some View {
            ForEach(group.places, id: \.self) { place in
                OptionView(surface: surface, list: item.id, place: place, option: options[place])
            }
        }

        private func enter() {
            let focused = surface.enter(in: item.id)
            focus?.wrappedValue = focused
        }

        private var isOn: Binding<Bool> {
            let (surface, id) = (surface, item.id)
            return Binding { @MainActor in
                surface.isOn(id)
            } set: { @MainActor in
                surface.setOn($0, id)
            }
        }

        private var selected: Binding<Int?> {
            let (surface, id) = (surface, item.id)
            return Binding { @MainActor in
                surface.selected(of: id)
            } set: { @MainActor in
                surface.select($0, of: id)
            }
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
            if case .action(let role, _) = item.kind {
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

    /// A line of text to edit, without anything around it, because an alert accepts only fields and buttons.
    struct FieldView: View {
        let surface: any Operable
        let item: Outline.Item
        let prompt: String

        var body: some View {
            if item.isSecure {
                SecureField(item.label, text: text, prompt: Text(prompt))
            } else if item.format == .lines {
                LinesView(label: item.label, text: text, prompt: prompt)
            } else if let range = item.dateRange, Platform.current.picksDates {
                DateControl(surface: surface, item: item, range: range)
            } else {
                TextField(item.label, text: text, prompt: Text(prompt))
                if item.numberRange != nil { NumberStepper(surface: surface, item: item) }
            }
        }

        private var text: Binding<String> {
            let (surface, id) = (surface, item.id)
            return Binding { @MainActor in
                surface.text(of: id)
            } set: { @MainActor in
                surface.setText($0, of: id)
            }
        }
    }

    /// A modifier with which a form tracks the field that has the focus, and leaves a field that loses the focus.
    ///
    /// While an answer is checked, the fields are disabled, and the system may put the keyboard away. It comes back with
    /// an answer that was refused.
    private struct FocusModifier: ViewModifier {
        let surface: any Operable
        let focus: FocusState<Outline.Item.ID?>.Binding?
        let field: Outline.Item
        @State private var isInterrupted = false

        func body(content: Content) -> some View {
            if let focus {
                content
                    .focused(focus, equals: field.id)
                    .onChange(of: focus.wrappedValue == field.id) { wasFocused, isFocused in
                        guard wasFocused, !isFocused else { return }
                        isInterrupted = !field.isEnabled
                        surface.leaveField(field.id)
                    }
                    .onChange(of: field.isEnabled) { _, isEnabled in
                        if isEnabled, isInterrupted, focus.wrappedValue == nil { focus.wrappedValue = field.id }
                        isInterrupted = false
                    }
            } else {
                content
            }
        }
    }

    /// A view that shows that a switch or a selection is being checked, or why its state was refused.
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
        var focus: FocusState<Outline.Item.ID?>.Binding?

        var body: some View {
            if let action = item.ownAction {
                ActionButton(surface: surface, item: action, focused: focus?.wrappedValue) { content }
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
                surface.pickOption(place, of: list)
            } label: {
                if option.isSelected { Label(option.label, systemImage: "checkmark") } else { Text(option.label) }
                if let detail = option.detail { Text(detail) }
                if let reason = option.unavailable { Text(reason) }
            }
            .disabled(option.unavailable != nil)
            .accessibilityAddTraits(option.isSelected ? .isSelected : [])
        }
    }

    /// The buttons that change a number in steps, on systems that have them.
    struct NumberStepper: View {
        let surface: any Operable
        let item: Outline.Item

        var body: some View {
            #if os(tvOS)
                EmptyView()
            #else
                Stepper(
                    item.label, onIncrement: surface.stepping(item.id, by: 1),
                    onDecrement: surface.stepping(item.id, by: -1))
            #endif
        }
    }

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

    /// A date picker, if the system has one; otherwise a text field.
    struct DateControl: View {
        let surface: any Operable
        let item: Outline.Item
        let range: Outline.DateRange

        var body: some View {
            #if os(tvOS)
                EmptyView()
            #else
                DatePicker(
                    item.label, selection: date, in: range.dates,
                    displayedComponents: range.showsTime ? [.date, .hourAndMinute] : .date
                )
                .environment(\.timeZone, TimeZone.wall)
                // A picker always shows a date, and the user submits what they see.
                .onAppear { surface.enterDate(of: item.id, in: range) }
            #endif
        }

        private var date: Binding<Date> {
            let (surface, id, range) = (surface, item.id, range)
            return Binding { @MainActor in
                surface.date(of: id, in: range)
            } set: { @MainActor in
                surface.setDate($0, of: id, in: range)
            }
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
