import Aside

/// A colour of a terminal.
public struct Color: Hashable, Sendable {
    /// The kind of colour in the highest byte, its value below.
    ///
    /// Colours are compared for every cell of every frame.
    let bits: UInt32

    private init(_ kind: UInt32, _ value: UInt32) {
        bits = kind << 24 | value
    }

    /// Makes the colour with these bits; `nil` if there are none.
    init?(bits: UInt32) {
        guard bits != 0 else { return nil }
        self.bits = bits
    }

    /// One of the sixteen colours that the user can configure in the terminal.
    ///
    /// - Parameter index: 0 to 7 for the dark colours in the order of the terminal's codes, 8 to 15 for the bright
    ///   ones.
    /// - Returns: the colour.
    public static func basic(_ index: UInt8) -> Color {
        require(index < 16, "There is no basic colour \(index): they are counted from 0 to 15.")
        return Color(1, UInt32(index))
    }

    /// One of 256 colours.
    ///
    /// - Parameter index: The index in the terminal's palette.
    /// - Returns: the colour.
    public static func palette(_ index: UInt8) -> Color {
        Color(2, UInt32(index))
    }

    /// Any colour.
    ///
    /// - Parameters:
    ///   - red: from 0 to 255.
    ///   - green: from 0 to 255.
    ///   - blue: from 0 to 255.
    /// - Returns: the colour.
    public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Color {
        Color(3, UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
    }

    /// Makes a colour from a hexadecimal number, as in style sheets.
    static func hex(_ value: UInt32) -> Color {
        rgb(UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF))
    }

    /// The nearest of the 240 colours that all terminals with 256 colours share.
    ///
    /// Palette colours stay as they are.
    var in256Colors: Color {
        guard bits >> 24 == 3 else { return self }
        let parts = [bits >> 16 & 0xFF, bits >> 8 & 0xFF, bits & 0xFF].map(Int.init)
        func distance(_ other: [Int]) -> Int { zip(parts, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) } }
        let nearest = (16...255).min { distance(Color.parts(ofPalette: $0)) < distance(Color.parts(ofPalette: $1)) }
        return .palette(UInt8(nearest ?? 16))
    }

    /// The red, green and blue parts of the palette colours from 16 on: a colour cube, followed by shades of grey.
    static func parts(ofPalette index: Int) -> [Int] {
        guard index < 232 else { return Array(repeating: 8 + 10 * (index - 232), count: 3) }
        let place = index - 16
        return [place / 36, place / 6 % 6, place % 6].map { $0 == 0 ? 0 : 55 + 40 * $0 }
    }

    /// The codes that select this colour, for text or for its background.
    func codes(isBackground: Bool) -> String {
        let value = bits & 0xFF_FFFF
        let layer = isBackground ? 10 : 0
        switch bits >> 24 {
        case 1: return "\(Int(value) + (value < 8 ? 30 : 82) + layer)"
        case 2: return "\(38 + layer);5;\(value)"
        default: return "\(38 + layer);2;\(value >> 16);\(value >> 8 & 0xFF);\(value & 0xFF)"
        }
    }
}
