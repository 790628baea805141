/// What a value to choose shows: a text, or a ``ListOption`` with a detail, a group, or the reason why it cannot be
/// chosen.
public protocol OptionLabel {
    /// The row that shows the value.
    var option: ListOption { get }
}

extension String: OptionLabel {
    /// A row with this text as its label.
    public var option: ListOption { ListOption(self) }
}

/// An option of a list or a selection: a label, and what may be shown beside it.
public struct ListOption: OptionLabel, Hashable, Sendable {
    /// The label of the row.
    public var label: String

    /// Whether the row is selected.
    ///
    /// In a list of one, this is the row to start from.
    public var isSelected: Bool

    /// A short text about the row, such as a price.
    public var detail: String?

    /// The name of the group that the row belongs to, such as a country.
    ///
    /// Rows beside each other with the same name are one group.
    public var group: String?

    /// Why the row cannot be selected or deselected; `nil` if it can.
    public var unavailable: String?

    /// Makes a row.
    ///
    /// - Parameters:
    ///   - label: The label of the row.
    ///   - isSelected: Whether the row is selected. The `initial` value of a question decides it instead.
    ///   - detail: A short text about the row, such as a price.
    ///   - group: The name of the group that the row belongs to.
    ///   - unavailable: Why the row cannot be selected; the list shows this reason. `nil` if it can be selected.
    public init(
        _ label: String, isSelected: Bool = false, detail: String? = nil, group: String? = nil,
        unavailable: String? = nil
    ) {
        self.label = label
        self.isSelected = isSelected
        self.detail = detail
        self.group = group
        self.unavailable = unavailable
    }

    /// The option itself.
    public var option: ListOption { self }
}

extension ListOption {
    /// Makes the row of a value; without a label, it shows the description, and `nil` as “None”.
    init<Value>(_ value: Value, _ label: ((Value) -> any OptionLabel)?, isSelected: Bool = false) {
        self = label?(value).option ?? ListOption((value as? any OptionalValue)?.text ?? String(describing: value))
        self.isSelected = isSelected
    }
}

/// An optional value, which is shown without the word “Optional”.
private protocol OptionalValue {
    var text: String { get }
}

extension Optional: OptionalValue {
    fileprivate var text: String { map { String(describing: $0) } ?? "None" }
}
