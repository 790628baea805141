import Testing

@testable import AsideTerminal

@Suite("ColorDepth")
struct ColorDepthTests {
    @Test(
        "A terminal has the colours that its environment variables name",
        arguments: [
            (["TERM": "xterm"], .sixteen), (["TERM": "linux"], .sixteen), (["TERM": "screen"], .sixteen),
            (["TERM": "xterm-256color"], .palette), (["TERM": "tmux-256color"], .palette),
            (["TERM": "xterm-direct"], .trueColor), (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .trueColor),
            (["TERM": "xterm", "COLORTERM": "24bit"], .trueColor),
            (["TERM": "xterm", "COLORTERM": "TrueColor"], .trueColor),
            (["TERM": "xterm-256color", "COLORTERM": "yes"], .palette), (["TERM": "vt100"], .none),
            (["TERM": "vt220-8bit"], .none), (["TERM": "xterm-mono"], .none), (["TERM": "dumb"], .none),
            (["TERM": "xterm-kitty"], .trueColor), (["TERM": "foot-extra"], .trueColor),
            (["TERM": "alacritty"], .trueColor), (["TERM": "xterm-ghostty"], .trueColor),
            (["TERM": "wezterm"], .trueColor), (["TERM": "footer"], .sixteen),
            (["TERM": ""], .none), ([:], .none), (["TERM": "dumb", "COLORTERM": "truecolor"], .none),
            (["TERM": "xterm-256color", "NO_COLOR": "0"], .none),
            (["TERM": "xterm-256color", "NO_COLOR": ""], .palette),
        ] as [(Environment, ColorDepth)]
    )
    func terminals(environment: Environment, depth: ColorDepth) {
        #expect(ColorDepth(environment) == depth)
    }

    @Test(
        "Cells are erased in the background colour, except in GNU screen and on terminals before 1990",
        arguments: [
            (["TERM": "xterm-256color"], true), (["TERM": "linux"], true), (["TERM": "tmux-256color"], true),
            (["TERM": "screen", "TERM_PROGRAM": "tmux"], true), (["TERM": "screen-256color"], false),
            (["TERM": "vt100"], false), (["TERM": "dumb"], false), ([:], false),
        ] as [(Environment, Bool)])
    func erasing(environment: Environment, isInColor: Bool) {
        #expect(environment.erasesInColor == isInColor)
    }
}

@Suite("Environment")
struct EnvironmentTests {
    @Test(
        "The delay of the Escape key is 50 ms, or what ESCDELAY says",
        arguments: [
            ([:], 50), (["ESCDELAY": "25"], 25), (["ESCDELAY": "0"], 50), (["ESCDELAY": "-1"], 50),
            (["ESCDELAY": "soon"], 50), (["ESCDELAY": "99999999999999999999"], 50), (["ESCDELAY": "100000"], 10_000),
        ] as [(Environment, Int)])
    func escapeDelay(environment: Environment, delay: Int) {
        #expect(environment.escapeDelay() == delay)
    }

    @Test("Where Escape would lose a text, an arrow key may arrive in pieces for 300 ms, or for what ESCDELAY says")
    func patientEscape() {
        #expect(Environment().escapeDelay(losingText: true) == 300)
        #expect((["ESCDELAY": "25"] as Environment).escapeDelay(losingText: true) == 25)
    }
}
