extension Theme {
    /// The styles of filled shapes.
    ///
    /// Each style also sets the colour of the text, so that the user can read the text on any terminal.
    public struct Fills: Equatable, Sendable {
        /// The whole screen.
        public var screen: Style
        /// The bar with the path at the top of a screen or a sheet.
        public var bar: Style
        /// The box of a modal.
        public var panel: Style
        /// A screen or a modal beneath the one in front.
        public var receded: Style
        /// A button without a special role.
        public var button: Style
        /// A preferred button.
        public var preferred: Style
        /// A destructive button.
        public var destructive: Style
        /// A destructive button with the focus.
        public var focusedDestructive: Style
        /// The focused row of a list, from its sign to its end.
        public var focusedRow: Style
        /// The text of the focused field.
        public var focusedField: Style
    }
}

extension Theme {
    /// Filled shapes with light text on a dark background.
    public static let dark = Theme(
        accent: 0x6CB6FF, good: 0x7CC78B, careful: 0xE3B341, bad: 0xFF8B82, faint: 0xA3ACB9, disabled: 0xADB4BF,
        code: Style(.hex(0xE3D3F7), on: .hex(0x3A3347)), field: Style(.hex(0xE6E9EE), on: .hex(0x343B48)),
        placeholder: 0xAEB6C2,
        marked: Style(.hex(0x0B0E14), on: .hex(0x6CB6FF)),
        fills: Fills(
            screen: Style(.hex(0xD9DDE4), on: .hex(0x14171D)), bar: Style(.hex(0xE6E9EE), on: .hex(0x2B313C)),
            panel: Style(.hex(0xE6E9EE), on: .hex(0x262B35)), receded: Style(.hex(0x7F8794), on: .hex(0x14171D)),
            button: Style(.hex(0xF0F2F5), on: .hex(0x464E5C)),
            preferred: Style(.hex(0xDCEBFF), on: .hex(0x24507F)),
            destructive: Style(.hex(0xFFC2BD), on: .hex(0x6A1B1F)),
            focusedDestructive: Style(.hex(0x14080A), on: .hex(0xFF8B82), .bold),
            focusedRow: Style(.hex(0xE6E9EE), on: .hex(0x0B4074)),
            focusedField: Style(.hex(0xF0F2F5), on: .hex(0x0E4577))))

    /// Filled shapes with dark text on a light background.
    public static let light = Theme(
        accent: 0x0B4FA8, good: 0x146B2E, careful: 0x7A4B00, bad: 0xA8141C, faint: 0x4E5661, disabled: 0x515963,
        code: Style(.hex(0x4B1D7A), on: .hex(0xE0D8EC)), field: Style(.hex(0x1B1F24), on: .hex(0xD3DAE3)),
        placeholder: 0x4A525D,
        marked: Style(.hex(0xFFFFFF), on: .hex(0x0B4FA8)),
        fills: Fills(
            screen: Style(.hex(0x24292F), on: .hex(0xFAFBFC)), bar: Style(.hex(0x1B1F24), on: .hex(0xDCE2EA)),
            panel: Style(.hex(0x1B1F24), on: .hex(0xEAEEF3)), receded: Style(.hex(0x7A828D), on: .hex(0xFAFBFC)),
            button: Style(.hex(0x1B1F24), on: .hex(0xC3CBD6)),
            preferred: Style(.hex(0x06254F), on: .hex(0xA9CCF5)),
            destructive: Style(.hex(0x8A0F16), on: .hex(0xF7C5C5)),
            focusedDestructive: Style(.hex(0xFFFFFF), on: .hex(0xA8141C), .bold),
            focusedRow: Style(.hex(0x1B1F24), on: .hex(0xCFE2FA)),
            focusedField: Style(.hex(0x14202E), on: .hex(0xBFD8F7))))

    private init(
        accent: UInt32, good: UInt32, careful: UInt32, bad: UInt32, faint: UInt32, disabled: UInt32, code: Style,
        field: Style, placeholder: UInt32, marked: Style, fills: Fills
    ) {
        self.faint = Style(.hex(faint))
        self.disabled = Style(.hex(disabled), .italic)
        self.code = code
        self.field = field
        self.placeholder = Style(.hex(placeholder), on: field.background, .italic)
        self.marked = marked
        self.fills = fills
        border = Style(.hex(disabled))
        focus = Style(.hex(accent), .bold)
        // The terminal exchanges the two colours of the sign beside it, so that no other one is sent.
        focusedButton = focus.with(.reverse)
        preferred = fills.preferred
        destructive = fills.destructive
        meter = Style(.hex(accent))
        link = Style(.hex(accent), .underline)
        success = Style(.hex(good), .bold)
        warning = Style(.hex(careful), .bold)
        error = Style(.hex(bad), .bold)
    }

    /// The theme for terminals with 256 colours.
    ///
    /// Each colour is replaced by the nearest of these.
    public var in256Colors: Theme {
        var theme = self
        theme.use256Colors()
        return theme
    }

    private mutating func use256Colors() {
        let styles = [
            \Theme.text, \.title, \.faint, \.code, \.link, \.border, \.focus, \.focusedButton, \.field, \.placeholder,
            \.marked, \.preferred, \.destructive, \.disabled, \.meter, \.success, \.warning, \.error,
        ]
        for style in styles { self[keyPath: style].use256Colors() }
        let shapes = [
            \Fills.screen, \.bar, \.panel, \.receded, \.button, \.preferred, \.destructive, \.focusedDestructive,
            \.focusedRow, \.focusedField,
        ]
        for shape in shapes { fills?[keyPath: shape].use256Colors() }
    }
}

extension Style {
    fileprivate mutating func use256Colors() {
        foreground = foreground?.in256Colors
        background = background?.in256Colors
    }
}
