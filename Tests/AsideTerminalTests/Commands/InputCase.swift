import Testing

/// A surface, the keys that are pressed on it, and what comes of the last one: a command, or where the user is.
struct InputCase: CustomTestStringConvertible {
    let scene: Scene
    let keys: Keys
    let result: String

    init(_ scene: Scene, _ keys: Keys, _ result: String) {
        self.scene = scene
        self.keys = keys
        self.result = result
    }

    var testDescription: String { "\(scene): \(keys)" }
}

// MARK: - The tables

extension InputCase {
    static let alert = [
        InputCase(.alert, "", "at Duplicate"),
        InputCase(.alert, "enter", "press Duplicate"),
        InputCase(.alert, "left", "at Delete"),
        InputCase(.alert, "left enter", "press Delete"),
        InputCase(.alert, "right '_'", "press Keep"),
        InputCase(.alert, "right right", "at Keep"),
        InputCase(.alert, "tab", "at Keep"),
        InputCase(.alert, "tab tab", "at Delete"),
        InputCase(.alert, "shift-tab shift-tab", "at Keep"),
        InputCase(.alert, "home", "at Delete"),
        InputCase(.alert, "end", "at Keep"),
        InputCase(.alert, "'d'", "press Delete"),
        InputCase(.alert, "'D'", "press Delete"),
        InputCase(.alert, "'u'", "press Duplicate"),
        InputCase(.alert, "'k'", "press Keep"),
        InputCase(.alert, "'x'", "at Duplicate"),
        InputCase(.alert, "'é'", "at Duplicate"),
        InputCase(.alert, "backspace", "at Duplicate"),
        InputCase(.alert, "alt-d", "at Duplicate"),
        InputCase(.alert, "\"d\"", "at Duplicate"),
        InputCase(.alert, "esc", "leave"),
        InputCase(.message, "enter", "press OK"),
        InputCase(.message, "'o'", "press OK"),
        InputCase(.message, "down right tab", "at OK"),
        InputCase(.message, "esc", "leave"),
    ]

    static let confirmation = [
        InputCase(.confirmation, "'y'", "press New"),
        InputCase(.confirmation, "'Y'", "press New"),
        InputCase(.confirmation, "'n'", "press Cancel"),
        InputCase(.confirmation, "'e'", "press New"),
        InputCase(.confirmation, "'c'", "press Cancel"),
        InputCase(.confirmation, "'o'", "at New"),
        // With more answers than two nobody knows what yes is.
        InputCase(.alert, "'y'", "at Duplicate"),
        InputCase(.alert, "'n'", "at Duplicate"),
        InputCase(.message, "'y'", "at OK"),
        InputCase(.code, "'y'", "fill field with y"),
    ]

    static let list = [
        InputCase(.list, "", "at size"),
        InputCase(.list, "enter", "press size"),
        InputCase(.list, "down", "at new name"),
        InputCase(.list, "down down", "at Cancel"),
        InputCase(.list, "down down '_'", "press Cancel"),
        InputCase(.list, "down down enter", "press Cancel"),
        InputCase(.list, "up enter", "press name"),
        InputCase(.list, "up up", "at name"),
        InputCase(.list, "pagedown", "at new name"),
        InputCase(.list, "pagedown pagedown", "at Cancel"),
        InputCase(.list, "end", "at new name"),
        InputCase(.list, "end down end", "at new name"),
        InputCase(.list, "end home", "at name"),
        InputCase(.list, "'N'", "at name, filtered for N"),
        InputCase(.list, "'n' enter", "press name"),
        InputCase(.list, "'new'", "at new name, filtered for new"),
        InputCase(.list, "'new_n'", "at new name, filtered for new n"),
        InputCase(.list, "'new' backspace", "at new name, filtered for ne"),
        InputCase(.list, "'name' down enter", "press new name"),
        InputCase(.list, "'new' ctrl-backspace", "at size"),
        InputCase(.list, "'new' ctrl-u", "at size"),
        InputCase(.list, "'new' esc", "at size"),
        InputCase(.list, "'new' esc esc", "leave"),
        InputCase(.list, "'xyz'", "at nothing, filtered for xyz"),
        InputCase(.list, "'xyz' enter", "at nothing, filtered for xyz"),
        InputCase(.list, "'xyz' tab enter", "press Cancel"),
        InputCase(.list, "\"na\\nme\"", "at name, filtered for na me"),
        InputCase(.list, "\"me\"", "at name, filtered for me"),
        InputCase(.list, "backspace", "at size"),
        InputCase(.list, "esc", "leave"),
    ]

    static let listOfMany = [
        InputCase(.listOfMany, "'_'", "press olives"),
        InputCase(.listOfMany, "down '_'", "press onions"),
        InputCase(.listOfMany, "'o'", "at olives, filtered for o"),
        InputCase(.listOfMany, "'on' '_'", "press onions"),
        InputCase(.listOfMany, "enter", "submit"),
        InputCase(.listOfMany, "end", "at cheese"),
        InputCase(.listOfMany, "end down down enter", "press Cancel"),
        InputCase(.listOfMany, "'xyz' enter", "at nothing, filtered for xyz"),
        InputCase(.listOfMany, "esc", "leave"),
    ]

    static let prompt = [
        InputCase(.form, "", "at Name"),
        InputCase(.form, "'!'", "fill Name with Ann!"),
        InputCase(.form, "home '>'", "fill Name with >Ann"),
        InputCase(.form, "left left delete", "fill Name with An"),
        InputCase(.form, "ctrl-u", "fill Name with "),
        InputCase(.form, "ctrl-a ctrl-k", "fill Name with "),
        InputCase(.form, "alt-b 'x'", "fill Name with xAnn"),
        InputCase(.form, "backspace", "fill Name with An"),
        InputCase(.form, "left", "at Name, caret 2"),
        InputCase(.form, "delete", "at Name, caret 3"),
        InputCase(.form, "tab", "at City"),
        InputCase(.form, "down", "at City"),
        InputCase(.form, "tab 'Rom'", "fill City with Rom"),
        InputCase(.form, "tab '_'", "fill City with  "),
        InputCase(.form, "tab \"New\\nYork\"", "fill City with New York"),
        InputCase(.form, "tab tab", "at Go"),
        InputCase(.form, "tab tab enter", "press Go"),
        InputCase(.form, "tab tab '_'", "press Go"),
        InputCase(.form, "tab tab 'x'", "at Go"),
        InputCase(.form, "left tab shift-tab", "at Name"),
        InputCase(.form, "shift-tab", "at Cancel"),
        InputCase(.form, "end up", "at Name, caret 3"),
        InputCase(.form, "enter", "at City"),
        InputCase(.form, "enter enter", "submit"),
        InputCase(.form, "tab enter", "submit"),
        InputCase(.form, "esc", "leave"),
        InputCase(.code, "'漢👩‍👩‍👧‍👦'", "fill field with 漢👩‍👩‍👧‍👦"),
        InputCase(.code, "enter", "submit"),
        InputCase(.busyForm, "'x'", "at Cancel"),
        InputCase(.busyForm, "backspace", "at Cancel"),
        InputCase(.busyForm, "esc", "leave"),
    ]

    static let progress = [
        InputCase(.progress, "", "at nothing"),
        InputCase(.progress, "enter", "submit"),
        InputCase(.progress, "'_'", "at nothing"),
        InputCase(.progress, "tab", "at Cancel"),
        InputCase(.progress, "tab enter", "press Cancel"),
        InputCase(.progress, "'c'", "press Cancel"),
        InputCase(.progress, "esc", "leave"),
    ]

    static let blank = [
        InputCase(.blank, "enter", "at Last"),
        InputCase(.blank, "enter 'x'", "fill Last with x"),
        InputCase(.blank, "enter enter", "at Send"),
        InputCase(.blank, "enter enter enter", "press Send"),
        InputCase(.blank, "enter enter '?'", "at Send"),
    ]

    static let onScreens: [(Keys, String)] = [
        ("", "at Name"),
        ("'?'", "fill Name with Ann?"),
        ("enter", "submit"),
        ("up", "at Remove"),
        ("up enter", "press Remove"),
        ("up '_'", "press Remove"),
        ("up '?'", "press Help"),
        ("up 'x'", "at Remove"),
        ("up \"?\"", "at Remove"),
        ("tab", "at Gift"),
        ("tab '_'", "press Gift"),
        ("tab enter", "submit"),
        ("tab left", "at Gift"),
        ("tab tab", "at Size"),
        ("tab tab right", "cycle Size by 1"),
        ("tab tab left", "cycle Size by -1"),
        ("tab tab '_'", "press Size"),
        ("tab tab enter", "submit"),
        ("tab tab tab", "at Help"),
        ("tab tab tab right", "at Continue"),
        ("tab tab tab right left", "at Help"),
        ("tab tab tab enter", "press Help"),
        ("tab tab tab tab tab", "at Remove"),
        ("up end enter", "press Continue"),
        ("esc", "leave"),
        ("up esc", "leave"),
    ]

    static let scrolling: [(Scene, Keys, Int)] = [
        (.reading, "down", 1), (.reading, "down down down up", 2), (.reading, "up", 0), (.reading, "pagedown", 10),
        (.reading, "pagedown pageup", 0), (.reading, "end", 1_000_000), (.reading, "end home", 0),
        (.reading, "'x' tab left right backspace", 0),
        // The only button is far below.
        (.note, "down", 1), (.note, "down down down", 3), (.note, "pagedown down up", 10), (.note, "end home", 0),
    ]
}
