/// What the control of an ``Input`` looks like, without the type of its values.
struct InputControl {
    /// How the user enters a value.
    enum Shape: Equatable {
        /// As a text; the format is `nil` for a single line of any text.
        case text(Outline.FieldFormat?)
        /// By turning something on or off.
        case toggle
        /// By picking one of some options.
        case options([ListOption])
    }

    let shape: Shape
    /// What the field shows while it is empty.
    var placeholder = ""
    var isSecure = false
    /// All texts that the field could suggest.
    var suggestions: [String] = []
    /// The search for suggestions.
    var search: (@MainActor (String) async throws -> [String])?
    /// Earlier entries, the oldest first.
    var history: [String] = []
    /// How long the user must stop typing before a search or a check begins.
    var pause = Duration.milliseconds(300)

    /// The entry of a field that is not filled in.
    var empty: FieldEntry {
        switch shape {
        case .text: .text("")
        case .toggle: .state(false)
        case .options: .option(nil)
        }
    }

    /// The format of a text field; `nil` for a single line of any text, and for other fields.
    var format: Outline.FieldFormat? {
        if case .text(let format) = shape { format } else { nil }
    }

    /// Whether the field suggests texts while the user types.
    var suggestsTexts: Bool { !isSecure && (!suggestions.isEmpty || search != nil) }

    /// Returns an entry as a text; `nil` if there is none, as nothing is picked.
    func text(of entry: FieldEntry) -> String? {
        switch (entry, shape) {
        case (.text(let text), _): text
        case (.state(let isOn), _): String(isOn)
        case (.option(let place?), .options(let options)): options[place].label
        default: nil
        }
    }

    /// What an entry looks like.
    func kind(showing entry: FieldEntry, error: String? = nil) -> Outline.Kind {
        switch (shape, entry) {
        case (.toggle, .state(let isOn)): .switch(isOn: isOn)
        case (.toggle, _): .switch(isOn: false)
        case (.options(let options), .option(let place)): .selection(options: options.map(\.label), selected: place)
        case (.options(let options), _): .selection(options: options.map(\.label), selected: nil)
        case (.text, _):
            .field(text: entry.text ?? "", placeholder: placeholder, error: error, isSecure: isSecure)
        }
    }
}
