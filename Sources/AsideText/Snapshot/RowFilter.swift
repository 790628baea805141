import Aside

/// A filter that finds the labels that match the typed text.
///
/// A label matches if it contains the text. The label that is the text comes first, then labels that begin with it, then
/// labels with a word that begins with it. If no label contains the text, a label matches if it has the letters of the
/// text in their order: `nyc` finds New York City.
struct RowFilter {
    /// The text in lower case.
    private let text: [UInt8]

    /// Makes a filter for a text, ignoring case.
    init(_ text: String) {
        self.text = Array(text.lowercased().utf8)
    }

    /// Returns the places of the labels that match, the best first; all labels if the text is empty.
    func places(in labels: some RandomAccessCollection<String>) -> [Int] {
        guard !text.isEmpty else { return Array(0..<labels.count) }
        var found = TextFit.allCases.map { _ in [Int]() }
        for (place, label) in labels.enumerated() {
            var label = label.lowercased()
            if let fit = label.withUTF8({ TextFit(of: text, in: $0) }) { found[fit.rawValue].append(place) }
        }
        let containing = found.flatMap(\.self)
        guard containing.isEmpty else { return containing }
        // Nobody sees a blank at the end of what they typed.
        let words = String(decoding: text, as: UTF8.self).withoutBlankEnds
        if !words.isEmpty, words.utf8.count < text.count { return RowFilter(words).places(in: labels) }
        return labels.enumerated().filter { letters(of: $0.element) != nil }.map(\.offset)
    }

    /// Returns the clusters of a label that match the text; empty if it does not match.
    func marks(in label: String) -> Set<Int> {
        guard !text.isEmpty else { return [] }
        let clusters = label.map { Array($0.lowercased().utf8) }
        for start in clusters.indices {
            var bytes: [UInt8] = []
            for end in start..<clusters.count where bytes.count < text.count {
                bytes += clusters[end]
                if bytes.count >= text.count, bytes.starts(with: text) { return Set(start...end) }
            }
        }
        return letters(of: label) ?? []
    }

    /// Returns the clusters of the label that match the letters of the text, in order.
    ///
    /// Spaces are optional.
    private func letters(of label: String) -> Set<Int>? {
        let wanted = String(decoding: text, as: UTF8.self).filter { !$0.isWhitespace }
        var rest = wanted[...]
        var places: Set<Int> = []
        for (place, cluster) in label.enumerated() {
            guard let next = rest.first else { break }
            if cluster.lowercased() == String(next) {
                places.insert(place)
                rest = rest.dropFirst()
            }
        }
        return rest.isEmpty && !wanted.isEmpty ? places : nil
    }
}

extension String {
    /// The text without the blanks at its ends.
    var withoutBlankEnds: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }
}
