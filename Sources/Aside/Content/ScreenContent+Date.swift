extension ScreenContent {
    /// Makes a field for a date.
    ///
    /// The screen's property is read and written as a moment.
    package static func dateField<Root>(
        _ label: String, _ range: Outline.DateRange, isEnabled: Bool,
        read: @escaping @MainActor (Root) -> Outline.Moment,
        write: @escaping @MainActor (Root, Outline.Moment) -> Void
    ) -> ScreenContent {
        ScreenContent { (root: Root) in
            BoundElement(
                kind: .field(text: range.text(of: read(root)), placeholder: "", error: nil, isSecure: false),
                label: label,
                isEnabled: isEnabled,
                format: .date(range),
                response: .fill { text in
                    guard range.problem(with: text) == nil, let moment = range.moment(in: text) else { return }
                    write(root, moment)
                }
            )
        }
    }
}
