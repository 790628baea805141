/// A decoder that turns the bytes of a terminal into events, at whatever places the bytes are divided.
///
/// Only time distinguishes the Escape key from the beginning of a sequence. While ``isEscapePending`` is true, the
/// owner waits a little for more bytes. If none come, it calls ``expire()``. Nothing expires within a sequence or a
/// paste.
package struct InputDecoder: Sendable {
    private enum State: Equatable {
        case ground
        /// After one ESC or two. Some terminals send a second ESC before a key that is pressed with Alt.
        case escape
        case doubleEscape
        /// After `ESC [` and `ESC O`.
        case control
        case singleShift
        /// After `ESC [ [`: the Linux console's F1 to F5.
        case console
        /// This many bytes of a mouse position are still missing.
        case mouse(Int)
        /// Inside a string of the terminal (OSC, DCS, APC, PM, SOS), and after an ESC in it.
        case string
        case stringEscape
        case paste
    }

    private var state = State.ground
    /// Whether an ESC came before the present input.
    private var isAlt = false
    /// The bytes of a scalar so far.
    private var scalar: [UInt8] = []
    /// The bytes of a sequence or a paste so far.
    private var held: [UInt8] = []
    /// Whether the rest of the paste is dropped.
    private var isPasteLost = false
    private var typed = String.UnicodeScalarView()
    private var events: [InputEvent] = []

    package init() {}

    /// Whether the only input so far is an ESC, which may be the Escape key.
    package var isEscapePending: Bool {
        state == .escape || state == .doubleEscape
    }

    /// Decodes bytes.
    ///
    /// Incomplete input waits for the next call.
    package mutating func feed(_ bytes: ArraySlice<UInt8>) -> [InputEvent] {
        for byte in bytes { take(byte) }
        return takeEvents()
    }

    /// Decodes bytes that were read at once, as from a keyboard.
    ///
    /// A paste may never end, so a Ctrl-C that comes alone ends it. A Ctrl-C among other bytes was pasted.
    package mutating func read(_ bytes: ArraySlice<UInt8>) -> [InputEvent] {
        guard state == .paste else { return feed(bytes) }
        var fresh = InputDecoder()
        let keys = fresh.feed(bytes)
        guard !keys.isEmpty, keys.allSatisfy({ $0 == .key(.control("c")) }) else { return feed(bytes) }
        // Nobody types the rest of the paste, so it must not count as keys.
        held.removeAll()
        isPasteLost = true
        return keys
    }

    /// Returns how often a letter with Control is among the bytes, in any of the forms that terminals send.
    static func presses(of letter: Character, in bytes: ArraySlice<UInt8>) -> Int {
        var decoder = InputDecoder()
        return decoder.feed(bytes).count { $0 == .key(.control(letter)) }
    }

    /// Decides that a pending ESC was the Escape key.
    package mutating func expire() -> [InputEvent] {
        guard isEscapePending else { return [] }
        emit(.key(Key(.escape)))
        if state == .doubleEscape { emit(.key(Key(.escape))) }
        state = .ground
        return takeEvents()
    }

    private mutating func takeEvents() -> [InputEvent] {
        flushText()
        defer { events = [] }
        return events
    }

    private mutating func emit(_ event: InputEvent?) {
        guard let event else { return }
        if case .text(let text) = event {
            typed.append(contentsOf: text.unicodeScalars)
        } else {
            flushText()
            events.append(event)
        }
    }

    private mutating func flushText() {
        guard !typed.isEmpty else { return }
        events.append(.text(String(typed)))
        typed = String.UnicodeScalarView()
    }

    private mutating func take(_ byte: UInt8) {
        switch state {
        case .ground: takePlain(byte)
        case .escape, .doubleEscape: takeAfterEscape(byte)
        case .control, .singleShift: takeInSequence(byte)
        case .console:
            let isKey = (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(byte)
            finish(isKey ? .key(Key(.function(Int(byte - UInt8(ascii: "A")) + 1))) : nil)
            if byte < 0x20 { takePlain(byte) }
        case .mouse(let left): state = left > 1 ? .mouse(left - 1) : .ground
        case .string, .stringEscape: takeInString(byte)
        case .paste: takePasted(byte)
        }
    }

    private mutating func finish(_ event: InputEvent?) {
        state = .ground
        held.removeAll()
        if isAlt, case .key(var key) = event {
            key.modifiers.insert(.alt)
            emit(.key(key))
        } else {
            emit(event)
        }
        isAlt = false
    }
}

// MARK: Text and single keys

extension InputDecoder {
    private mutating func takePlain(_ byte: UInt8) {
        let isFurther = byte & 0xC0 == 0x80
        if !scalar.isEmpty, !isFurther { takeScalar() }
        scalar.append(byte)
        // The first byte tells how many there are.
        let first = scalar[0]
        if scalar.count >= (first < 0xC2 || first > 0xF4 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4) { takeScalar() }
    }

    /// Takes the bytes of a scalar, or what the standard library makes of those that are none.
    private mutating func takeScalar() {
        let scalars = String(decoding: scalar, as: UTF8.self).unicodeScalars
        scalar = []
        for scalar in scalars { take(scalar) }
    }

    private mutating func take(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x1B:
            state = .escape
        case 0x00..<0x20, 0x7F:
            finish(.key(Key(control: UInt8(scalar.value))))
        case 0x80..<0xA0:
            isAlt = false
        default:
            finish(isAlt ? .key(.alt(Character(scalar))) : .text(String(scalar)))
        }
    }

    private mutating func takeAfterEscape(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "["): begin(.control)
        case UInt8(ascii: "O"): begin(.singleShift)
        case 0x1B where state == .escape: state = .doubleEscape
        case 0x1B: emit(.key(Key(.escape)))
        case _ where state == .doubleEscape:
            emit(.key(Key(.escape)))
            state = .escape
            takeAfterEscape(byte)
        // DCS, SOS, OSC, PM, APC.
        case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "]"), UInt8(ascii: "^"), UInt8(ascii: "_"):
            begin(.string)
            held = [byte]
        default:
            state = .ground
            isAlt = true
            takePlain(byte)
        }
    }

    private mutating func begin(_ next: State) {
        isAlt = state == .doubleEscape
        state = next
    }
}

// MARK: Sequences

extension InputDecoder {
    private mutating func takeInSequence(_ byte: UInt8) {
        switch byte {
        case 0x20..<0x40:
            if held.count <= ControlSequence.limit { held.append(byte) }
        case UInt8(ascii: "[") where state == .control && held.isEmpty: state = .console
        case UInt8(ascii: "M") where state == .control && held.isEmpty: state = .mouse(3)
        case 0x40..<0x7F: finishSequence(byte)
        // The byte does not belong in a sequence: either this was no sequence, or it was cut off.
        default:
            finish(nil)
            takePlain(byte)
        }
    }

    private mutating func finishSequence(_ final: UInt8) {
        guard held.count <= ControlSequence.limit else { return finish(nil) }
        let sequence = ControlSequence(held, final: final)
        if state == .singleShift { return finish(sequence.singleShiftEvent) }
        guard final == UInt8(ascii: "~"), sequence.numbers == [200], sequence.mark == nil else {
            return finish(sequence.event)
        }
        finish(nil)
        state = .paste
    }

    private mutating func takeInString(_ byte: UInt8) {
        switch byte {
        case 0x07: finish(.reply(TerminalReply(string: held)))
        case UInt8(ascii: "\\") where state == .stringEscape: finish(.reply(TerminalReply(string: held)))
        case 0x1B where state == .string: state = .stringEscape
        // A string contains no escape sequence and no control character. So this was no string, and the user gives it
        // up.
        case _ where state == .stringEscape:
            finish(nil)
            state = .escape
            takeAfterEscape(byte)
        case 0x00..<0x20:
            finish(nil)
            takePlain(byte)
        default: if held.count <= ControlSequence.limit { held.append(byte) }
        }
    }

    private mutating func takePasted(_ byte: UInt8) {
        held.append(byte)
        if held.count > InputDecoder.longestPaste {
            // The end of the paste may have begun already.
            held = Array(held.suffix(InputDecoder.pasteEnd.count))
            isPasteLost = true
        }
        guard byte == UInt8(ascii: "~"), held.suffix(InputDecoder.pasteEnd.count).elementsEqual(InputDecoder.pasteEnd)
        else { return }
        let text = String(pasted: held.dropLast(InputDecoder.pasteEnd.count))
        finish(isPasteLost ? nil : .paste(text))
        isPasteLost = false
    }

    /// The maximum size of a paste, because nobody means to paste more.
    static let longestPaste = 16 << 20

    private static let pasteEnd = Array("\u{1B}[201~".utf8)
}

extension Key {
    /// Makes the key that sends a control character.
    fileprivate init(control byte: UInt8) {
        switch byte {
        case 0x00: self = .control(" ")
        // Some terminals send Ctrl-H for Backspace, and some send Ctrl-J for Enter.
        case 0x08, 0x7F: self.init(.backspace)
        case 0x09: self.init(.tab)
        case 0x0A, 0x0D: self.init(.enter)
        case 0x01...0x1A: self = .control(Character(Unicode.Scalar(byte + 0x60)))
        default: self = .control(Character(Unicode.Scalar(byte + 0x40)))
        }
    }
}
