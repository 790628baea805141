extension LineEditor {
    /// The operation of an editing key.
    package enum Edit: Equatable, Sendable {
        case move(Target)
        case delete(Target)
        /// Deletes, and keeps what was deleted for ``paste``.
        case cut(Target)
        case paste
    }

    /// The place to which an editing key moves or deletes.
    ///
    /// The start and the end are those of the line.
    package enum Target: Equatable, Sendable {
        case start
        case end
        case previous
        case next
        /// The beginning and the end of a word of letters and digits.
        case wordStart
        case wordEnd
        /// The beginning of a word that is bounded by spaces.
        case blankBefore
    }
}

extension LineEditor.Edit {
    /// Makes the effect of a key on a line; `nil` if the key has none.
    package init?(_ key: Key) {
        let isWordwise = !key.modifiers.isDisjoint(with: [.control, .alt])
        switch (key.code, key.modifiers) {
        case (.left, _): self = .move(isWordwise ? .wordStart : .previous)
        case (.right, _): self = .move(isWordwise ? .wordEnd : .next)
        case (.home, _), (.character("a"), .control): self = .move(.start)
        case (.end, _), (.character("e"), .control): self = .move(.end)
        case (.character("b"), .control): self = .move(.previous)
        case (.character("f"), .control): self = .move(.next)
        case (.character("b"), .alt): self = .move(.wordStart)
        case (.character("f"), .alt): self = .move(.wordEnd)
        case (.backspace, _): self = isWordwise ? .cut(.wordStart) : .delete(.previous)
        case (.delete, _): self = isWordwise ? .cut(.wordEnd) : .delete(.next)
        case (.character("d"), .control): self = .delete(.next)
        case (.character("d"), .alt): self = .cut(.wordEnd)
        case (.character("k"), .control): self = .cut(.end)
        case (.character("u"), .control): self = .cut(.start)
        case (.character("w"), .control): self = .cut(.blankBefore)
        case (.character("y"), .control): self = .paste
        default: return nil
        }
    }
}
