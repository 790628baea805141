/// What is in front of the user at one moment, as plain data: a screen, a modal, or nothing.
///
/// Equal fronts look the same and are the same showing. The hash leaves the identities out, so that it tells states
/// apart by what is seen. In JSON, a mask stands for the texts of secure fields, and what is empty is left out.
public struct Front: Hashable, Sendable, Codable {
    /// The kind of what is in front.
    public enum Kind: String, Sendable, Codable, Hashable, CaseIterable {
        /// Nothing: the flow is at work, or has ended.
        case nothing
        /// A screen, on the stack or in a sheet.
        case screen
        /// A message with choices.
        case alert
        /// A list to choose one or many rows from.
        case choose
        /// One value to enter.
        case prompt
        /// Fields to fill in.
        case form
        /// Work that is running.
        case progress
        /// A sheet that shows no screen yet.
        case sheet
    }

    /// What goes on.
    public enum State: String, Sendable, Codable, Hashable {
        /// It waits for the user, and nothing goes on by itself.
        case asks
        /// What was entered is being checked, or an action of the screen is running.
        case checks
        /// The flow is at work.
        case works
        /// It has ended, and is still in view.
        case leaves
    }

    /// What leaving leads to.
    public enum Leaving: String, Sendable, Codable, Hashable {
        /// To the screen below.
        case back
        /// To the end of the modal, of the sheet, or of the first step.
        case dismiss
    }

    /// Names this showing.
    public internal(set) var id: FrontID
    /// The kind.
    public internal(set) var kind: Kind
    /// What goes on.
    public internal(set) var state: State
    /// What leaving leads to; `nil` if the user cannot leave.
    public internal(set) var leaving: Leaving?
    /// The titles of the screens on the stack in front, the root first.
    public internal(set) var path: [String]
    /// The title; empty if nothing is in front.
    public internal(set) var title: String
    /// The text below the title.
    public internal(set) var message: String?
    /// Which parts of the message are bold, italic, code or links.
    public internal(set) var markup: Markup?
    /// Why what was entered was refused as a whole.
    public internal(set) var refusal: String?
    /// The name of the screen's type; `nil` for a modal.
    package internal(set) var type: String?
    /// The name that the flow has given the question; see ``Question/once(_:)``.
    public internal(set) var name: String?
    /// How serious it is; `nil` for a screen.
    public internal(set) var severity: Severity?
    /// What is shown, from top to bottom.
    ///
    /// The buttons of a question are the last items, and Enter presses the action with the shortcut `.enter`. A field is
    /// busy while its check or its search is running, or about to run.
    public internal(set) var outline: Outline
    /// The sheet that contains the screen in front.
    public internal(set) var sheet: FrontID?
    /// The notice in view, whose button is pressed at ``FrontID/notice``.
    public internal(set) var notice: NoticeContent?
    /// The line of the flow that shows it.
    public internal(set) var source: SourceLine?

    private enum CodingKeys: String, CodingKey {
        case id, kind, state, leaving, path, title, message, markup, refusal, type, name, severity, sheet, notice
        case outline = "items"
        case source = "line"
    }

    /// Hashes what is seen, and not which showing it is.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(state)
        hasher.combine(leaving)
        hasher.combine(path)
        hasher.combine(title)
        hasher.combine(message)
        hasher.combine(markup)
        hasher.combine(refusal)
        hasher.combine(type)
        hasher.combine(name)
        hasher.combine(severity)
        hasher.combine(outline)
        hasher.combine(notice)
        hasher.combine(source)
    }
}

extension Front {
    /// What is shown, from top to bottom.
    package var items: [Outline.Item] { outline.items }

    /// Whether it is a question with an answer, and no screen, progress or sheet.
    package var isQuestion: Bool { [.alert, .choose, .prompt, .form].contains(kind) }

    /// The options of the list to choose from; none if there is no list.
    public var options: [ListOption] { list?.options ?? [] }

    /// The list to choose from, if there is one.
    package var list: Outline.Item? { items.first(where: \.kind.isList) }

    /// The fields, switches and selections, also those in blocks.
    public var fields: [Outline.Item] { outline.controls.filter(\.kind.isField) }

    /// The actions, also those in rows and blocks.
    public var actions: [Outline.Item] { outline.controls.filter(\.kind.isAction) }

    /// What Enter presses: the first action with that key that can be pressed, or else the first with it.
    package var submission: Outline.Item? {
        outline.action(for: .enter) ?? actions.first { $0.kind.shortcut == .enter }
    }

    /// The kind and the title, such as `alert “Card declined”`, or the name of a screen's type.
    package var described: String {
        switch kind {
        case .nothing: "nothing"
        case .screen: type ?? title
        default: (kind == .choose ? "list" : kind.rawValue) + (title.isEmpty ? "" : " “\(title)”")
        }
    }
}

extension Front: CustomStringConvertible, CustomReflectable {
    /// The identity, the kind and the title, without the values.
    public var description: String { "\(id): \(described)" }

    /// What a dump shows: the kinds and the labels, and no text that was typed.
    public var customMirror: Mirror {
        Mirror(
            self, children: ["id": id, "state": state, "items": items.map(\.description)] as KeyValuePairs<String, Any>)
    }
}

/// The identity of one showing: of one stay of a screen, or of one presentation of a modal.
///
/// No other showing on the same stage ever has the same identity, so that a late move cannot reach what comes next.
public struct FrontID: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
    /// The words for it, such as `screen 1.2` or `modal 7`.
    public let rawValue: String

    /// Makes an identity from its words.
    public init(rawValue: String) { self.rawValue = rawValue }

    init(_ entry: EntryID) { rawValue = entry.description }
    init(_ modal: ModalID) { rawValue = modal.description }

    /// What is in front of an empty stage.
    package static let nothing = FrontID(rawValue: "nothing")
    /// The notice in view.
    public static let notice = FrontID(rawValue: "notice")

    /// `screen 1.2` or `modal 7`.
    public var description: String { rawValue }
}

extension Outline.Kind {
    /// What a button means to the user; `nil` for other kinds.
    package var role: Role? { if case .action(let role, _) = self { role } else { nil } }
}

extension Outline.Item {
    /// An example of what to enter into a field; `nil` if there is none.
    package var placeholder: String? {
        if case .field(_, let placeholder, _, _) = kind, !placeholder.isEmpty { placeholder } else { nil }
    }
}
