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
    var fieldLabels: [String] { fields.map { isBodyNamedByTitle ? "" : $0.label } }

    var selectedPlaces: [Int] {
        let options = options
        return options.indices.filter { options[$0].isSelected }
    }

    /// Why it was refused as a whole, or the texts of its fields.
    package var refusals: [String] { refusal.map { [$0] } ?? fields.compactMap(\.error) }

    /// Returns the texts of the fields as messages show them.
    ///
    /// The caller can replace some texts.
    func fieldTexts(
        replacing texts: [Int: String] = [:], empty: String
    ) -> [(label: String, text: String, refusal: String?)] {
        fields.enumerated().map { place, field in
            let text = texts[place] ?? field.enteredText
            let shown = field.isSecure ? (text.isEmpty ? empty : Self.secret) : "“\(text.replacing("\n", with: "\\n"))”"
            return (isBodyNamedByTitle ? "" : field.label, shown, field.error)
        }
    }

    /// The state of its work, such as `40 %` and `paying`.
    var progressParts: [String] {
        guard kind == .progress, let meter = body.first else { return [] }
        return [meter.fraction.map { "\(Int(($0 * 100).rounded())) %" }, meter.note].compactMap(\.self)
    }

    /// What is shown in place of the text of a secure field.
    private static var secret: String { "a secret" }

    /// The content, with a mark in place of each text in a secure field.
    var withoutSecrets: ModalContent {
        guard fields.contains(where: { $0.isSecure && $0.text?.isEmpty == false }) else { return self }
        var content = self
        content.body = body.map { $0.withoutSecret(marked: Self.secret) }
        return content
    }
}

extension Outline.Item {
    /// What the user entered, as a text.
    fileprivate var enteredText: String {
        switch kind {
        case .switch(let isOn): String(isOn)
        case .selection(let options, let selected): selected.map { options[$0] } ?? ""
        default: text ?? ""
        }
    }

    fileprivate func withoutSecret(marked mark: String) -> Outline.Item {
        if case .field(let text, let placeholder, let error, true) = kind, !text.isEmpty {
            return Outline.Item(
                .field(text: mark, placeholder: placeholder, error: error, isSecure: true), label,
                isEnabled: isEnabled, isBusy: isBusy, format: format)
        }
        guard !children.isEmpty else { return self }
        return Outline.Item(
            kind, label, isEnabled: isEnabled, isBusy: isBusy, markup: markup,
            children: children.map { $0.withoutSecret(marked: mark) })
    }
}
