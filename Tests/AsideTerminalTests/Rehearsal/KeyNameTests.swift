import AsideRehearsal
import AsideTerminal
import Testing

struct KeyNameTests {
    @Test(
        "Every key has a name",
        arguments: [
            ("enter", Key(.enter)), ("esc", Key(.escape)), ("tab", Key(.tab)), ("shift-tab", Key(.tab, .shift)),
            ("up", Key(.up)), ("down", Key(.down)), ("left", Key(.left)), ("right", Key(.right)), ("home", Key(.home)),
            ("end", Key(.end)), ("pageup", Key(.pageUp)), ("pagedown", Key(.pageDown)), ("backspace", Key(.backspace)),
            ("delete", Key(.delete)), ("ctrl-c", .control("c")), ("CTRL-C", .control("c")), ("alt-b", .alt("b")),
            ("ctrl-alt-x", Key(.character("x"), [.control, .alt])), ("ctrl-left", Key(.left, .control)),
            ("alt--", .alt("-")), ("f1", Key(.function(1))), ("f2", Key(.function(2))),
        ])
    func named(_ name: String, _ key: Key) {
        #expect(Key(named: name) == key)
    }

    @Test(
        "A text and half a name are not keys",
        arguments: ["", "a", "ctrl-", "ctrl", "hyper-x", "ctrl-xy", "-", "é", "ctrl-nope"])
    func unnamed(_ name: String) {
        #expect(Key(named: name) == nil)
    }
}
