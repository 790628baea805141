import Testing

/// A surface, the keys pressed on it, and the result of the last key: a command, or the user's place.
struct InputCase: CustomTestStringConvertible {
    let scene: Scene
    let keys: Keys
    let result: String

    var testDescription: String { "\(scene): \(keys)" }
}

// MARK: - The tables

extension InputCase {
    private static func cases(_ tables: KeyValuePairs<Scene, [(Keys, String)]>) -> [InputCase] {
        tables.flatMap { scene, cases in cases.map { InputCase(scene: scene, keys: $0, result: $1) } }
    }

    static let alert = cases([
        .alert: [
            ("", "at Duplicate"), ("enter", "press Duplicate"), ("left", "at Delete"), ("left enter", "press Delete"),
            ("right '_'", "press Keep"), ("right right", "at Keep"), ("tab", "at Keep"), ("tab tab", "at Delete"),
            ("shift-tab shift-tab", "at Keep"), ("home", "at Delete"), ("end", "at Keep"), ("'d'", "press Delete"),
            ("'D'", "press Delete"), ("'u'", "press Duplicate"), ("'k'", "press Keep"), ("'x'", "at Duplicate"),
            ("'é'", "at Duplicate"), ("backspace", "at Duplicate"), ("alt-d", "at Duplicate"),
            ("\"d\"", "at Duplicate"), ("esc", "leave"),
        ],
        .message: [("enter", "press OK"), ("'o'", "press OK"), ("down right tab", "at OK"), ("esc", "leave")],
    ])

    static let confirmation = cases([
        .confirmation: [
            ("'y'", "press New"), ("'Y'", "press New"), ("'n'", "press Cancel"), ("'e'", "press New"),
            ("'c'", "press Cancel"), ("'o'", "at New"),
        ],
        // With more than two answers, the meaning of yes is unclear.
        .alert: [("'y'", "at Duplicate"), ("'n'", "at Duplicate")], .message: [("'y'", "at OK")],
        .code: [("'y'", "fill field with y")],
    ])

    static let list = cases([
        .list: [
            ("", "at size"), ("enter", "press size"), ("down", "at new name"), ("down down", "at Cancel"),
            ("down down '_'", "press Cancel"), ("down down enter", "press Cancel"), ("up enter", "press name"),
            ("up up", "at name"), ("pagedown", "at new name"), ("pagedown pagedown", "at Cancel"),
            ("end", "at new name"), ("end down end", "at new name"), ("end home", "at name"),
            ("'N'", "at name, filtered for N"), ("'n' enter", "press name"), ("'new'", "at new name, filtered for new"),
            ("'new_n'", "at new name, filtered for new n"), ("'new' backspace", "at new name, filtered for ne"),
            ("'name' down enter", "press new name"), ("'new' ctrl-backspace", "at size"), ("'new' ctrl-u", "at size"),
            ("'new' esc", "at size"), ("'new' esc esc", "leave"), ("'xyz'", "at nothing, filtered for xyz"),
            ("'xyz' enter", "at nothing, filtered for xyz"), ("'xyz' tab enter", "press Cancel"),
            ("\"na\\nme\"", "at name, filtered for na me"), ("\"me\"", "at name, filtered for me"),
            ("backspace", "at size"), ("esc", "leave"),
        ]
    ])

    static let listOfMany = cases([
        .listOfMany: [
            ("'_'", "press olives"), ("down '_'", "press onions"), ("'o'", "at olives, filtered for o"),
            ("'on' '_'", "press onions"), ("enter", "submit"), ("end", "at cheese"),
            ("end down down enter", "press Cancel"), ("'xyz' enter", "at nothing, filtered for xyz"), ("esc", "leave"),
        ]
    ])

    static let prompt = cases([
        .form: [
            ("", "at Name"), ("'!'", "fill Name with Ann!"), ("home '>'", "fill Name with >Ann"),
            ("left left delete", "fill Name with An"), ("ctrl-u", "fill Name with "),
            ("ctrl-a ctrl-k", "fill Name with "), ("alt-b 'x'", "fill Name with xAnn"),
            ("backspace", "fill Name with An"), ("left", "at Name, caret 2"), ("delete", "at Name, caret 3"),
            ("tab", "at City"), ("down", "at City"), ("tab 'Rom'", "fill City with Rom"),
            ("tab '_'", "fill City with  "), ("tab \"New\\nYork\"", "fill City with New York"), ("tab tab", "at Go"),
            ("tab tab enter", "press Go"), ("tab tab '_'", "press Go"), ("tab tab 'x'", "at Go"),
            ("left tab shift-tab", "at Name"), ("shift-tab", "at Cancel"), ("end up", "at Name, caret 3"),
            ("enter", "at City"), ("enter enter", "submit"), ("tab enter", "submit"), ("esc", "leave"),
        ],
        // Every field is seen before the form is submitted, also one that holds a value.
        .filledForm: [
            ("enter", "at Guests"), ("enter enter", "at Size"), ("enter enter '_'", "press Size"),
            ("enter enter enter", "at Gift"), ("enter enter enter enter", "submit"), ("down down enter", "at Gift"),
        ],
        .code: [("'漢👩‍👩‍👧‍👦'", "fill field with 漢👩‍👩‍👧‍👦"), ("enter", "submit")],
        .busyForm: [("'x'", "at nothing"), ("backspace", "at nothing"), ("esc", "leave")],
    ])

    static let progress = cases([
        .progress: [
            ("", "at nothing"), ("enter", "submit"), ("'_'", "at nothing"), ("tab", "at Cancel"),
            ("tab enter", "press Cancel"), ("'c'", "press Cancel"), ("esc", "leave"),
        ]
    ])

    static let blank = cases([
        .blank: [
            ("enter", "at Last"), ("enter 'x'", "fill Last with x"), ("enter enter", "at Send"),
            ("enter enter enter", "press Send"), ("enter enter '?'", "at Send"),
        ]
    ])

    static let onScreens: [(Keys, String)] = [
        ("", "at Name"), ("'?'", "fill Name with Ann?"), ("enter", "submit"), ("up", "at Remove"),
        ("up enter", "press Remove"), ("up '_'", "press Remove"), ("up '?'", "press Help"), ("up 'x'", "at Remove"),
        ("up \"?\"", "at Remove"), ("tab", "at Gift"), ("tab '_'", "press Gift"), ("tab enter", "submit"),
        ("tab left", "at Gift"), ("tab tab", "at Size"), ("tab tab right", "cycle Size by 1"),
        ("tab tab left", "cycle Size by -1"), ("tab tab '_'", "press Size"), ("tab tab enter", "submit"),
        ("tab tab tab", "at Help"), ("tab tab tab right", "at Continue"), ("tab tab tab right left", "at Help"),
        ("tab tab tab enter", "press Help"), ("tab tab tab tab tab", "at Remove"), ("up end enter", "press Continue"),
        ("esc", "leave"), ("up esc", "leave"),
    ]

    static let scrolling: [(Scene, Keys, Int)] = [
        (.reading, "down", 1), (.reading, "down down down up", 2), (.reading, "up", 0), (.reading, "pagedown", 10),
        (.reading, "pagedown pageup", 0), (.reading, "end", 1_000_000), (.reading, "end home", 0),
        (.reading, "'x' tab left right backspace", 0),
        // The only button is far below.
        (.note, "down", 1), (.note, "down down down", 3), (.note, "pagedown down up", 10), (.note, "end home", 0),
    ]
}
