import Aside

extension Outline.Option {
    /// The text beside the label: why the option is unavailable, or else its detail.
    var note: String? { unavailable ?? detail }
}

extension Page {
    /// The column where the details of a list begin; `nil` if there are none.
    ///
    /// Only the beginning of a long list is examined.
    func detailColumn(of options: [Outline.Option], isMany: Bool) -> Int? {
        let options = options.prefix(1_000)
        guard options.contains(where: { $0.note != nil }) else { return nil }
        let widest = options.reduce(0) { max($0, $1.label.drawable().columns) }
        return optionIndent(isMany: isMany) + widest + 2
    }

    /// The width of the rows of a list.
    ///
    /// Only the beginning of a long list is examined.
    func optionColumns(_ options: [Outline.Option], isMany: Bool) -> Int {
        let options = options.prefix(1_000)
        if let column = detailColumn(of: Array(options), isMany: isMany) {
            return column + options.reduce(0) { max($0, $1.note?.drawable().columns ?? 0) }
        }
        return optionIndent(isMany: isMany) + options.reduce(0) { max($0, $1.label.drawable().columns) }
    }

    /// Adds a detail in its column.
    ///
    /// If there is no room for columns, it follows the label.
    func addDetail(_ detail: String, to line: inout Line, at column: Int?) {
        let detail = detail.drawable()
        let start = column.map { width - $0 >= min(detail.columns, 16) ? max($0, line.columns + 2) : nil } ?? nil
        let place = start ?? line.columns + 2
        guard width - place >= 6 || width - place >= detail.columns else { return }
        line.skip(to: place)
        line.add(detail.shortened(to: width - place, symbols.ellipsis), theme.faint)
    }
}
