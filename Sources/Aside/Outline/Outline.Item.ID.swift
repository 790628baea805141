extension Outline.Item {
    /// The identity of an item: its kind and label, and the kinds and labels of the items that contain it.
    ///
    /// If the screen gives an item an identity, it takes the place of the label. Siblings with the same kind and label are
    /// counted. Nothing else matters, so the focus stays on the same item when another item appears above it.
    public struct ID: Hashable, Sendable {
        private struct Part: Hashable {
            var noun: Outline.Kind.Noun
            /// The identity that the screen gives the item, or else its label.
            var label: String
            var occurrence: Int
        }

        private var path: [Part]

        private init(path: [Part]) {
            self.path = path
        }

        init(_ noun: Outline.Kind.Noun, _ label: String, occurrence: Int = 1, inside parent: ID? = nil) {
            path = parent?.path ?? []
            path.append(Part(noun: noun, label: label, occurrence: occurrence))
        }

        /// Returns whether an outermost item with this name may be or contain the item.
        func begins(with name: String) -> Bool { path[0].label == name }

        /// The names of the rows and blocks that contain the item, from the innermost.
        var groups: [String] { path.dropLast().reversed().map(\.label) }

        /// The identities of the items that contain this one, from the outermost, and its own at the end.
        var lineage: [ID] {
            path.count == 1 ? [self] : path.indices.map { ID(path: Array(path[...$0])) }
        }
    }
}

extension Outline.Item.ID {
    /// A counter that gives siblings their identities, in order.
    struct Siblings {
        private let parent: Outline.Item.ID?
        /// How many siblings are like a first one.
        private var counts: [Part: Int] = [:]

        init(inside parent: Outline.Item.ID?) {
            self.parent = parent
        }

        mutating func next(_ noun: Outline.Kind.Noun, _ label: String) -> Outline.Item.ID {
            let first = Part(noun: noun, label: label, occurrence: 1)
            let count = counts[first, default: 0] + 1
            counts[first] = count
            return Outline.Item.ID(noun, label, occurrence: count, inside: parent)
        }
    }
}

extension Outline.Item.ID: CustomStringConvertible {
    /// The path to the item, such as `row “Apples” / action “Remove”`.
    public var description: String {
        path.map { part in
            "\(part.noun) “\(part.label)”" + (part.occurrence == 1 ? "" : " (\(part.occurrence))")
        }
        .joined(separator: " / ")
    }
}
