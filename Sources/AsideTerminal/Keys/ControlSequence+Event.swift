extension ControlSequence {
    /// The event of a sequence after `ESC [`; `nil` if the sequence has no meaning here.
    var event: InputEvent? {
        if isMouseReport { return mouse.map(InputEvent.mouse) }
        if let reply { return .reply(reply) }
        guard mark == nil else { return nil }
        switch final {
        // xterm sends this if it was told to modify other keys.
        case UInt8(ascii: "~") where number(0) == 27 && numbers.count == 3: return codedKey(number(2), modifiers)
        case UInt8(ascii: "~"): return numberedKey(number(0), modifiers)
        case UInt8(ascii: "u"): return codedKey(number(0), modifiers)
        case UInt8(ascii: "Z"): return .key(Key(.tab, modifiers.union(.shift)))
        default: return Key.Code(lettered: final).map { .key(Key($0, modifiers)) }
        }
    }

    /// The event of a sequence after `ESC O`.
    var singleShiftEvent: InputEvent? { Key.Code(lettered: final).map { .key(Key($0, modifiers)) } }

    private var isMouseReport: Bool {
        mark == UInt8(ascii: "<") && (final == UInt8(ascii: "M") || final == UInt8(ascii: "m"))
    }

    /// The event of a mouse report, if it matters.
    private var mouse: Mouse? {
        let action: Mouse.Action
        switch (number(0), final) {
        case (0, UInt8(ascii: "M")): action = .press
        case (64, _): action = .wheelUp
        case (65, _): action = .wheelDown
        default: return nil
        }
        return Mouse(action, row: max(0, number(2) - 1), column: max(0, number(1) - 1))
    }

    private var reply: TerminalReply? {
        switch (mark, intermediate, final) {
        case (UInt8(ascii: "?"), nil, UInt8(ascii: "c")): return .attributes
        // F3 with a modifier looks like a cursor report for the first row, which this library never requests.
        case (nil, nil, UInt8(ascii: "R")) where numbers.count > 1 && !(number(0) == 1 && 2...16 ~= number(1)):
            return .other
        case (nil, nil, UInt8(ascii: "n")), (nil, nil, UInt8(ascii: "t")), (nil, nil, UInt8(ascii: "x")): return .other
        case (nil, nil, UInt8(ascii: "I")), (nil, nil, UInt8(ascii: "O")): return .other
        case (nil, nil, _): return nil
        default: return .other
        }
    }
}

/// Returns the key that `ESC [ number ~` means.
private func numberedKey(_ number: Int, _ modifiers: Key.Modifiers) -> InputEvent? {
    let code: Key.Code
    switch number {
    case 1, 7: code = .home
    case 2: code = .insert
    case 3: code = .delete
    case 4, 8: code = .end
    case 5: code = .pageUp
    case 6: code = .pageDown
    case 11...15: code = .function(number - 10)
    case 17...21: code = .function(number - 11)
    case 23, 24: code = .function(number - 12)
    default: return nil
    }
    return .key(Key(code, modifiers))
}

/// Returns the key that `ESC [ number u` means: the scalar of its character.
private func codedKey(_ number: Int, _ modifiers: Key.Modifiers) -> InputEvent? {
    switch number {
    case 8, 127: return .key(Key(.backspace, modifiers))
    case 9: return .key(Key(.tab, modifiers))
    case 13, 57_414: return .key(Key(.enter, modifiers))
    case 27: return .key(Key(.escape, modifiers))
    // Keys without a character have numbers in the private area.
    case 0..<32, 0x80..<0xA0, 0xE000...0xF8FF: return nil
    default:
        guard let scalar = UInt32(exactly: number).flatMap(Unicode.Scalar.init) else { return nil }
        let isPlain = modifiers.isSubset(of: .shift)
        if isPlain, !modifiers.contains(.shift) { return .text(String(scalar)) }
        let character = Character(scalar)
        return isPlain ? .text(character.uppercased()) : .key(Key(.character(character), modifiers))
    }
}

extension Key.Code {
    /// Makes the key of a letter after `ESC [` or `ESC O`.
    fileprivate init?(lettered final: UInt8) {
        switch final {
        case UInt8(ascii: "A"): self = .up
        case UInt8(ascii: "B"): self = .down
        case UInt8(ascii: "C"): self = .right
        case UInt8(ascii: "D"): self = .left
        case UInt8(ascii: "F"): self = .end
        case UInt8(ascii: "H"): self = .home
        case UInt8(ascii: "P")...UInt8(ascii: "S"): self = .function(Int(final - UInt8(ascii: "P")) + 1)
        default: return nil
        }
    }
}
