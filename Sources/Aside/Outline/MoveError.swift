/// Why a move of the user was not possible.
///
/// Nothing has changed then. Its description says what was looked for, what there is instead, and how to fix it.
public struct MoveError: Error, Equatable, Sendable, CustomStringConvertible {
    /// Why the move was not possible.
    public let reason: Reason

    /// The full message: what was looked for, what there is instead, and how to fix it.
    public let description: String

    package init(_ reason: Reason, _ description: String) {
        self.reason = reason
        self.description = description
    }

    /// Why a move was not possible.
    public enum Reason: Equatable, Sendable {
        /// There is no such control, none of that kind, or the control has no such option.
        case missing
        /// Several controls have that kind and label.
        case ambiguous
        /// The control or the option is disabled, or no more options of the list can be selected.
        case disabled
        /// The action is still running, and it is not repeatable.
        case busy
        /// What the move is meant for is not in front: it has ended, is covered, or was never shown.
        case notInFront
        /// What is in front takes no such move, or no such value.
        case unsuitable
    }
}

extension MoveError {
    static func gone(_ id: Outline.Item.ID, from place: ControlPlace) -> MoveError {
        MoveError(.missing, "\(place) shows no \(id) any more. Take the identity from its current `outline`.")
    }

    static func wrongKind(_ item: Outline.Item, for noun: Outline.Kind.Noun, on place: ControlPlace) -> MoveError {
        MoveError(.missing, "There is no \(noun) “\(item.label)” on \(place). \(advice(on: item))")
    }

    static func disabled(_ item: Outline.Item, on place: ControlPlace) -> MoveError {
        MoveError(
            .disabled,
            "The \(item) on \(place) is disabled. First do what enables it."
        )
    }

    static func busy(_ item: Outline.Item, on place: ControlPlace) -> MoveError {
        MoveError(
            .busy,
            """
            The \(item) on \(place) is busy with an earlier press. Wait until that has ended: `press` returns its task. \
            Or let it be pressed meanwhile: add `.repeatable()` to the action.
            """
        )
    }

    static func over(_ item: Outline.Item, on place: ControlPlace) -> MoveError {
        MoveError(.notInFront, "The \(item) accepts no input any more: \(place) has ended. Wait for the next one.")
    }

    static func full(_ item: Outline.Item) -> MoveError {
        MoveError(.disabled, "The \(item) accepts no more options. Deselect one first, by picking it again.")
    }

    static func notOnStage(_ item: Outline.Item, on place: ControlPlace) -> MoveError {
        MoveError(
            .notInFront,
            "The \(item) cannot run, because \(place) is not on a stage. Show or present the screen first."
        )
    }

    static func noOption(_ option: String, among options: [String], of item: Outline.Item) -> MoveError {
        let nearest = nearestMatch(to: option, among: options)
        let advice = nearest.map { "Did you mean “\($0)”?" } ?? "Correct the option."
        let list = options.isEmpty ? "There are no options." : "Options: \(list(options))."
        return MoveError(.missing, "The \(item) has no option “\(option)”. \(advice) \(list)")
    }

    static func noOption(_ index: Int, of count: Int, of item: Outline.Item) -> MoveError {
        MoveError(
            .missing,
            """
            The \(item) has no option \(index): it has \(count), counted from 0. Take the index from the current \
            `outline`.
            """
        )
    }

    static func unavailable(_ option: ListOption, of item: Outline.Item) -> MoveError {
        MoveError(
            .disabled,
            "The option “\(option.label)” of the \(item) cannot be taken: \(option.unavailable ?? "it is locked").")
    }

    static func ambiguousOption(_ option: String, of item: Outline.Item) -> MoveError {
        MoveError(
            .ambiguous,
            "The \(item) has several options “\(option)”. Give them different names, or pick one by its index."
        )
    }
}

extension MoveError {
    /// Names an item that the test took for something else, and says what the test can do with it.
    static func advice(on item: Outline.Item) -> String {
        let noun = item.kind.noun
        let article = noun == .action ? "an" : "a"
        let use = item.kind.isControl ? ": use \(noun.call(item.label))" : ""
        return "“\(item.label)” is \(article) \(noun)\(use)."
    }

    /// Lists names in a sentence.
    ///
    /// A long list is shortened, because it would hide the rest of the message.
    static func list(_ names: [String]) -> String {
        let limit = 12
        let rest = names.count > limit ? " and \(names.count - limit) more" : ""
        return names.prefix(limit).joined(separator: ", ") + rest
    }
}

extension Outline.Kind.Noun: CustomStringConvertible {
    package var description: String { rawValue }

    var plural: String {
        self == .switch ? "switches" : "\(self)s"
    }

    /// Returns the call with which a test operates a control of this kind.
    func call(_ label: String, in group: String? = nil) -> String {
        let place = group.map { ", in: \"\($0)\"" } ?? ""
        return switch self {
        case .field: "fill(\"\(label)\", …\(place))"
        case .switch: "toggle(\"\(label)\"\(place))"
        case .selection: "pick(\"\(label)\", …\(place))"
        case .action, .heading, .paragraph, .row, .meter, .block: "press(\"\(label)\"\(place))"
        }
    }
}
