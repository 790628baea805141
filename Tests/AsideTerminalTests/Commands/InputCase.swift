import Testing

/// A surface, the keys that are pressed on it, and what comes of the last one: a deed, or where the user is.
struct HandlingCase: CustomTestStringConvertible {
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

extension HandlingCase {
    static let alert = [
        HandlingCase(.alert, "", "at Duplicate"),
        HandlingCase(.alert, "enter", "press Duplicate"),
        HandlingCase(.alert, "left", "at Delete"),
        HandlingCase(.alert, "left enter", "press Delete"),
        HandlingCase(.alert, "right '_'", "press Keep"),
        HandlingCase(.alert, "right right", "at Keep"),
        HandlingCase(.alert, "tab", "at Keep"),
        HandlingCase(.alert, "tab tab", "at Delete"),
        HandlingCase(.alert, "shift-tab shift-tab", "at Keep"),
        HandlingCase(.alert, "home", "at Delete"),
        HandlingCase(.alert, "end", "at Keep"),
        HandlingCase(.alert, "'d'", "press Delete"),
        HandlingCase(.alert, "'D'", "press Delete"),
        HandlingCase(.alert, "'u'", "press Duplicate"),
        HandlingCase(.alert, "'k'", "press Keep"),
        HandlingCase(.alert, "'x'", "at Duplicate"),
        HandlingCase(.alert, "'é'", "at Duplicate"),
        HandlingCase(.alert, "backspace", "at Duplicate"),
        HandlingCase(.alert, "alt-d", "at Duplicate"),
        HandlingCase(.alert, "\"d\"", "at Duplicate"),
        HandlingCase(.alert, "esc", "leave"),
        HandlingCase(.message, "enter", "press OK"),
        HandlingCase(.message, "'o'", "press OK"),
        HandlingCase(.message, "down right tab", "at OK"),
        HandlingCase(.message, "esc", "leave"),
    ]

    static let list = [
        HandlingCase(.list, "", "at size"),
        HandlingCase(.list, "enter", "press size"),
        HandlingCase(.list, "down", "at new name"),
        HandlingCase(.list, "down down", "at Cancel"),
        HandlingCase(.list, "down down '_'", "press Cancel"),
        HandlingCase(.list, "down down enter", "press Cancel"),
        HandlingCase(.list, "up enter", "press name"),
        HandlingCase(.list, "up up", "at name"),
        HandlingCase(.list, "pagedown", "at Cancel"),
        HandlingCase(.list, "end home", "at name"),
        HandlingCase(.list, "'N'", "at name, filtered for N"),
        HandlingCase(.list, "'n' enter", "press name"),
        HandlingCase(.list, "'new'", "at new name, filtered for new"),
        HandlingCase(.list, "'new_n'", "at new name, filtered for new n"),
        HandlingCase(.list, "'new' backspace", "at new name, filtered for ne"),
        HandlingCase(.list, "'name' down enter", "press new name"),
        HandlingCase(.list, "'new' ctrl-backspace", "at size"),
        HandlingCase(.list, "'new' ctrl-u", "at size"),
        HandlingCase(.list, "'new' esc", "at size"),
        HandlingCase(.list, "'new' esc esc", "leave"),
        HandlingCase(.list, "'xyz'", "at Cancel, filtered for xyz"),
        HandlingCase(.list, "'xyz' enter", "press Cancel"),
        HandlingCase(.list, "\"na\\nme\"", "at Cancel, filtered for na me"),
        HandlingCase(.list, "\"me\"", "at name, filtered for me"),
        HandlingCase(.list, "backspace", "at size"),
        HandlingCase(.list, "esc", "leave"),
    ]

    static let listOfMany = [
        HandlingCase(.listOfMany, "'_'", "press olives"),
        HandlingCase(.listOfMany, "down '_'", "press onions"),
        HandlingCase(.listOfMany, "'o'", "at olives, filtered for o"),
        HandlingCase(.listOfMany, "'on' '_'", "press onions"),
        HandlingCase(.listOfMany, "enter", "submit"),
        HandlingCase(.listOfMany, "end enter", "press Cancel"),
        HandlingCase(.listOfMany, "esc", "leave"),
    ]

    static let prompt = [
        HandlingCase(.form, "", "at Name"),
        HandlingCase(.form, "'!'", "fill Name with Ann!"),
        HandlingCase(.form, "home '>'", "fill Name with >Ann"),
        HandlingCase(.form, "left left delete", "fill Name with An"),
        HandlingCase(.form, "ctrl-u", "fill Name with "),
        HandlingCase(.form, "ctrl-a ctrl-k", "fill Name with "),
        HandlingCase(.form, "alt-b 'x'", "fill Name with xAnn"),
        HandlingCase(.form, "backspace", "fill Name with An"),
        HandlingCase(.form, "left", "at Name, caret 2"),
        HandlingCase(.form, "delete", "at Name, caret 3"),
        HandlingCase(.form, "tab", "at City"),
        HandlingCase(.form, "down", "at City"),
        HandlingCase(.form, "tab 'Rom'", "fill City with Rom"),
        HandlingCase(.form, "tab '_'", "fill City with  "),
        HandlingCase(.form, "tab \"New\\nYork\"", "fill City with New York"),
        HandlingCase(.form, "tab tab", "at Go"),
        HandlingCase(.form, "tab tab enter", "press Go"),
        HandlingCase(.form, "tab tab '_'", "press Go"),
        HandlingCase(.form, "tab tab 'x'", "at Go"),
        HandlingCase(.form, "left tab shift-tab", "at Name"),
        HandlingCase(.form, "shift-tab", "at Cancel"),
        HandlingCase(.form, "end up", "at Name, caret 3"),
        HandlingCase(.form, "enter", "submit"),
        HandlingCase(.form, "tab enter", "submit"),
        HandlingCase(.form, "esc", "leave"),
        HandlingCase(.code, "'漢👩‍👩‍👧‍👦'", "fill field with 漢👩‍👩‍👧‍👦"),
        HandlingCase(.code, "enter", "submit"),
        HandlingCase(.busyForm, "'x'", "at Cancel"),
        HandlingCase(.busyForm, "backspace", "at Cancel"),
        HandlingCase(.busyForm, "esc", "leave"),
    ]

    static let progress = [
        HandlingCase(.progress, "", "at nothing"),
        HandlingCase(.progress, "enter", "submit"),
        HandlingCase(.progress, "'_'", "at nothing"),
        HandlingCase(.progress, "tab", "at Cancel"),
        HandlingCase(.progress, "tab enter", "press Cancel"),
        HandlingCase(.progress, "'c'", "press Cancel"),
        HandlingCase(.progress, "esc", "leave"),
    ]

    static let blank = [
        HandlingCase(.blank, "enter", "at Last"),
        HandlingCase(.blank, "enter 'x'", "fill Last with x"),
        HandlingCase(.blank, "enter enter", "at Send"),
        HandlingCase(.blank, "enter enter enter", "press Send"),
        HandlingCase(.blank, "enter enter '?'", "at Send"),
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
