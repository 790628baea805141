public import Foundation

/// Text to read.
public struct Text: View, Primitive {
    /// A part that looks the same from its beginning to its end.
    public struct Run: Equatable, Sendable {
        /// What it says.
        public var text: String
        /// Whether it has heavier strokes.
        public var isBold = false
        /// Whether it is slanted.
        public var isItalic = false
        /// Whether its letters are equally wide.
        public var isMonospaced = false
        /// Where it leads.
        public var link: URL?
    }

    private var runs: [Run]

    /// Text to read.
    public init<Words: StringProtocol>(_ text: Words) { runs = [Run(text: String(text))] }
    /// Text to read.
    public init(verbatim text: String) { runs = [Run(text: text)] }
    /// Text whose parts may be links.
    public init(_ attributedContent: AttributedString) {
        runs = attributedContent.runs.map {
            Run(text: String(attributedContent[$0.range].characters), link: $0.link)
        }
    }

    /// How long it is until a time, which in a simulation does not go by.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        let seconds = Int((timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)).rounded())
        self.init(verbatim: "\(seconds / 60):" + (seconds % 60 < 10 ? "0" : "") + "\(seconds % 60)")
    }

    /// The same text with heavier strokes.
    public func bold() -> Text { changed { $0.isBold = true } }
    /// The same text, slanted.
    public func italic() -> Text { changed { $0.isItalic = true } }
    /// The same text in letters that are equally wide.
    public func monospaced(_ isActive: Bool = true) -> Text { changed { $0.isMonospaced = isActive } }
    /// Both texts, one after the other.
    public static func + (first: Text, second: Text) -> Text {
        var text = first
        text.runs += second.runs
        return text
    }

    private func changed(_ change: (inout Run) -> Void) -> Text {
        var text = self
        for place in text.runs.indices { change(&text.runs[place]) }
        return text
    }

    func elements(in context: Context) -> [Element] {
        let parts = runs.filter { !$0.text.isEmpty }
        return [Element(kind: .text, label: runs.map(\.text).joined(), runs: parts)]
    }
}

/// Text with a sign.
public struct Label: View, Primitive {
    private let title: String

    /// Text with a sign.
    public init<Words: StringProtocol>(_ title: Words, systemImage: String) { self.title = String(title) }
    func elements(in context: Context) -> [Element] { [Element(kind: .text, label: title)] }
}

/// What a button means.
public struct ButtonRole: Equatable, Sendable {
    private let name: String

    /// Destroys something.
    public static let destructive = ButtonRole(name: "destructive")
    /// Leaves things as they are.
    public static let cancel = ButtonRole(name: "cancel")
}

/// Something to press.
public struct Button<Title: View>: View, Primitive {
    private let label: Title
    private let role: ButtonRole?
    private let action: @MainActor () -> Void

    /// Something to press.
    public init(role: ButtonRole? = nil, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Title) {
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
    /// Something to press that says what it does.
    public init<Words: StringProtocol>(
        _ title: Words, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}

/// Something that is on or off.
public struct Toggle: View, Primitive {
    private let title: String
    private let isOn: Binding<Bool>

    /// Something that is on or off.
    public init<Words: StringProtocol>(_ title: Words, isOn: Binding<Bool>) {
        (self.title, self.isOn) = (String(title), isOn)
    }

    func elements(in context: Context) -> [Element] {
        let isOn = isOn
        return [
            Element(
                kind: .toggle, label: title, isEnabled: context.environment.isEnabled,
                value: isOn.wrappedValue ? "on" : "off", press: { isOn.wrappedValue.toggle() })
        ]
    }
}

/// Two buttons that step something; one that leads nowhere cannot be pressed.
public struct Stepper: View, Primitive {
    private let title: String
    private let onIncrement: (() -> Void)?
    private let onDecrement: (() -> Void)?

    /// Two buttons.
    public init<Words: StringProtocol>(
        _ title: Words, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        (self.title, self.onIncrement, self.onDecrement) = (String(title), onIncrement, onDecrement)
    }

    func elements(in context: Context) -> [Element] {
        [("Increment", onIncrement), ("Decrement", onDecrement)].map { word, action in
            Element(
                kind: .button, label: "\(word) \(title)",
                isEnabled: context.environment.isEnabled && action != nil, press: { action?() })
        }
    }
}

/// What of a date can be picked.
public struct DatePickerComponents: OptionSet, Sendable {
    /// A bit for each part.
    public let rawValue: UInt

    /// Some parts.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The day.
    public static let date = Self(rawValue: 1)
    /// The time of day.
    public static let hourAndMinute = Self(rawValue: 2)
}

/// A date to pick: a press on it picks the next day that there is.
public struct DatePicker: View, Primitive {
    private let title: String
    private let selection: Binding<Date>
    private let range: ClosedRange<Date>

    /// A date to pick.
    public init<Words: StringProtocol>(
        _ title: Words, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        (self.title, self.selection, self.range) = (String(title), selection, range)
    }

    func elements(in context: Context) -> [Element] {
        let (selection, range) = (selection, range)
        return [
            Element(
                kind: .button, label: title, isEnabled: context.environment.isEnabled,
                value: "\(selection.wrappedValue)",
                press: {
                    selection.wrappedValue = min(selection.wrappedValue.addingTimeInterval(86_400), range.upperBound)
                })
        ]
    }
}

/// One out of several, known by their tags.
public struct Picker<Value: Hashable, Content: View>: View, Primitive {
    private let title: String
    private let selection: Binding<Value>
    private let content: Content

    /// One out of several.
    public init<Words: StringProtocol>(
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

/// Something to fill in.
public struct TextField: View, Primitive {
    fileprivate let title: String
    fileprivate let text: Binding<String>

    /// Something to fill in.
    public init<Words: StringProtocol>(_ title: Words, text: Binding<String>, prompt: Text? = nil) {
        (self.title, self.text) = (String(title), text)
    }

    func elements(in context: Context) -> [Element] {
        let text = text
        return [
            Element(
                kind: .field, label: title, isEnabled: context.environment.isEnabled, value: text.wrappedValue,
                fill: { text.wrappedValue = $0 })
        ]
    }
}

/// A text of several lines to fill in.
public struct TextEditor: View, Primitive {
    private let text: Binding<String>

    /// A text of several lines.
    public init(text: Binding<String>) { self.text = text }

    func elements(in context: Context) -> [Element] {
        let text = text
        return [
            Element(
                kind: .field, isEnabled: context.environment.isEnabled, value: text.wrappedValue,
                fill: { text.wrappedValue = $0 }, hasLines: true)
        ]
    }
}

/// Something to fill in that nobody may read.
public struct SecureField: View {
    private let field: TextField

    /// Something to fill in that nobody may read.
    public init<Words: StringProtocol>(_ title: Words, text: Binding<String>, prompt: Text? = nil) {
        field = TextField(title, text: text)
    }

    /// The field.
    public var body: some View { field }
}

/// Work that goes on.
public struct ProgressView<Title: View, Value: View>: View, Primitive {
    private let content: Several

    /// How far some work is.
    public init<Number: BinaryFloatingPoint>(
        value: Number?, total: Number = 1, @ViewBuilder label: () -> Title,
        @ViewBuilder currentValueLabel: () -> Value
    ) {
        var content = Several()
        content.append(label())
        content.append(currentValueLabel())
        self.content = content
    }

    func elements(in context: Context) -> [Element] {
        let children = context.draw(content)
        return [Element(kind: .progress, label: children.first?.text ?? "", children: children)]
    }
}

extension ProgressView where Title == EmptyView, Value == EmptyView {
    /// Some work goes on.
    public init() {
        content = Several()
    }
}

extension ProgressView where Title == Text, Value == EmptyView {
    /// How far some work is.
    public init<Words: StringProtocol, Number: BinaryFloatingPoint>(
        _ title: Words, value: Number?, total: Number = 1
    ) {
        self.init(value: value, total: total) {
            Text(title)
        } currentValueLabel: {
            EmptyView()
        }
    }
}

/// A colour, which says nothing.
public struct Color: View, Primitive {
    /// None.
    @MainActor public static let clear = Color()
    func elements(in context: Context) -> [Element] { [] }
}

/// How something is filled.
public struct Material: Sendable {
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    /// So that what is beneath can be guessed.
    public static let ultraThinMaterial = Material()
}

/// A shape, which says nothing.
public struct Rectangle: View, Primitive {
    /// A shape.
    public init() {}
    /// The same shape.
    public func fill(_ material: Material) -> some View { self }
    func elements(in context: Context) -> [Element] { [] }
}
