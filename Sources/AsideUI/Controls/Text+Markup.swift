#if canImport(SwiftUI)
    import Aside
    import Foundation
    import SwiftUI

    extension Text {
        /// Makes a text with bold, italic, code or link parts.
        ///
        /// - Parameters:
        ///   - text: The text.
        ///   - markup: The look of its parts. Ignored if its text differs.
        init(_ text: String, _ markup: Markup?) {
            guard let markup, markup.text == text else {
                self.init(text)
                return
            }
            self = markup.runs.reduce(Text(verbatim: "")) { $0 + Text($1) }
        }

        private init(_ run: Markup.Run) {
            var content = AttributedString(run.text)
            content.link = run.link.flatMap { URL(string: $0.rawValue) }
            var text = Text(content)
            if run.isBold { text = text.bold() }
            if run.isItalic { text = text.italic() }
            if run.isCode { text = text.monospaced() }
            self = text
        }
    }
#endif
