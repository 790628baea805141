import Aside

/// The parts of a modal's content that this module reads.
///
/// Only this file knows how the content stores them.
extension ModalContent {
    /// The labels of its buttons.
    ///
    /// A button's index identifies it.
    var choiceLabels: [String] { choices.map(\.label) }

    /// The labels of its rows.
    ///
    /// A row's index identifies it.
    var optionLabels: [String] { options.map(\.label) }

    /// The labels of its fields.
    ///
    /// A field's index identifies it.
    var fieldLabels: [String] { kind == .prompt ? body.map { isBodyNamedByTitle ? "" : $0.label } : [] }

    var selectedPlaces: [Int] {
        let options = options
        return options.indices.filter { options[$0].isSelected }
    }

    /// How many rows can be picked; `nil` if one row is the answer.
    var countToPick: ClosedRange<Int>? { count }

    /// The button that Enter presses.
    var defaultPlace: Int? { defaultChoice?.id }

    /// The button that a dismissal presses.
    var cancelPlace: Int? { cancelChoice?.id }

    /// Why the texts of its fields were refused.
    var refusals: [String] { body.compactMap(\.error) }

    /// Returns the texts of the fields as messages show them.
    ///
    /// The caller can replace some texts.
    func fieldTexts(
        replacing texts: [Int: String] = [:], empty: String
    ) -> [(label: String, text: String, refusal: String?)] {
        body.indices.compactMap { place in
            let field = body[place]
            guard let text = texts[place] ?? field.text else { return nil }
            let shown = field.isSecure ? (text.isEmpty ? empty : Self.secret) : "“\(text.replacing("\n", with: "\\n"))”"
            return (isBodyNamedByTitle ? "" : field.label, shown, field.error)
        }
    }

    /// The state of its work, such as `40 %` and `paying`.
    var progressParts: [String] {
        guard kind == .progress, let meter = body.first else { return [] }
        return [meter.fraction.map { "\(Int(($0 * 100).rounded())) %" }, meter.note].compactMap(\.self)
    }

    /// What stands in place of the text of a secure field.
    private static var secret: String { "a secret" }

    /// The content, with a mark in place of each text in a secure field.
    var withoutSecrets: ModalContent {
        guard body.contains(where: { $0.isSecure && $0.text?.isEmpty == false }) else { return self }
        var content = self
        content.body = body.map { item in
            guard case .field(let text, let placeholder, let error, true) = item.kind, !text.isEmpty else {
                return item
            }
            return Outline.Item(
                .field(text: Self.secret, placeholder: placeholder, error: error, isSecure: true), item.label,
                isEnabled: item.isEnabled, isBusy: item.isBusy, format: item.format)
        }
        return content
    }
}
