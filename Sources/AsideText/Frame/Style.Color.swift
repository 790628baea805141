import Aside

extension Style {
    /// A colour of a terminal.
    public struct Color: Equatable, Sendable {
        /// The kind of colour in the highest byte, and its value below.
        ///
        /// This form is fast to compare, which happens for every cell of every frame.
        let bits: UInt32

        private init(_ kind: UInt32, _ value: UInt32) {
            bits = kind << 24 | value
        }

        /// Makes the colour with these bits; `nil` if no bit is set.
        init?(bits: UInt32) {
            guard bits != 0 else { return nil }
            self.bits = bits
        }

        /// Makes one of the sixteen colours that the user can configure in the terminal.
        ///
        /// - Parameter index: 0 to 7 for the dark colours in the order of the terminal's codes, 8 to 15 for the bright
        ///   ones.
        /// - Returns: The colour.
        public static func basic(_ index: UInt8) -> Color {
            require(index < 16, "There is no basic colour \(index): they are counted from 0 to 15.")
            return Color(1, UInt32(index))
        }

        /// Makes one of 256 colours.
        ///
        /// - Parameter index: The index in the terminal's palette.
        /// - Returns: The colour.
        public static func palette(_ index: UInt8) -> Color {
            Color(2, UInt32(index))
        }

        /// Makes a colour from its red, green and blue parts.
        ///
        /// - Parameters:
        ///   - red: From 0 to 255.
        ///   - green: From 0 to 255.
        ///   - blue: From 0 to 255.
        /// - Returns: The colour.
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
            let parts = [Int(bits >> 16 & 0xFF), Int(bits >> 8 & 0xFF), Int(bits & 0xFF)]
            func distance(_ index: Int) -> Int {
                zip(parts, Color.parts(ofPalette: index)).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
            }
            // The nearest colour of the cube is the nearest in each part. The nearest grey is the nearest to the mean.
            let cube = parts.reduce(0) { 6 * $0 + ($1 < 48 ? 0 : $1 <= 115 ? 1 : ($1 - 36) / 40) } + 16
            let grey = 232 + min(max(parts.reduce(-10, +), 0) / 30, 23)
            return .palette(UInt8(distance(cube) <= distance(grey) ? cube : grey))
        }

        /// Returns the red, green and blue parts of the palette colours from 16 on: a colour cube, followed by shades of
        /// grey.
        static func parts(ofPalette index: Int) -> [Int] {
            if index >= 232 { return Array(repeating: 8 + 10 * (index - 232), count: 3) }
            return [36, 6, 1].map { (index - 16) / $0 % 6 }.map { $0 == 0 ? 0 : 55 + 40 * $0 }
        }

        /// Returns the codes that select this colour, for text or for its background.
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
}
