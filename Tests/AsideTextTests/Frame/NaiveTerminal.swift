@testable import AsideText

/// A terminal that knows only the codes of frames, and makes no assumption about widths.
///
/// After clusters that have not been a single sign for ten years, and after the last column, it does not know where its cursor is until it is told.
struct NaiveTerminal {
    struct Spot: Equatable {
        var character: Character = " "
        var width = 1
        var style = Style.normal
    }

    let size: Size
    private(set) var spots: [Spot]
    private(set) var cursor: Position?
    /// The addresses of the links that it received, by their numbers.
    private(set) var addresses: [UInt32: String] = [:]
    /// The codes that it did not understand.
    private(set) var complaints: [String] = []

    private var pen = Style.normal
    private var row: Int?
    private var column: Int?
    private var isCursorShown = true

    init(size: Size) {
        self.size = size
        // This is left over from an earlier program.
        spots = Array(repeating: Spot(character: "?"), count: size.columns * size.rows)
    }

    /// Reads the output of a frame, and fails if it ends in a link, or unless it keeps its pen in another style than the
    /// terminal's own.
    mutating func read(_ output: String, keepsPen: Bool = false) {
        var text = ""
        var scalars = output.unicodeScalars.makeIterator()
        while let scalar = scalars.next() {
            guard scalar == "\u{1B}" else {
                text.unicodeScalars.append(scalar)
                continue
            }
            write(text)
            text = ""
            switch scalars.next() {
            case "[": break
            case "]":
                var code = ""
                while let next = scalars.next(), next != "\u{1B}" { code.unicodeScalars.append(next) }
                if scalars.next() != "\\" { complaints.append("OSC \(code) has no end") }
                link(code)
                continue
            default:
                complaints.append("an escape that is no CSI")
                continue
            }
            var parameters = ""
            while let next = scalars.next() {
                if next.properties.isAlphabetic {
                    perform(Character(next), parameters)
                    break
                }
                parameters.unicodeScalars.append(next)
            }
        }
        write(text)
        if keepsPen ? pen.link != 0 : pen != .normal { complaints.append("the style is left behind: \(pen)") }
        cursor = isCursorShown ? row.flatMap { row in column.map { Position(row: row, column: $0) } } : nil
    }

    /// Whether the terminal shows a frame, cell by cell.
    func shows(_ frame: Frame) -> Bool {
        guard complaints.isEmpty, frame.size == size, cursor == frame.cursor else { return false }
        var index = 0
        for row in 0..<size.rows {
            for column in 0..<size.columns {
                let cell = frame[row, column]
                let spot = spots[index]
                guard addresses[spot.style.link] == frame.link(atRow: row, column: column) else { return false }
                guard spot.character == cell.character, spot.width == cell.width else { return false }
                let isBlank = cell.character == " " && cell.style.asBlank(after: spot.style) == spot.style
                guard spot.style == cell.style || isBlank else { return false }
                index += 1
            }
        }
        return true
    }

    private mutating func write(_ text: String) {
        for character in text {
            switch character {
            case "\u{8}":
                column = column.map { $0 - 1 }
                continue
            case "\r":
                column = 0
                continue
            case "\n", "\r\n":
                if character == "\r\n" { column = 0 }
                if row == size.rows - 1 { complaints.append("the terminal scrolls") }
                row = row.map { $0 + 1 }
                continue
            default: break
            }
            let width = character.columns
            guard let row, let column, column + width <= size.columns else {
                complaints.append("“\(character)” is written nobody knows where")
                return
            }
            let index = row * size.columns + column
            for half in index..<index + width { destroy(half) }
            spots[index] = Spot(character: character, width: width, style: pen)
            if width == 2 { spots[index + 1] = Spot(character: " ", width: 0, style: pen) }
            let isSure = character.isOldAndSingle && column + width < size.columns
            self.column = isSure ? column + width : nil
            // A terminal that takes the cluster for several might have wrapped it.
            if !isSure, column + 2 * character.unicodeScalars.count >= size.columns { self.row = nil }
        }
    }

    /// Erases the other half of a wide cell when one half is overwritten.
    private mutating func destroy(_ index: Int) {
        switch spots[index].width {
        case 2: spots[index + 1] = Spot(character: "?")
        case 0: spots[index - 1] = Spot(character: "?")
        default: break
        }
    }

    /// Begins or ends a link, and uses its `id` as the number.
    private mutating func link(_ code: String) {
        let parts = code.split(separator: ";", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0] == "8", parts[2].isEmpty == parts[1].isEmpty else {
            complaints.append("OSC \(code)")
            return
        }
        pen.link = parts[2].isEmpty ? 0 : UInt32(parts[1].dropFirst(3), radix: 36) ?? .max
        if !parts[2].isEmpty { addresses[pen.link] = String(parts[2]) }
    }

    private mutating func perform(_ code: Character, _ parameters: String) {
        let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        if code != "m", pen.link != 0 { complaints.append("a link goes on over \(parameters)\(code)") }
        switch (code, parameters) {
        case ("H", _): (row, column) = (numbers[0] - 1, numbers[1] - 1)
        case ("G", _): column = numbers[0] - 1
        case ("A", _), ("B", _):
            let rows = max(1, numbers.first ?? 1)
            row = row.map { code == "A" ? $0 - rows : $0 + rows }
        case ("D", _): column = column.map { $0 - max(1, numbers.first ?? 1) }
        case ("C", _): column = column.map { $0 + max(1, numbers.first ?? 1) }
        case ("K", ""): erase(.max)
        case ("X", _): erase(numbers[0])
        case ("J", "2"): spots = Array(repeating: Spot(), count: spots.count)
        case ("h", "?25"): isCursorShown = true
        case ("l", "?25"): isCursorShown = false
        case ("m", _): select(numbers.isEmpty ? [0] : numbers)
        default: complaints.append("CSI \(parameters)\(code)")
        }
    }

    private mutating func erase(_ count: Int) {
        guard let row, let column else { return complaints.append("erases nobody knows where") }
        for index in row * size.columns + column..<row * size.columns + column + min(count, size.columns - column) {
            destroy(index)
            spots[index] = Spot(style: pen)
        }
    }

    private mutating func select(_ numbers: [Int]) {
        var rest = numbers[...]
        while let number = rest.popFirst() {
            switch number {
            case 0:
                // A link continues in any style.
                let link = pen.link
                pen = .normal
                pen.link = link
            case 1: pen.attributes.insert(.bold)
            case 2: pen.attributes.insert(.dim)
            case 3: pen.attributes.insert(.italic)
            case 4: pen.attributes.insert(.underline)
            case 7: pen.attributes.insert(.reverse)
            case 22: pen.attributes.subtract([.bold, .dim])
            case 23: pen.attributes.remove(.italic)
            case 24: pen.attributes.remove(.underline)
            case 27: pen.attributes.remove(.reverse)
            case 39: pen.foreground = nil
            case 49: pen.background = nil
            case 30...37: pen.foreground = .basic(UInt8(number - 30))
            case 90...97: pen.foreground = .basic(UInt8(number - 82))
            case 40...47: pen.background = .basic(UInt8(number - 40))
            case 100...107: pen.background = .basic(UInt8(number - 92))
            case 38: pen.foreground = color(&rest)
            case 48: pen.background = color(&rest)
            default: complaints.append("style \(number)")
            }
        }
    }

    private func color(_ rest: inout ArraySlice<Int>) -> Style.Color? {
        if rest.popFirst() == 5 { return rest.popFirst().map { .palette(UInt8($0)) } }
        guard let red = rest.popFirst(), let green = rest.popFirst(), let blue = rest.popFirst() else { return nil }
        return .rgb(UInt8(red), UInt8(green), UInt8(blue))
    }
}

extension Character {
    /// Whether the cluster is one code point of Unicode 10 or earlier that does not join others and is no emoji.
    var isOldAndSingle: Bool {
        guard unicodeScalars.count == 1, let properties = unicodeScalars.first?.properties, let age = properties.age
        else {
            return false
        }
        let joins: [Unicode.GeneralCategory] = [.nonspacingMark, .enclosingMark, .spacingMark, .format]
        return age.major <= 10 && (isASCII || !properties.isEmoji) && !joins.contains(properties.generalCategory)
    }
}
