extension Outline.Item {
    /// Which item of a screen: its kind, its label, and the same of what it is inside.
    ///
    /// Of siblings with equal kinds and labels, the second is another item than the first. Nothing else counts, so
    /// a focus that is kept as an identity stays where it is when something appears above it.
    public struct ID: Hashable, Sendable {
        private struct Part: Hashable {
            let noun: Outline.Kind.Noun
            let label: String
            let occurrence: Int
        }

        private let path: [Part]

        private init(path: [Part]) {
            self.path = path
        }

        init(_ noun: Outline.Kind.Noun, _ label: String, occurrence: Int, inside parent: ID?) {
            path = (parent?.path ?? []) + [Part(noun: noun, label: label, occurrence: occurrence)]
        }

        /// The identities of what the item is inside, the outermost first, and its own.
        var lineage: [ID] {
            path.indices.map { ID(path: Array(path[...$0])) }
        }
    }
}

extension Outline.Item.ID: CustomStringConvertible {
    /// The way to the item, such as `row “Apples” / action “Remove”`.
    public var description: String {
        path.map { part in
            "\(part.noun) “\(part.label)”" + (part.occurrence == 1 ? "" : " (\(part.occurrence))")
        }
        .joined(separator: " / ")
    }
}
