/// Why a control of a screen or a modal could not be used.
///
/// Its description says what was looked for, what there is instead, and how to fix it.
public struct ControlError: Error, Equatable, Sendable {
    /// Why the control could not be used.
    public let reason: Reason

    /// The full message: what was looked for, what there is instead, and how to fix it.
    public let description: String

    init(_ reason: Reason, _ description: String) {
        self.reason = reason
        self.description = description
    }
}

extension ControlError: CustomStringConvertible {}

extension ControlError {
    /// Why a control could not be used.
    public enum Reason: Equatable, Sendable {
        /// There is no such control, none of that kind, or the control has no such option.
        case missing
        /// Several controls have that kind and label.
        case ambiguous
        /// The control or the option is disabled, or no more options of the list can be selected.
        case disabled
        /// The action is still running, and it is not repeatable.
        case busy
        /// The modal has ended, or the stage takes it away and shows it again later.
        case over
        /// The screen is not on a stage, so no work can run for it.
        case notOnStage
    }
}

extension ControlError {
    static func gone(_ id: Outline.Item.ID, from place: ControlPlace) -> ControlError {
        ControlError(.missing, "\(place) shows no \(id) any more. Take the identity from its current `outline`.")
    }

    static func wrongKind(_ item: Outline.Item, for noun: Outline.Kind.Noun, on place: ControlPlace) -> ControlError {
        ControlError(.missing, "There is no \(noun) “\(item.label)” on \(place). \(advice(on: item))")
    }

    static func disabled(_ item: Outline.Item, on place: ControlPlace) -> ControlError {
        ControlError(
            .disabled,
            "The \(item) on \(place) is disabled. First do what enables it."
        )
    }

    static func busy(_ item: Outline.Item, on place: ControlPlace) -> ControlError {
        ControlError(
            .busy,
            """
            The \(item) on \(place) is busy with an earlier press. Wait until that has ended: `press` returns its task. \
            Or let it be pressed meanwhile: add `.repeatable()` to the action.
            """
        )
    }

    static func over(_ item: Outline.Item, on place: ControlPlace) -> ControlError {
        ControlError(.over, "The \(item) accepts no input any more: \(place) has ended. Wait for the next one.")
    }

    static func full(_ item: Outline.Item) -> ControlError {
        ControlError(.disabled, "The \(item) accepts no more options. Deselect one first, by picking it again.")
    }

    static func notOnStage(_ item: Outline.Item, on place: ControlPlace) -> ControlError {
        ControlError(
            .notOnStage,
            "The \(item) cannot run, because \(place) is not on a stage. Show or present the screen first."
        )
    }

    static func noOption(_ option: String, among options: [String], of item: Outline.Item) -> ControlError {
        let nearest = nearestMatch(to: option, among: options)
        let advice = nearest.map { "Did you mean “\($0)”?" } ?? "Correct the option."
        let list = options.isEmpty ? "There are no options." : "Options: \(list(options))."
        return ControlError(.missing, "The \(item) has no option “\(option)”. \(advice) \(list)")
    }

    static func noOption(_ index: Int, of count: Int, of item: Outline.Item) -> ControlError {
        ControlError(
            .missing,
            """
            The \(item) has no option \(index): it has \(count), counted from 0. Take the index from the current \
            `outline`.
            """
        )
    }

    static func unavailable(_ option: ListOption, of item: Outline.Item) -> ControlError {
        ControlError(
            .disabled,
            "The option “\(option.label)” of the \(item) cannot be taken: \(option.unavailable ?? "it is locked").")
    }

    static func ambiguousOption(_ option: String, of item: Outline.Item) -> ControlError {
        ControlError(
            .ambiguous,
            "The \(item) has several options “\(option)”. Give them different names, or pick one by its index."
        )
    }
}

extension ControlError {
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
