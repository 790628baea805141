public import AsideText
public import Testing

extension Theme: CustomTestStringConvertible {
    /// The name of the theme, so that a failing test does not print all its styles.
    public var testDescription: String {
        let names: [(String, Theme)] = [
            ("plain", .plain), ("16 colours", .colors16), ("16 colours on light", .colors16OnLight), ("dark", .dark),
            ("light", .light), ("dark in 256 colours", Theme.dark.in256Colors),
            ("light in 256 colours", Theme.light.in256Colors),
        ]
        return names.first { $0.1 == self }?.0 ?? "another theme"
    }
}
