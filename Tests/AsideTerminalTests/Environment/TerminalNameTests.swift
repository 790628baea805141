import Testing

@testable import AsideTerminal

@Suite struct TerminalNameTests {
    @Test(
        "A terminal can repeat characters if its name is known for that, whatever version follows",
        arguments: [
            ("XTerm(388)", true), ("VTE(7600)", true), ("kitty(0.35.2)", true), ("foot(1.17.2)", true),
            ("tmux 3.3a", false), ("WezTerm 20240203-110809-5046fc22", true), ("ghostty 1.1.0", true),
            ("contour 0.4", true),
            ("xterm.js(5.5.0)", false), ("Konsole 22.04.1", false), ("XTerminator", false), ("", false),
        ])
    func canRepeat(answer: String, expected: Bool) {
        #expect(TerminalName(answer).canRepeat == expected)
    }
}
