package import Foundation

/// Text to read, with its looks written out.
package struct Text: View, Primitive {
    private let text: String

    package init<Words: StringProtocol>(_ text: Words) { self.text = String(text) }
    package init(verbatim text: String) { self.text = text }
    package init(_ attributedContent: AttributedString) {
        text = attributedContent.runs.map { run in
            let characters = String(attributedContent[run.range].characters)
            return run.link.map { "<a \($0)>\(characters)</a>" } ?? characters
        }.joined()
    }
    /// The remaining time, which does not pass here.
    package init(timerInterval: ClosedRange<Date>) { text = "" }

    package func bold() -> Text { Text("<b>\(text)</b>") }
    package func italic() -> Text { Text("<i>\(text)</i>") }
    package func monospaced() -> Text { Text("<code>\(text)</code>") }
    package static func + (first: Text, second: Text) -> Text { Text(first.text + second.text) }

    func elements(in context: Context) -> [Element] { [Element(kind: .text, label: text)] }
}

/// Text with a sign.
package struct Label: View, Primitive {
    private let title: String

    package init<Words: StringProtocol>(_ title: Words, systemImage: String) { self.title = String(title) }
    func elements(in context: Context) -> [Element] { [Element(kind: .text, label: title)] }
}

/// The role of a button.
package struct ButtonRole: Equatable, Sendable {
    private let name: String

    package static let destructive = ButtonRole(name: "destructive")
    package static let cancel = ButtonRole(name: "cancel")
}

/// A button.
package struct Button<Title: View>: View, Primitive {
    private let label: Title
    private let role: ButtonRole?
    private let action: @MainActor () -> Void

    package init(role: ButtonRole? = nil, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Title) {
        (self.role, self.action, self.label) = (role, action, label())
    }

    func elements(in context: Context) -> [Element] {
        let content = context.at(.part("label")).draw(label)
        let label = content.map(\.text).filter { !$0.isEmpty }.joined(separator: " ")
        return [
            Element(
                kind: .button, label: label, isEnabled: context.environment.isEnabled,
                value: role == .cancel ? "cancel" : "", children: content, press: action)
        ]
    }
}

extension Button where Title == Text {
    package init<Words: StringProtocol>(
        _ title: Words, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}

/// What a user operates, unless something around it is disabled.
struct Control: View, Primitive {
    let element: Element

    func elements(in context: Context) -> [Element] {
        var element = element
        if !context.environment.isEnabled { element.isEnabled = false }
        return [element]
    }
}

/// A switch that is on or off.
package struct Toggle: View {
    private let title: String
    private let isOn: Binding<Bool>

    package init<Words: StringProtocol>(_ title: Words, isOn: Binding<Bool>) {
        (self.title, self.isOn) = (String(title), isOn)
    }

    package var body: some View {
        Control(
            element: Element(
                kind: .toggle, label: title, value: isOn.wrappedValue ? "on" : "off",
                press: { isOn.wrappedValue.toggle() }))
    }
}

/// Two buttons that step a value; a button without an effect cannot be pressed.
package struct Stepper: View {
    private let title: String
    private let onIncrement: (() -> Void)?
    private let onDecrement: (() -> Void)?

    package init<Words: StringProtocol>(_ title: Words, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {
        (self.title, self.onIncrement, self.onDecrement) = (String(title), onIncrement, onDecrement)
    }

    package var body: some View {
        Button("Increment \(title)") { onIncrement?() }.disabled(onIncrement == nil)
        Button("Decrement \(title)") { onDecrement?() }.disabled(onDecrement == nil)
    }
}

/// The parts of a date that the user can pick.
package enum DatePickerComponents: Sendable, ExpressibleByArrayLiteral {
    case date, hourAndMinute

    package init(arrayLiteral elements: Self...) { self = elements.last ?? .date }
}

/// A date picker; a press picks the next available day.
package struct DatePicker: View {
    private let title: String
    private let selection: Binding<Date>
    private let range: ClosedRange<Date>

    package init<Words: StringProtocol>(
        _ title: Words, selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePickerComponents
    ) {
        (self.title, self.selection, self.range) = (String(title), selection, range)
    }

    package var body: some View {
        Button(title) {
            selection.wrappedValue = min(selection.wrappedValue.addingTimeInterval(86_400), range.upperBound)
        }
    }
}

/// A picker of one of several values, which have tags.
package struct Picker<Value: Hashable, Content: View>: View, Primitive {
    private let title: String
    private let selection: Binding<Value>
    private let content: Content

    package init<Words: StringProtocol>(
        _ title: Words, selection: Binding<Value>, @ViewBuilder content: () -> Content
    ) {
        (self.title, self.selection, self.content) = (String(title), selection, content())
    }

    func elements(in context: Context) -> [Element] {
        let selection = selection
        let isEnabled = context.environment.isEnabled
        let options = context.at(.part("options")).draw(content).map { option in
            var button = Element(kind: .button, label: option.text, isEnabled: isEnabled)
            button.press = { if let value = option.tag?.base as? Value { selection.wrappedValue = value } }
            return button
        }
        return [Element(kind: .picker, label: title, children: options)]
    }
}

/// A field to fill in.
package struct TextField: View {
    private let title: String
    private let text: Binding<String>

    package init<Words: StringProtocol>(_ title: Words, text: Binding<String>, prompt: Text? = nil) {
        (self.title, self.text) = (String(title), text)
    }

    package var body: some View {
        Control(
            element: Element(kind: .field, label: title, value: text.wrappedValue, fill: { text.wrappedValue = $0 }))
    }
}

/// A text of several lines to fill in.
package struct TextEditor: View {
    private let field: TextField

    package init(text: Binding<String>) { field = TextField("", text: text) }

    package var body: some View { field.changing { $0.hasLines = true } }
}

/// A secure field, which the user fills in like any other field, and which shows no text.
package struct SecureField: View {
    private let field: TextField

    package init<Words: StringProtocol>(_ title: Words, text: Binding<String>, prompt: Text? = nil) {
        field = TextField(title, text: text)
    }

    package var body: some View {
        field.changing { $0.value = String(repeating: "•", count: $0.value.count) }
    }
}

/// A progress indicator.
package struct ProgressView: View, Primitive {
    private var title = ""

    package init() {}
    package init<Words: StringProtocol>(_ title: Words, value: Double?) { self.title = String(title) }
    func elements(in context: Context) -> [Element] { [Element(kind: .text, label: title)] }
}

/// A colour, without text for the user.
package struct Color: View, Primitive {
    @MainActor package static let clear = Color()
    func elements(in context: Context) -> [Element] { [] }
}

/// A material to fill a shape with.
package struct Material: Sendable {
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    /// A material that lets the view beneath shine through.
    package static let ultraThinMaterial = Material()
}

/// A shape, without text for the user.
package struct Rectangle: View, Primitive {
    package init() {}
    package func fill(_ material: Material) -> some View { self }
    func elements(in context: Context) -> [Element] { [] }
}
