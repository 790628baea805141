extension Outline.Item {
    /// Which item of a screen or a modal: its kind, its label, and the same of what it is inside.
    ///
    /// Of siblings with equal kinds and labels, the second is another item than the first. Nothing else counts, so
    /// a focus that is kept as an identity stays where it is when something appears above it.
    public struct ID: Hashable, Sendable, Codable {
        private struct Part: Hashable, Codable {
            let noun: Outline.Kind.Noun
            let label: String
            let occurrence: Int
        }

        private let path: [Part]

        private init(path: [Part]) {
            self.path = path
        }

        init(_ noun: Outline.Kind.Noun, _ label: String, occurrence: Int = 1, inside parent: ID? = nil) {
            path = (parent?.path ?? []) + [Part(noun: noun, label: label, occurrence: occurrence)]
        }

        /// The label of the row or block that it is in.
        var group: String? { path.dropLast().last?.label }

        /// The identity of the outermost item around it, or its own.
        var outermost: ID { path.count == 1 ? self : ID(path: Array(path.prefix(1))) }

        /// The identities of what the item is inside, the outermost first, and its own.
        var lineage: [ID] {
            path.count == 1 ? [self] : path.indices.map { ID(path: Array(path[...$0])) }
        }
    }
}

extension Outline.Item.ID {
    /// Gives siblings their identities, from the first to the last.
    struct Siblings {
        private let parent: Outline.Item.ID?
        private var occurrences: [Name: Int] = [:]

        private struct Name: Hashable {
            let noun: Outline.Kind.Noun
            let label: String
        }

        init(inside parent: Outline.Item.ID?) {
            self.parent = parent
        }

        mutating func next(_ noun: Outline.Kind.Noun, _ label: String) -> Outline.Item.ID {
            let occurrence = occurrences[Name(noun: noun, label: label), default: 0] + 1
            occurrences[Name(noun: noun, label: label)] = occurrence
            return Outline.Item.ID(noun, label, occurrence: occurrence, inside: parent)
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
